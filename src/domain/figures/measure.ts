import type { Restatement } from "../content/figure-table.ts";
import type { MeasureDetails } from "../content/measure-details.ts";
import { currencySignIn, type NumberLanguage, turnsNumber } from "../content/number-words.ts";
import { writtenPeriodTime } from "../content/reporting-period.ts";
import type { NamedPeriod, Translatable } from "../content/translatable.ts";
import { writtenNumber } from "../content/written-number.ts";
import { currencyDecimals, isCurrencyCode } from "../money/currency.ts";
import type { MoneyStyle } from "../money/money-text.ts";
import { decimalsOf } from "../text/amount.ts";
import { detailsOf, type Explained, restatementOf } from "./explanations.ts";
import {
  amountOf,
  FINANCIAL_MEASURES,
  type FinancialMeasure,
  type FinancialYear,
  isPerShare,
  type Units,
  unitOf,
} from "./financial-year.ts";

/** A measure that an editor names, with its amounts as they were typed. */
export interface Measure extends Translatable<"name" | "unit"> {
  readonly name: string;
  /** `A$m`, `%`, `t CO₂-e`. */
  readonly unit?: string | undefined;
  /** Digits after the decimal separator. Default: as many as the editor typed. */
  readonly decimals?: number | undefined;
  readonly hasChart: boolean;
  readonly periods: readonly (NamedPeriod & { readonly amount: string })[];
}

/** Figures by period. */
export interface PeriodFigures {
  readonly years: readonly FinancialYear[];
  /** Measures of the years that are also shown as charts, in this order. */
  readonly charts: readonly FinancialMeasure[];
  /** Measures that the editor names: of halves, quarters and segments, or that are not money. Default: none. */
  readonly measures?: readonly Measure[] | undefined;
}

/** The figures of a section, with what is said of them. */
export type ExplainedFigures = PeriodFigures & Explained;

/** Names in the language of the site. */
export interface MeasureLabels {
  /** Default of each: as in the content model. */
  readonly measures: Readonly<Partial<Record<FinancialMeasure, string>>>;
  readonly units: Units;
  /** How the company writes money. */
  readonly money: Pick<MoneyStyle, "currency" | "hundredths">;
  /** The language of figures that editors write as texts. */
  readonly numbers: NumberLanguage;
}

/** A measure as a row of a table. */
export interface MeasureRow extends Translatable<"measure" | "unit"> {
  readonly measure: string;
  readonly unit?: string | undefined;
  readonly decimals: number;
  /** Position among the charts, if it is also shown as one. */
  readonly chart?: number | undefined;
  /** By period: a number, or the text of the editor if it may have another meaning. */
  readonly amounts: ReadonlyMap<string, number | string>;
  readonly details: MeasureDetails;
  /** By period. */
  readonly restated: ReadonlyMap<string, Restatement>;
}

type PlainRow = Omit<MeasureRow, "details" | "restated">;

/** The rows of a section: those of its years, then the editor's own. Measures without any amount are left out. */
export function measureRows(
  { years, charts, measures = [], ...explained }: ExplainedFigures,
  labels: MeasureLabels,
): readonly MeasureRow[] {
  const ofYears = FINANCIAL_MEASURES.map((measure) => ({
    names: [measure, labels.measures[measure] ?? measure],
    measure: labels.measures[measure] ?? measure,
    unit: unitOf(measure, labels.units),
    decimals: decimalsOfYears(
      measure,
      years.map((year) => amountOf(measure, year)),
      labels.money,
    ),
    chart: charts.includes(measure) ? charts.indexOf(measure) : undefined,
    amounts: statedOnce(
      years.flatMap((year) => {
        const amount = amountOf(measure, year);
        return amount === undefined ? [] : [[year.period, amount] as const];
      }),
    ),
  }));
  const own = measures.map((measure, index) => ({
    ...measureRow(measure, labels.numbers),
    names: [measure.name],
    wordsIn: measure.wordsIn && { measure: measure.wordsIn.name, unit: measure.wordsIn.unit },
    chart: measure.hasChart ? charts.length + index : undefined,
  }));
  return [...ofYears, ...own]
    .filter(({ amounts }) => amounts.size > 0)
    .map(({ names, ...row }) => explainedRow(row, names, explained, labels.numbers));
}

