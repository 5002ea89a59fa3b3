import type { SectionOf } from "../../../domain/content/section.ts";
import type { ComparedFigure } from "../../../domain/figures/comparison.ts";
import { detailsOf, type Explained } from "../../../domain/figures/explanations.ts";
import {
  amountOf,
  FIELDS_OF_MEASURES,
  FINANCIAL_MEASURES,
  type FinancialYear,
  measuresInTwoUnits,
} from "../../../domain/figures/financial-year.ts";
import { type Measure, measureRow } from "../../../domain/figures/measure.ts";
import { ambiguousAmounts } from "../../../domain/figures/other-notation.ts";
import {
  amountsInOtherUnits,
  type DoubtfulPeriod,
  type PeriodAmount,
  saysNumber,
} from "../../../domain/figures/other-units.ts";
import { comparableName } from "../../../domain/text/comparable-name.ts";
import type { FieldPath } from "../field-path.ts";

/** Compared figures without those of which one value may be in another unit: a change of them would be none. */
export function comparedInOneUnit<Section extends Omit<SectionOf<"comparison">, "kind">>(
  section: Section,
  path: FieldPath,
): Section {
  const { period, previousPeriod } = section;
  const nameOf = ({ measure, unit = "" }: ComparedFigure) => JSON.stringify([comparableName(measure), unit]);
  const alike = Map.groupBy(section.figures, nameOf);
  const figures = section.figures.filter((figure, index) => {
    const { measure, value, previous } = figure;
    const other = alike.get(nameOf(figure))?.find((one) => one.value !== value || one.previous !== previous);
    if (other !== undefined) {
      path
        .at("figures")
        .at(index)
        .at("value")
        .report(`“${measure}” is there twice, with other amounts: neither is shown`);
      return false;
    }
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
  const { years, measures: typed = [] } = section;
  const { measures: names } = path.locale.texts.content;
  const measures = statedOnce(inOneNotation(typed, path.at("measures")), path.at("measures"));
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
    years: years.map((year, index) => {
      const wrong = ofYears.filter(({ periods }) => periods.has(year.period));
      const known = { ...year, ...Object.fromEntries(wrong.map(({ field }) => [field, undefined])) };
      return yearInOneUnit(known, section, path.at("years").at(index));
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

/** A year without measures of which one is in another unit than the others, unless the definition of one says its amount. */
function yearInOneUnit(year: FinancialYear, explained: Explained, path: FieldPath): FinancialYear {
  const { measures: names } = path.locale.texts.content;
  const wrong = measuresInTwoUnits(year);
  const isSaid = wrong.some((measure) => {
    const { definition = "" } = detailsOf({ names: [measure, names[measure]] }, explained);
    return saysNumber(definition, amountOf(measure, year) ?? 0, path.locale.numbers);
  });
  const [first] = wrong;
  if (first === undefined || isSaid) return year;
  const fields = wrong.map((measure) => FIELDS_OF_MEASURES[measure]);
  const stated = (["Revenue", "EBITDA", "Net profit after tax"] as const).flatMap((measure) => {
    const amount = amountOf(measure, year);
    return amount === undefined ? [] : `“${measure}” is ${amount}`;
  });
  path.report(
    `of “${year.period}”, ${stated.join(", ")}, as if one were in another unit. Not shown: ${wrong.map((measure) => `“${measure}”`).join(", ")}. If it is right, say it in the definition of the measure`,
  );
  return { ...year, ...Object.fromEntries(fields.map((field) => [field, undefined])) };
}

/** Measures without amounts that may be written as in another language. */
function inOneNotation(measures: readonly Measure[], path: FieldPath): readonly Measure[] {
  const ambiguous = Map.groupBy(ambiguousAmounts(measures, path.locale.numbers), ({ measure }) => measure);
  return measures.map((measure, index) => {
    const [first, ...others] = ambiguous.get(measure) ?? [];
    if (first === undefined) return measure;
    const wrong = new Set([first, ...others].map(({ period }) => period));
    path
      .at(index)
      .at("periods")
      .report(
        `“${first.amount}” of “${measure.name}” in ${first.period}${others.length > 0 ? `, as ${others.length} more,` : ""} may be written as in another language, with the signs of thousands and decimals exchanged: it is not shown`,
      );
    return { ...measure, periods: measure.periods.filter(({ period }) => !wrong.has(period)) };
  });
}

/** Measures of one name and unit without the amounts of periods in which they differ. */
function statedOnce(measures: readonly Measure[], path: FieldPath): readonly Measure[] {
  const keyOf = ({ name, unit = "" }: Measure, period: string) =>
    JSON.stringify([comparableName(name), unit, period]);
  const stated = measures.flatMap((measure) =>
    measure.periods.map(({ period, amount }) => ({ measure, amount, key: keyOf(measure, period) })),
  );
  const alike = Map.groupBy(stated, ({ key }) => key);
  return measures.map((measure, index) => {
    const periods = measure.periods.filter(({ period, amount }) => {
      const other = alike
        .get(keyOf(measure, period))
        ?.find((one) => one.measure !== measure && one.amount !== amount);
      if (other === undefined) return true;
      path
        .at(index)
        .at("periods")
        .report(
          `“${measure.name}” is there twice, with ${amount} and ${other.amount} in ${period}: neither is shown`,
        );
      return false;
    });
    return { ...measure, periods };
  });
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
