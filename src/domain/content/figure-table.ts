import { amountOf, type Currency, FINANCIAL_MEASURES, unitOf } from "./financial-year.ts";
import type { ComparisonSection, Figure, FinancialSummarySection, StatisticsSection } from "./section.ts";
import { slugOf } from "./slug.ts";

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

/** A section with figures that can be downloaded. */
export type FiguresSection = StatisticsSection | FinancialSummarySection | ComparisonSection;

/**
 * The name of a section's figures in addresses; `undefined` if they cannot be downloaded: without a heading there is no
 * name, and without a source they must not be quoted.
 */
export function figuresName({ heading, source }: FiguresSection): string | undefined {
  return source ? slugOf(heading ?? "") || undefined : undefined;
}

/** Finds the figures of a section by the name from {@link figuresName}. */
export function figuresNamed(
  name: string,
  sections: readonly { readonly kind: string }[],
  currency: Currency,
): FigureTable | undefined {
  const section = sections.filter(isFiguresSection).find((candidate) => figuresName(candidate) === name);
  if (!section) return undefined;
  return { title: section.heading ?? name, source: section.source, rows: rowsOf(section, currency) };
}

function rowsOf(section: FiguresSection, currency: Currency): FigureRow[] {
  switch (section.kind) {
    case "statistics":
      return statisticsRows(section);
    case "financial-summary":
      return yearRows(section, currency);
    case "comparison":
      return comparedRows(section);
  }
}

/** Whether a section has figures, which can be downloaded if they have a name. */
export function isFiguresSection(section: { readonly kind: string }): section is FiguresSection {
  return ["statistics", "financial-summary", "comparison"].includes(section.kind);
}

function yearRows({ years }: FinancialSummarySection, currency: Currency): FigureRow[] {
  return FINANCIAL_MEASURES.flatMap((measure) =>
    years.flatMap((year) => {
      const value = amountOf(measure, year);
      return value === undefined
        ? []
        : { measure, unit: unitOf(measure, currency), period: year.period, value };
    }),
  );
}

function comparedRows({ period, previousPeriod, figures }: ComparisonSection): FigureRow[] {
  return figures.flatMap(({ measure, unit, value, previous }) => [
    { measure, unit, period, value },
    ...(previous === undefined ? [] : [{ measure, unit, period: previousPeriod, value: previous }]),
  ]);
}

function statisticsRows({ period, figures }: StatisticsSection): FigureRow[] {
  return figures.map((figure) => ({
    measure: figure.label,
    period,
    note: figure.note,
    ...numberOf(figure),
  }));
}

/** Editors write `$2,318.7` and `6.0%` as readers see them: text around the number becomes part of the unit. */
function numberOf({ value, unit }: Figure): Pick<FigureRow, "value" | "unit"> {
  const match = /^([^\d.,+\-\u2212]*)([+\-\u2212]?)(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)(\D*)$/.exec(
    value.trim(),
  );
  if (!match) return { value, unit };
  const [, before = "", sign = "", digits = "", after = ""] = match;
  const amount = Number(digits.replaceAll(",", "")) * (sign === "-" || sign === "\u2212" ? -1 : 1);
  const words = [before, after, unit ?? ""].map((word) => word.trim()).filter(Boolean);
  return { value: amount, unit: words.join(" ") || undefined };
}
