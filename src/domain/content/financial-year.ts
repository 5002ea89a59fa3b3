/** Figures of one financial year: A$ million, the dividend in cents a share. */
export interface FinancialYear {
  readonly period: string;
  readonly revenue?: number | undefined;
  readonly ebitda?: number | undefined;
  readonly netProfit?: number | undefined;
  readonly dividend?: number | undefined;
}

/** The measures of a year, as editors choose them for a chart. */
export const FINANCIAL_MEASURES = ["Revenue", "EBITDA", "Net profit after tax", "Dividend"] as const;

export type FinancialMeasure = (typeof FINANCIAL_MEASURES)[number];

const FIELDS = {
  Revenue: "revenue",
  EBITDA: "ebitda",
  "Net profit after tax": "netProfit",
  Dividend: "dividend",
} as const satisfies Record<FinancialMeasure, keyof FinancialYear>;

/** Amount of a measure in a year; `undefined` if it is not stated. */
export function amountOf(measure: FinancialMeasure, year: FinancialYear): number | undefined {
  return year[FIELDS[measure]];
}

/** Unit of a measure. */
export function unitOf(measure: FinancialMeasure): string {
  return measure === "Dividend" ? "cents a share" : "A$m";
}

/** Formats with one decimal and thousands separators: `2,318.7`, `−12.4`. */
export function formatAmount(value: number): string {
  return value
    .toFixed(1)
    .replace(/\B(?=(\d{3})+\.)/g, ",")
    .replace(/^-/, "\u2212");
}
