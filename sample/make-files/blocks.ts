/** A row of a table: plain cells, or cells with a role. */
export interface Row {
  readonly cells: readonly string[];
  readonly role?: "total" | "group";
}

/**
 * A table: the first column is the row header; the other columns are figures (right-aligned) or text (left-aligned).
 */
export interface TableSpec {
  readonly caption: string;
  readonly unit?: string;
  readonly head: readonly string[];
  readonly rows: readonly Row[];
  /** Relative width of each column. */
  readonly widths?: readonly number[];
  readonly cells?: "figures" | "words";
  /** Index of the highlighted column, the current period. */
  readonly current?: number;
  readonly note?: string;
}

/** A number in large type, with its label. */
export interface KeyFigure {
  readonly value: string;
  readonly label: string;
}

/** A small chart of one measure over periods. */
export interface ChartSpec {
  readonly caption: string;
  readonly unit: string;
  readonly bars: readonly { readonly label: string; readonly value: number }[];
}

/** A block of a document, in reading order. */
export type Block =
  | { readonly kind: "section"; readonly text: string; readonly newPage: boolean }
  | { readonly kind: "heading"; readonly text: string }
  | { readonly kind: "text"; readonly text: string; readonly lead: boolean }
  | { readonly kind: "list"; readonly items: readonly string[]; readonly marks: readonly string[] }
  | { readonly kind: "table"; readonly table: TableSpec }
  | { readonly kind: "figures"; readonly figures: readonly KeyFigure[] }
  | { readonly kind: "chart"; readonly chart: ChartSpec }
  | { readonly kind: "box"; readonly title: string; readonly text: string }
  | { readonly kind: "signature"; readonly name: string; readonly role: string; readonly place: string }
  | { readonly kind: "contents" };

/** A section that opens a new page. */
export const chapter = (text: string): Block => ({ kind: "section", text, newPage: true });
/** A section that continues on the same page. */
export const section = (text: string): Block => ({ kind: "section", text, newPage: false });
/** A heading inside a section. */
export const heading = (text: string): Block => ({ kind: "heading", text });
/** A paragraph. */
export const para = (text: string): Block => ({ kind: "text", text, lead: false });
/** Several paragraphs. */
export const paras = (...texts: readonly string[]): Block[] => texts.map(para);
/** A lead paragraph in larger type. */
export const lead = (text: string): Block => ({ kind: "text", text, lead: true });
/** A bulleted list. */
export const list = (...items: readonly string[]): Block => ({
  kind: "list",
  items,
  marks: items.map(() => "\u2022"),
});
/** Numbered clauses below a heading: 2.1, 2.2. */
export const clauses = (prefix: string, ...items: readonly string[]): Block => ({
  kind: "list",
  items,
  marks: items.map((_, index) => `${prefix}${index + 1}`),
});
/** A table. */
export const table = (spec: TableSpec): Block => ({ kind: "table", table: spec });
/** A row of large numbers. */
export const figures = (...items: readonly KeyFigure[]): Block => ({ kind: "figures", figures: items });
/** A small bar chart. */
export const chart = (spec: ChartSpec): Block => ({ kind: "chart", chart: spec });
/** A highlighted box with a title. */
export const box = (title: string, text: string): Block => ({ kind: "box", title, text });
/** Name and position below a letter. */
export const signature = (name: string, role: string, place = ""): Block => ({
  kind: "signature",
  name,
  role,
  place,
});
/** The table of contents, generated from the sections and headings. */
export const contents = (): Block => ({ kind: "contents" });
/** A normal row. */
export const row = (...cells: readonly string[]): Row => ({ cells });
/** A total row. */
export const total = (...cells: readonly string[]): Row => ({ cells, role: "total" });
/** A header row for the rows below it. */
export const group = (text: string): Row => ({ cells: [text], role: "group" });
