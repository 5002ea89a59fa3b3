import type { PageView } from "../content/page-view.ts";

/** What a visitor reads on a page, by what it is there. */
export interface ShownText {
  /** Headings, without the title of the page. */
  readonly headings: readonly string[];
  /** Captions of tables, the heads of their columns and rows, and the terms of lists. */
  readonly labels: readonly string[];
  /** All text below the title, also headings and labels; a paragraph, a term or a cell is a line. */
  readonly text: string;
  /**
   * Text of lists of other pages and documents, and of charts, whose figures are also in a table. A search for it finds the page,
   * but it does not tell what the page is about.
   */
  readonly listed: string;
  /** The ids of its elements, to which addresses with a hash lead. */
  readonly ids: readonly string[];
}

/** A page as visitors see it, and the text in it that can be searched. */
export interface ReadPage {
  readonly view: PageView;
  readonly text: ShownText;
}

/** A page as visitors are shown it, which is only read if it is needed: that takes as long as a response. */
export interface ShownPage {
  readonly href: string;
  /** Differs if any text of the page may. */
  readonly digest: string;
  /** Whether nothing of the page comes from other content, so that it only changes when the page itself does. */
  readonly isSelfContained: boolean;
  readonly read: () => Promise<ReadPage>;
}
