import type { FigureRow } from "../content/figure-table.ts";
import type { SectionOf } from "../content/section.ts";

/** Names in the language of the site. */
export interface CapitalLabels {
  readonly shares: string;
  readonly onIssue: string;
  readonly treasury: string;
  readonly notInPublicHands: string;
  /** Unit of a volume: `AUD million`. */
  readonly millionsOf: (currency: string) => string;
}

/** Shares and holders as rows of a file. */
export function capitalRows(section: SectionOf<"share-capital">, labels: CapitalLabels): FigureRow[] {
  const { asAt: period, classes, notInPublicHands, holders } = section;
  const { shares: unit, onIssue, treasury } = labels;
  return [
    ...classes.flatMap((shares) => [
      { measure: `${shares.name}: ${onIssue}`, unit, period, value: shares.onIssue },
      { measure: `${shares.name}: ${treasury}`, unit, period, value: shares.treasury },
    ]),
    { measure: labels.notInPublicHands, unit: "%", period, value: notInPublicHands },
    ...holders.flatMap(({ name: measure, shares, percent }) => [
      { measure, unit, period, value: shares },
      { measure, unit: "%", period, value: percent },
    ]),
  ].flatMap(({ value, ...row }) => (value === undefined ? [] : { ...row, value }));
}

/** What is no number of a debt instrument is in the note, in the formats of machines. */
export function debtRows(
  { asAt: period, ratings, instruments }: SectionOf<"debt">,
  labels: CapitalLabels,
): FigureRow[] {
  const note = (...texts: readonly (string | undefined)[]) => texts.filter(Boolean).join(", ") || undefined;
  return [
    ...ratings.map(({ agency, grade, outlook, date }) => ({
      measure: agency,
      period,
      value: grade,
      note: note(outlook, date),
    })),
    ...instruments.map(({ name, isin, volume, currency, coupon, maturity }) => ({
      measure: name,
      unit: currency && volume !== undefined ? labels.millionsOf(currency) : undefined,
      period,
      value: volume ?? "",
      note: note(isin, coupon, maturity),
    })),
  ];
}