function explainedRow(
  row: PlainRow,
  names: readonly string[],
  explained: Explained,
  language: NumberLanguage,
): MeasureRow {
  const named = { names, unit: row.unit };
  const restated = [...row.amounts].flatMap(([period, value]) => {
    const restatement = restatementOf(named, { period, value }, explained, language);
    return restatement ? [[period, restatement] as const] : [];
  });
  return { ...row, details: detailsOf(named, explained), restated: new Map(restated) };
}

/** The periods of a section, newest first; in the editor's order if they are not all known as such. */
export function periodsOf({ years, measures = [] }: PeriodFigures): readonly NamedPeriod[] {
  const ofYears = years.toSorted((one, other) => other.period.localeCompare(one.period));
  const named = Map.groupBy(
    [...ofYears, ...measures.flatMap(({ periods }) => periods)],
    ({ period }) => period,
  );
  const all = [...named].map(([period, [first]]) => ({ period, wordsIn: first?.wordsIn }));
  const times = new Map(all.map(({ period }) => [period, writtenPeriodTime(period) ?? Number.NaN]));
  if (measures.length === 0 || [...times.values()].some(Number.isNaN)) return all;
  return all.sort((one, other) => (times.get(other.period) ?? 0) - (times.get(one.period) ?? 0));
}

/** An editor's own measure as a row. */
export function measureRow(
  { name, unit: stated, decimals, periods }: Measure,
  language: NumberLanguage,
): PlainRow {
  // With a unit that turns its numbers, such as "A$m loss", nobody knows which of them are gains.
  const isTurned = turnsNumber(stated ?? "", language);
  const written = periods.map(({ amount }) => {
    return isTurned ? undefined : writtenNumber(amount, language, stated);
  });
  const unit = stated ?? written.find((number) => number !== undefined)?.unit;
  // A number in another unit is not one of this row. Where a row is in millions of dollars, its numbers may have the sign as well.
  const units = stated === undefined ? [unit] : [stated, undefined, moneyOfUnit(stated)];
  const numbers = written.map((number) => (units.includes(number?.unit) ? number?.amount : undefined));
  const amounts = statedOnce(
    periods.map(({ period, amount }, index) => [period, numbers[index] ?? amount] as const),
  );
  const typed = Math.max(0, ...numbers.map((amount) => (amount === undefined ? 0 : decimalsOf(amount))));
  return { measure: name, unit, decimals: decimals ?? typed, amounts };
}

/** The sign or the code of money at the beginning of a unit: `US$` of `US$/oz`, `EUR` of `EUR million`. */
function moneyOfUnit(unit: string): string | undefined {
  const sign = currencySignIn(unit);
  if (sign !== "" && unit.startsWith(sign)) return sign;
  const [code = ""] = unit.split(/\s/, 1);
  return isCurrencyCode(code) ? code : undefined;
}

/** Amounts by period. Of two in one period, nobody knows which is right. */
function statedOnce<Amount>(
  stated: readonly (readonly [period: string, amount: Amount])[],
): ReadonlyMap<string, Amount> {
  const byPeriod = Map.groupBy(stated, ([period]) => period);
  return new Map(
    [...byPeriod.values()].flatMap(([first, ...others]) => (first && !others[0] ? [first] : [])),
  );
}

/** As many as were typed; of millions at least one, unless the currency has none, and of amounts for a share those of a coin. */
function decimalsOfYears(
  measure: FinancialMeasure,
  amounts: readonly (number | undefined)[],
  { currency, hundredths }: MeasureLabels["money"],
): number {
  const coin = currencyDecimals(currency);
  const typed = Math.max(...amounts.map((amount) => (amount === undefined ? 0 : decimalsOf(amount))));
  const isInCoins = isPerShare(measure) && hundredths === undefined;
  return Math.max(isInCoins ? coin : Math.min(coin, 1), typed);
}
