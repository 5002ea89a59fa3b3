import type { MeasureDetails } from "./measure-details.ts";
import { type NumberLanguage, turnsNumber } from "./number-words.ts";
import type { RecordList } from "./record-list.ts";
import type { Section, SectionOf, SectionView } from "./section.ts";
import { slugOf } from "./slug.ts";
import type { Translatable } from "./translatable.ts";
import { writtenNumber } from "./written-number.ts";

/** That a value replaces one that was published: it stands where that one stood, and is marked. */
export interface Restatement extends Translatable<"former" | "reason"> {
  /** What it was: a number if possible; absent if the editor has not entered it. */
  readonly former?: number | string | undefined;
  /** `YYYY-MM-DD` */
  readonly since?: string | undefined;
  readonly reason?: string | undefined;
}

/** One figure as a row of a downloaded file. */
export interface FigureRow extends MeasureDetails {
  readonly measure: string;
  /** `A$m`, `$ million`, `%`. */
  readonly unit?: string | undefined;
  readonly period?: string | undefined;
  /** A number if possible, otherwise the text on the page. */
  readonly value: number | string;
  readonly note?: string | undefined;
  readonly restated?: Restatement | undefined;
}

interface Quotable {
  readonly title: string;
  readonly source?: string | undefined;
}

/** Figures of measures, usually by period. */
export interface MeasureTable extends Quotable {
  readonly rows: readonly FigureRow[];
}

/** Lists of entries with several values each, such as bonds: `/facts.json` has them by their own fields. */
export interface ListTable extends Quotable {
  readonly lists: readonly RecordList[];
}

/** The data of a section that can be downloaded: figures of measures, or lists of entries. */
export type FigureTable = MeasureTable | ListTable;

/** A section with figures that can be downloaded: each kind that has a source. */
export type FiguresSection<S extends Section | SectionView = Section | SectionView> = Extract<
  S,
  { readonly source?: string | undefined }
>;

/** Whether a section has figures, which can be downloaded if they have a name. */
export function isFiguresSection<S extends Section | SectionView>(section: S): section is FiguresSection<S> {
  return "source" in section;
}

/** The name of a section's figures in addresses. None without a heading, nor without a source: nobody may quote them. */
export function figuresName({
  heading,
  source,
}: Pick<FiguresSection, "heading" | "source">): string | undefined {
  return source ? slugOf(heading ?? "") || undefined : undefined;
}

/**
 * Editors write `$2,318.7` and `6.0%` as readers see them: text around the number becomes part of the unit. A unit that turns
 * its number, such as `% drop`, makes a text of both.
 *
 * @param detailsOf - What is said of a measure elsewhere. Default: nothing.
 */
export function statisticsRows(
  { period, figures }: SectionOf<"statistics">,
  language: NumberLanguage,
  detailsOf: (measure: string) => MeasureDetails | undefined = () => undefined,
): FigureRow[] {
  return figures.map(({ label: measure, value, unit, note }) => {
    const details = detailsOf(measure);
    if (unit !== undefined && turnsNumber(unit, language))
      return { measure, period, note, value: `${value} ${unit}`, ...details };
    const number = writtenNumber(value, language);
    const units = [number?.unit, unit].filter(Boolean);
    return {
      measure,
      period,
      note,
      value: number?.amount ?? value,
      unit: units.join(" ") || undefined,
      ...details,
    };
  });
}
