import { ASSURANCES } from "../../../domain/content/measure-details.ts";
import { periodKey, writtenPeriodTime } from "../../../domain/content/reporting-period.ts";
import { FINANCIAL_MEASURES } from "../../../domain/figures/financial-year.ts";
import { each, from, list, ofAll, record, required } from "../field.ts";
import type { FieldPath } from "../field-path.ts";
import { link } from "../link-field.ts";
import { figurePeriod, inFirstSpelling } from "../period-fields.ts";
import type { PrismicCapability } from "../prismic-capability.ts";
import { checked, converted, plain } from "../section-reader.ts";
import { boolean, date, decimals, number, select, text } from "../simple-fields.ts";
import { BOUND, TEXT, type TextFields, WRITTEN } from "../text-fields.ts";
import { comparedInOneUnit, summaryInOneUnit } from "./other-units.ts";

/** What is said of the figures of a table. */
const explained = {
  definitions: list(
    record({ measure: text, definition: text, reconciliation: link, assurance: select(ASSURANCES) }),
  ),
  restatements: list(
    record({
      measure: required(text),
      period: required(figurePeriod),
      former: text,
      since: date,
      reason: text,
    }),
  ),
};

const EXPLAINED_TEXTS = {
  definitions: { measure: TEXT, definition: TEXT, reconciliation: TEXT },
  restatements: { measure: TEXT, period: BOUND, former: WRITTEN, reason: TEXT },
} satisfies TextFields;

const comparison = record({
  period: text,
  previous: from("previous_period", text),
  figures: list(record({ measure: required(text), unit: text, value: required(number), previous: number })),
});

/** The figures of a comparison; none if its periods are one, or the other way round: nobody knows what they are of. */
const comparedFigures = (values: unknown, path: FieldPath) => {
  const { period: one = "", previous = "", figures: typed = [] } = comparison(values, path) ?? {};
  const time = writtenPeriodTime(one);
  const timeBefore = writtenPeriodTime(previous);
  const isLater = time !== undefined && timeBefore !== undefined && timeBefore > time;
  if (typed.length === 0 || (!isLater && periodKey(one) !== periodKey(previous))) return typed;
  path.at("previous_period").report(`“${previous}” is not before “${one}”: no figures are shown`);
  return [];
};

/** Figures of results by period. */
export const figures = {
  sections: {
    reporting_periods: plain("reporting-periods", { heading: text }),
    comparison: checked(
      plain("comparison", {
        heading: text,
        caption: text,
        period: required(figurePeriod),
        previousPeriod: from("previous_period", required(figurePeriod)),
        source: text,
        figures: ofAll(comparedFigures),
        ...explained,
      }),
      comparedInOneUnit,
    ),
    financial_summary: checked(
      converted(
        {
          heading: text,
          caption: text,
          source: text,
          years: list(
            record({
              period: required(figurePeriod),
              revenue: number,
              ebitda: number,
              netProfit: from("net_profit", number),
              dividend: number,
            }),
          ),
          charts: each("measure", required(select(FINANCIAL_MEASURES))),
          measures: list(
            record({
              name: required(text),
              unit: text,
              decimals,
              chart: boolean,
              periods: list(record({ period: required(figurePeriod), amount: text })),
            }),
          ),
          ...explained,
        },
        ({ years, measures, ...values }) => {
          const spelt = inFirstSpelling([...years, ...measures.flatMap(({ periods }) => periods)]);
          return {
            kind: "financial-summary",
            ...values,
            years: years.map((year) => ({ ...year, ...spelt(year) })),
            measures: measures.map(({ chart: hasChart = false, periods, ...measure }) => ({
              ...measure,
              hasChart,
              // A period without an amount is one that is not stated.
              periods: periods.flatMap(({ amount, ...of }) =>
                amount === undefined ? [] : { ...spelt(of), amount },
              ),
            })),
          };
        },
      ),
      summaryInOneUnit,
    ),
  },
  zones: { reporting_periods: ["page", "investors-page"], comparison: ["page", "investors-page"] },
  texts: {
    comparison: {
      heading: TEXT,
      caption: TEXT,
      period: BOUND,
      previous_period: BOUND,
      source: TEXT,
      figures: { measure: TEXT, unit: TEXT },
      ...EXPLAINED_TEXTS,
    },
    financial_summary: {
      heading: TEXT,
      caption: TEXT,
      source: TEXT,
      years: { period: BOUND },
      measures: { name: TEXT, unit: TEXT, periods: { period: BOUND, amount: WRITTEN } },
      ...EXPLAINED_TEXTS,
    },
  },
} satisfies PrismicCapability;
