import type { Locale } from "../../../../brand/locale.ts";
import type { Content } from "../../../domain/content/content.ts";
import {
  type FigureRow,
  type FiguresSection,
  type FigureTable,
  figuresName,
  isFiguresSection,
  type MeasureTable,
  statisticsRows,
} from "../../../domain/content/figure-table.ts";
import { definitionsIn } from "../../../domain/content/measure-definitions.ts";
import type { Page } from "../../../domain/content/page.ts";
import type { PageView } from "../../../domain/content/page-view.ts";
import type { RecordList } from "../../../domain/content/record-list.ts";
import type { Section, SectionOf } from "../../../domain/content/section.ts";

type FiguresKind = FiguresSection<Section>["kind"];

/** What figures are made from. */
export interface FigureSource {
  readonly content: Content;
  /** The day for which they are made, `YYYY-MM-DD`. */
  readonly today: string;
  /** The language in which they are called. */
  readonly locale: Locale;
}

/**
 * How sections of a kind become files: figures of measures, which `/facts.json` has among the figures, or lists of entries,
 * which it has in lists of their own.
 */
export type FigureRule<Kind extends FiguresKind> =
  | { readonly rows: (section: SectionOf<Kind>, source: FigureSource) => readonly FigureRow[] }
  | { readonly lists: (section: SectionOf<Kind>, source: FigureSource) => readonly RecordList[] };

/** The rules of kinds of sections with figures. */
export type FigureRules = { readonly [Kind in FiguresKind]?: FigureRule<Kind> };

/** Figures of a page as a whole. */
export interface PageFigures {
  /** Their name in addresses. */
  readonly name: string;
  /** `undefined` if the page has none. */
  readonly of: (page: Page | PageView, locale: Locale) => MeasureTable | undefined;
}

/** What a capability adds to the figures that can be downloaded. */
export interface AddedFigures {
  /** Default: nothing. */
  readonly figures?: FigureRules;
  /** Default: nothing. */
  readonly pageFigures?: PageFigures;
}

const OF_CORE: FigureRules = {
  statistics: {
    rows: (section, { content, locale }) => statisticsRows(section, locale.numbers, definitionsIn(content)),
  },
};

/** The tables of figures that pages have. */
export class FigureTables {
  readonly #rules: FigureRules;
  readonly #ofPages: readonly PageFigures[];

  constructor(added: readonly AddedFigures[]) {
    let rules = OF_CORE;
    for (const { figures } of added) rules = { ...rules, ...figures };
    this.#rules = rules;
    this.#ofPages = added.flatMap(({ pageFigures }) => pageFigures ?? []);
  }

  /** The figures of a page that have a name in addresses. */
  named(name: string, page: PageView, source: FigureSource): FigureTable | undefined {
    const asWhole = this.#ofPages.find((figures) => figures.name === name)?.of(page, source.locale);
    if (asWhole || !("sections" in page)) return asWhole;
    const section = page.sections.filter(isFiguresSection).find((one) => figuresName(one) === name);
    return section && this.#ofSection(section, source);
  }

  /** The figures of measures that a page states for others to quote. */
  stated(page: Page, source: FigureSource): readonly MeasureTable[] {
    const sections = "sections" in page ? page.sections.filter(isFiguresSection) : [];
    const tables = sections.map((section) => this.#ofSection(section, source));
    return [...tables, ...this.#ofPages.map(({ of }) => of(page, source.locale))].filter(
      (table) => table !== undefined && "rows" in table,
    );
  }

  /** `undefined` if they cannot be downloaded. */
  #ofSection(section: FiguresSection<Section>, source: FigureSource): FigureTable | undefined {
    const name = figuresName(section);
    if (name === undefined) return undefined;
    const made = this.#madeOf(section.kind, section, source);
    return made && { title: section.heading ?? name, source: section.source, ...made };
  }

  #madeOf<Kind extends FiguresKind>(kind: Kind, section: SectionOf<Kind>, source: FigureSource) {
    const rule: FigureRule<Kind> | undefined = this.#rules[kind];
    if (rule === undefined) return undefined;
    if ("rows" in rule) return { rows: rule.rows(section, source) };
    const lists = rule.lists(section, source).filter(({ rows }) => rows.length > 0);
    return lists.length === 0 ? undefined : { lists };
  }
}
