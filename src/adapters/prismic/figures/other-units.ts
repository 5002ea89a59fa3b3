import type { SectionOf } from "../../../domain/content/section.ts";
import { detailsOf, type Explained } from "../../../domain/figures/explanations.ts";
import { FIELDS_OF_MEASURES, FINANCIAL_MEASURES } from "../../../domain/figures/financial-year.ts";
import { measureRow } from "../../../domain/figures/measure.ts";
import {
  amountsInOtherUnits,
  type DoubtfulPeriod,
  type PeriodAmount,
  saysNumber,
} from "../../../domain/figures/other-units.ts";
import type { FieldPath } from "../field-path.ts";

/** Compared figures without those of which one value may be in another unit: a change of them would be none. */
export function comparedInOneUnit<Section extends Omit<SectionOf<"comparison">, "kind">>(
  section: Section,
  path: FieldPath,
): Section {
  const { period, previousPeriod } = section;
  const figures = section.figures.filter(({ measure, value, previous }, index) => {
    const both = [
      { period, amount: value },
      ...(previous === undefined ? [] : [{ period: previousPeriod, amount: previous }]),
    ];
    const doubts = doubtsOf(both, [measure], section, path);
    reportFirst(measure, doubts, path.at("figures").at(index).at("value"));
    return doubts.length === 0;
  });
  return { ...section, figures };
}

/** Figures of periods without those that may be in another unit than others of their measure. */
export function summaryInOneUnit<Section extends Omit<SectionOf<"financial-summary">, "kind">>(
  section: Section,
  path: FieldPath,
): Section {
  const { years, measures = [] } = section;
  const { measures: names } = path.locale.texts.content;
  const ofYears = FINANCIAL_MEASURES.map((measure) => {
    const { [measure]: field } = FIELDS_OF_MEASURES;
    const stated = years.flatMap(({ period, [field]: amount }) =>
      amount === undefined ? [] : { period, amount },
    );
    const doubts = doubtsOf(stated, [measure, names[measure]], section, path);
    reportFirst(measure, doubts, path.at("years"));
    return { field, periods: periodsOf(doubts) };
  });
  return {
    ...section,
    years: years.map((year) => {
      const wrong = ofYears.filter(({ periods }) => periods.has(year.period));
      return { ...year, ...Object.fromEntries(wrong.map(({ field }) => [field, undefined])) };
    }),
    measures: measures.map((measure, index) => {
      const { amounts } = measureRow(measure, path.locale.numbers);
      const stated = [...amounts].flatMap(([period, amount]) =>
        typeof amount === "number" ? { period, amount } : [],
      );
      const doubts = doubtsOf(stated, [measure.name], section, path);
      reportFirst(measure.name, doubts, path.at("measures").at(index).at("periods"));
      const wrong = periodsOf(doubts);
      return { ...measure, periods: measure.periods.filter(({ period }) => !wrong.has(period)) };
    }),
  };
}

/** An amount that the definition of its measure has, too, is right: its editor has looked at it. */
function doubtsOf(
  stated: readonly PeriodAmount[],
  names: readonly string[],
  explained: Explained,
  { locale }: FieldPath,
): readonly DoubtfulPeriod[] {
  const { definition = "" } = detailsOf({ names }, explained);
  return amountsInOtherUnits(stated.filter(({ amount }) => !saysNumber(definition, amount, locale.numbers)));
}

function reportFirst(name: string, [first, ...others]: readonly DoubtfulPeriod[], path: FieldPath): void {
  if (first === undefined) return;
  const { stated, beside } = first;
  const isShown = others.some((other) => other.stated === beside) ? "neither is" : "it is not";
  path.report(
    `“${name}” is ${stated.amount} in ${stated.period}, but ${beside.amount} in ${beside.period}, as if it were in another unit: ${isShown} shown. If it is right, say it in the definition of the measure`,
  );
}

function periodsOf(doubts: readonly DoubtfulPeriod[]): ReadonlySet<string> {
  return new Set(doubts.map(({ stated }) => stated.period));
}
