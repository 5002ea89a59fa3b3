import type { Locale } from "../../../brand/locale.ts";
import {
  namedPeriod,
  PERIOD_KINDS,
  periodKey,
  type ReportingPeriod,
  statedPeriod,
  writtenPeriod,
} from "../../domain/content/reporting-period.ts";
import type { NamedPeriod } from "../../domain/content/translatable.ts";
import { type Field, from, ofAll, type RecordOf, record } from "./field.ts";
import type { FieldPath } from "./field-path.ts";
import { date, number, select, text } from "./simple-fields.ts";

/** The name of a period as its editor typed it. In a further language of the site, it is put into that language's words. */
export const period: Field<string | undefined> = (value, path) => {
  const typed = text(value, path);
  return typed === undefined || path.locale.language === undefined ? typed : periodText(typed, path.locale);
};

/** Forecasts are stated for some years to come; goals, such as those for the climate, for a later round year. */
const YEARS_AHEAD = 10;
const YEARS_TO_GOAL = 60;
const ROUND = 5;

/** Before the first companies existed. */
const FIRST_YEAR = 1600;

/** The period of a figure. A period of an implausible year is reported, and not returned. */
export const figurePeriod: Field<string | undefined> = (value, path) => {
  const read = period(value, path);
  const implausible = read === undefined ? undefined : implausibleYear(read, path);
  if (implausible === undefined) return read;
  path.report(`“${read}” is of the year ${implausible}: it may be mistyped. Nothing of it is shown`);
  return undefined;
};

/** A year that a period names and that cannot be meant. In other calendars than the Gregorian one, any year may be. */
function implausibleYear(typed: string, { locale, published }: FieldPath): number | undefined {
  const { calendar } = new Intl.DateTimeFormat(locale.brand.locale).resolvedOptions();
  if (calendar !== "gregory") return undefined;
  const written = writtenPeriod(typed);
  const found = written ? [written.year] : (typed.match(/(?<!\d)\d{4}(?!\d)/g) ?? []).map(Number);
  const thisYear = published === undefined ? Number.POSITIVE_INFINITY : new Date(published).getUTCFullYear();
  const isWhole = written === undefined || written.kind === "year";
  return found.find((one) => {
    const isGoal = isWhole && one % ROUND === 0 && one <= thisYear + YEARS_TO_GOAL;
    return one < FIRST_YEAR || (one > thisYear + YEARS_AHEAD && !isGoal);
  });
}

/** A period in the words of a language. Without letters, it is the same in all languages. */
function periodText(typed: string, { brand: { yearEnd }, texts }: Locale): string {
  const written = /\p{L}/u.test(typed) ? writtenPeriod(typed) : undefined;
  if (written === undefined) return typed;
  // If the editor typed only the last year, the financial year began in the one before, unless it ends in December.
  const isSplit = written.isSplit ?? (yearEnd !== undefined && yearEnd !== "12-31");
  return namedPeriod({ ...written, isSplit }, texts.content.periods);
}

const shape = {
  kind: from("period_kind", select(PERIOD_KINDS)),
  ends: from("period_end", date),
  year: from("period_year", number),
  name: from("period_name", period),
};

type Values = RecordOf<typeof shape>;

const fields = record(shape);

/** Reads the reporting period of a page. Contradictory fields are reported and left out. */
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

/** Reports fields of a period that are filled in although its kind is not. */
function reportUnused({ ends, year, name }: Values, path: FieldPath): undefined {
  const all = Object.entries({ period_end: ends, period_year: year, period_name: name });
  const [field] = all.find(([, value]) => value !== undefined) ?? [];
  if (field !== undefined)
    path.at(field).report("is not used: choose which part of the financial year the period is");
}

/**
 * Accepts a year beside that of the last day: a company may name a financial year after the one in which it begins, and a year
 * of 52 weeks may end in the next one.
 */
function problemOfYear(year: number, byEnd: ReportingPeriod | undefined): string | undefined {
  if (!Number.isInteger(year) || year < 1900 || year > 2200) return `${year} is no year`;
  if (byEnd === undefined || Math.abs(byEnd.year - year) <= 1) return undefined;
  return `the period ends on ${byEnd.ends}, not in the financial year ${year}; ${byEnd.year} is shown`;
}

/** The reporting period of a page. */
export const reportingPeriod = ofAll(statedByEditor);

/** Gives each period the spelling in which it first occurs, so that a period in two spellings becomes one column. */
export function inFirstSpelling(periods: readonly NamedPeriod[]): (period: NamedPeriod) => NamedPeriod {
  const first = new Map(
    periods.toReversed().map(({ period: name, wordsIn }) => [periodKey(name), { period: name, wordsIn }]),
  );
  return (one) => first.get(periodKey(one.period)) ?? one;
}
