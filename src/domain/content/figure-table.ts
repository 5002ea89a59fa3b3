import type { Dividend } from "./dividend.ts";
import { type DividendLabels, dividendRows } from "./dividend-figures.ts";
import type { NumberSeparators } from "./financial-year.ts";
import {
  allVotes,
  countVotes,
  type GeneralMeeting,
  resolutionName,
  VOTE_COLUMNS,
  type VoteColumn,
} from "./general-meeting.ts";
import { type MeasureLabels, measureRows } from "./measure.ts";
import type { SectionOf } from "./section.ts";
import { slugOf } from "./slug.ts";
import { writtenNumber } from "./written-number.ts";

/** One figure as a row of a downloaded file. */
export interface FigureRow {
  readonly measure: string;
  /** `A$m`, `$ million`, `%`. */
  readonly unit?: string | undefined;
  readonly period?: string | undefined;
  /** A number if possible, otherwise the text on the page. */
  readonly value: number | string;
  readonly note?: string | undefined;
}

export interface FigureTable {
  readonly title: string;
  readonly source?: string | undefined;
  readonly rows: readonly FigureRow[];
}

/** Names in the language of the site. */
export interface FigureLabels extends MeasureLabels {
  readonly dividends: DividendLabels;
  readonly capital: {
    readonly shares: string;
    readonly onIssue: string;
    readonly treasury: string;
    readonly notInPublicHands: string;
    /** Unit of a volume: `AUD million`. */
    readonly millionsOf: (currency: string) => string;
  };
}

/** A section with figures that can be downloaded. */
export type FiguresSection =
  | SectionOf<"statistics" | "financial-summary" | "comparison" | "share-capital" | "debt">
  /** With the dividends, if they are loaded. */
  | (SectionOf<"dividends"> & { readonly dividends?: readonly Dividend[] });

/** The name of a section's figures in addresses. None without a heading, nor without a source: nobody may quote them. */
export function figuresName({ heading, source }: FiguresSection): string | undefined {
  return source ? slugOf(heading ?? "") || undefined : undefined;
}

/** Finds the figures of a section by the name from {@link figuresName}. */
export function figuresNamed(
  name: string,
  sections: readonly { readonly kind: string }[],
  labels: FigureLabels,
): FigureTable | undefined {
  const section = sections.filter(isFiguresSection).find((candidate) => figuresName(candidate) === name);
  return section && figuresOf(section, labels);
}

/** The figures of a section; `undefined` if they cannot be downloaded. */
export function figuresOf(section: FiguresSection, labels: FigureLabels): FigureTable | undefined {
  const name = figuresName(section);
  if (name === undefined) return undefined;
  return { title: section.heading ?? name, source: section.source, rows: rowsOf(section, labels) };
}

/** The name of the votes of a general meeting in addresses. */
export const VOTES_NAME = "votes";

/** The votes of a general meeting, with a name for each column; `undefined` before a poll. */
export function votesTable(
  meeting: GeneralMeeting & { readonly title: string },
  names: Readonly<Record<VoteColumn, string>>,
): FigureTable | undefined {
  const total = allVotes(meeting);
  const rows = meeting.resolutions.flatMap((resolution) => {
    const count = countVotes(resolution, total);
    return VOTE_COLUMNS.flatMap((column) => {
      const value = count[column];
      const [measure, period] = [resolutionName(resolution), meeting.event?.date];
      return value === undefined ? [] : { measure, unit: names[column], period, value };
    });
  });
  return rows.length === 0 ? undefined : { title: meeting.title, source: meeting.poll?.title, rows };
}

function rowsOf(section: FiguresSection, labels: FigureLabels): FigureRow[] {
  switch (section.kind) {
    case "statistics":
      return statisticsRows(section, labels.separators);
    case "financial-summary":
      return summaryRows(section, labels);
    case "comparison":
      return comparedRows(section);
    case "share-capital":
      return capitalRows(section, labels);
    case "debt":
      return debtRows(section, labels);
    case "dividends":
      return dividendRows(section.dividends ?? [], labels.dividends);
  }
}

const KINDS = ["statistics", "financial-summary", "comparison", "share-capital", "debt", "dividends"];

/** Whether a section has figures, which can be downloaded if they have a name. */
export function isFiguresSection(section: { readonly kind: string }): section is FiguresSection {
  return KINDS.includes(section.kind);
}

function summaryRows(section: SectionOf<"financial-summary">, labels: FigureLabels): FigureRow[] {
  return measureRows(section, labels).flatMap(({ measure, unit, amounts }) =>
    [...amounts].map(([period, value]) => ({ measure, unit, period, value })),
  );
}

function comparedRows({ period, previousPeriod, figures }: SectionOf<"comparison">): FigureRow[] {
  return figures.flatMap(({ measure, unit, value, previous }) => [
    { measure, unit, period, value },
    ...(previous === undefined ? [] : [{ measure, unit, period: previousPeriod, value: previous }]),
  ]);
}

function capitalRows(section: SectionOf<"share-capital">, { capital }: FigureLabels): FigureRow[] {
  const { asAt: period, classes, notInPublicHands, holders } = section;
  const { shares: unit, onIssue, treasury } = capital;
  return [
    ...classes.flatMap((shares) => [
      { measure: `${shares.name}: ${onIssue}`, unit, period, value: shares.onIssue },
      { measure: `${shares.name}: ${treasury}`, unit, period, value: shares.treasury },
    ]),
    { measure: capital.notInPublicHands, unit: "%", period, value: notInPublicHands },
    ...holders.flatMap(({ name: measure, shares, percent }) => [
      { measure, unit, period, value: shares },
      { measure, unit: "%", period, value: percent },
    ]),
  ].flatMap(({ value, ...row }) => (value === undefined ? [] : { ...row, value }));
}

/** What is no number of a debt instrument is in the note, in the formats of machines. */
function debtRows(
  { asAt: period, ratings, instruments }: SectionOf<"debt">,
  { capital }: FigureLabels,
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
      unit: volume === undefined ? undefined : capital.millionsOf(currency),
      period,
      value: volume ?? "",
      note: note(isin, coupon, maturity),
    })),
  ];
}

/** Editors write `$2,318.7` and `6.0%` as readers see them: text around the number becomes part of the unit. */
function statisticsRows(
  { period, figures }: SectionOf<"statistics">,
  separators: NumberSeparators,
): FigureRow[] {
  return figures.map(({ label: measure, value, unit, note }) => {
    const number = writtenNumber(value, separators);
    const units = [number?.unit, unit].filter(Boolean);
    return { measure, period, note, value: number?.amount ?? value, unit: units.join(" ") || undefined };
  });
}
