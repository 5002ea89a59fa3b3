import { PERIOD_KINDS, type ReportingPeriod, statedPeriod } from "../../domain/content/reporting-period.ts";
import { type Field, from, ofAll, type RecordOf, record } from "./field.ts";
import type { FieldPath } from "./field-path.ts";
import { date, number, select, text } from "./simple-fields.ts";

const shape = {
  kind: from("period_kind", select(PERIOD_KINDS)),
  ends: from("period_end", date),
  year: from("period_year", number),
  name: from("period_name", text),
};

type Values = RecordOf<typeof shape>;

const fields = record(shape);

/** Reads the reporting period of a page. What contradicts itself is reported and left out. */
const statedByEditor: Field<ReportingPeriod | undefined> = (data, path) => {
  const values = fields(data, path);
  if (!values) return undefined;
  const { kind, ends, year, name } = values;
  if (kind === undefined) return reportUnused(values, path);
  if (kind === "Other" && (name === undefined || ends === undefined)) {
    path.at("period_name").report("another period needs a name and its last day; it is not shown as one");
    return undefined;
  }
  if (ends === undefined && year === undefined)
    path.at("period_end").report("a period needs its last day or its financial year");
  const byEnd = statedPeriod({ kind, ends, name });
  const problem = year === undefined ? undefined : problemOfYear(year, byEnd);
  if (problem === undefined) return statedPeriod({ kind, ends, year, name });
  path.at("period_year").report(problem);
  return byEnd;
};

/** The parts of a period without the one that makes them a period. */
function reportUnused({ ends, year, name }: Values, path: FieldPath): undefined {
  const all = Object.entries({ period_end: ends, period_year: year, period_name: name });
  const [field] = all.find(([, value]) => value !== undefined) ?? [];
  if (field !== undefined)
    path.at(field).report("is not used: choose which part of the financial year the period is");
}

/** A company may call a year after the one in which it begins, and a year of weeks may end in the next one. */
function problemOfYear(year: number, byEnd: ReportingPeriod | undefined): string | undefined {
  if (!Number.isInteger(year) || year < 1900 || year > 2200) return `${year} is no year`;
  if (byEnd === undefined || Math.abs(byEnd.year - year) <= 1) return undefined;
  return `the period ends on ${byEnd.ends}, not in the financial year ${year}; ${byEnd.year} is shown`;
}

/** The reporting period of a page. */
export const reportingPeriod = ofAll(statedByEditor);
