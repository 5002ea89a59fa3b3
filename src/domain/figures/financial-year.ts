import type { NamedPeriod } from "../content/translatable.ts";

/** Figures of one financial year in millions; the dividend per share in hundredths of the currency if the company writes them, otherwise in units. */
export interface FinancialYear extends NamedPeriod {
  readonly revenue?: number | undefined;
  readonly ebitda?: number | undefined;
  readonly netProfit?: number | undefined;
  readonly dividend?: number | undefined;
}

/** The measures of a year, as editors choose them for a chart. */
export const FINANCIAL_MEASURES = ["Revenue", "EBITDA", "Net profit after tax", "Dividend"] as const;

export type FinancialMeasure = (typeof FINANCIAL_MEASURES)[number];

/** The properties of a year that have its measures. */
export const FIELDS_OF_MEASURES = {
  Revenue: "revenue",
  EBITDA: "ebitda",
  "Net profit after tax": "netProfit",
  Dividend: "dividend",
} as const satisfies Record<FinancialMeasure, keyof FinancialYear>;

/** Amount of a measure in a year; `undefined` if it is not stated. */
export function amountOf(measure: FinancialMeasure, year: FinancialYear): number | undefined {
  return year[FIELDS_OF_MEASURES[measure]];
}

/** The units of measures: `A$m`, and `cents a share` for a dividend. */
export interface Units {
  readonly millions: string;
  readonly perShare: string;
}

/** The unit of a measure: per share for a dividend, else millions. */
export function unitOf(measure: FinancialMeasure, { millions, perShare }: Units): string {
  return isPerShare(measure) ? perShare : millions;
}

/** Whether a measure is an amount for one share, not millions. */
export function isPerShare(measure: FinancialMeasure): boolean {
  return measure === "Dividend";
}

/** No company earns so many times its revenue. */
const MOST_TIMES_REVENUE = 20;

/**
 * The measures of a year of which one is in another unit than the others: EBITDA in thousands beside revenue in millions. Nobody
 * knows which one it is, unless a third one says so. A company with hardly any revenue has losses, and no EBITDA from a sale of all it owns.
 */
export function measuresInTwoUnits({
  revenue,
  ebitda,
  netProfit,
}: FinancialYear): readonly ("Revenue" | "EBITDA" | "Net profit after tax")[] {
  if (isFarAbove(ebitda, revenue)) return ["Revenue", "EBITDA"];
  return isFarAbove(netProfit, revenue) && isFarAbove(netProfit, ebitda) ? ["Net profit after tax"] : [];
}

function isFarAbove(one = 0, other = 0): boolean {
  return other > 0 && one / other >= MOST_TIMES_REVENUE;
}
