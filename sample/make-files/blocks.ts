/** A row of a table: plain cells, or cells with a part to play. */
export interface Row {
  readonly cells: readonly string[];
  readonly role?: "total" | "group";
}

/** A table: the first column names the row; the others are figures (set right) or words (set left). */
export interface TableSpec {
  readonly caption: string;
  readonly unit?: string;
  readonly head: readonly string[];
  readonly rows: readonly Row[];
  /** Shares of the width, one for each column. */
  readonly widths?: readonly number[];
  readonly cells?: "figures" | "words";
  /** Index of the column to be tinted, the current period. */
  readonly current?: number;
  readonly note?: string;
}

/** A number set large, with what it counts. */
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

/** One piece of a document, in reading order. */
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
/** A section that goes on where the last one ended. */
export const section = (text: string): Block => ({ kind: "section", text, newPage: false });
/** A heading inside a section. */
export const heading = (text: string): Block => ({ kind: "heading", text });
/** A paragraph. */
export const para = (text: string): Block => ({ kind: "text", text, lead: false });
/** Several paragraphs. */
export const paras = (...texts: readonly string[]): Block[] => texts.map(para);
/** An opening paragraph, set larger. */
export const lead = (text: string): Block => ({ kind: "text", text, lead: true });
/** A list with dots. */
export const list = (...items: readonly string[]): Block => ({
  kind: "list",
  items,
  marks: items.map(() => "\u2022"),
});
/** Clauses numbered under a heading: 2.1, 2.2. */
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
/** A tinted box with a title. */
export const box = (title: string, text: string): Block => ({ kind: "box", title, text });
/** A name and office under a letter. */
export const signature = (name: string, role: string, place = ""): Block => ({
  kind: "signature",
  name,
  role,
  place,
});
/** The table of contents, made from the sections and headings. */
export const contents = (): Block => ({ kind: "contents" });
/** A plain row. */
export const row = (...cells: readonly string[]): Row => ({ cells });
/** A row that sums what is above it. */
export const total = (...cells: readonly string[]): Row => ({ cells, role: "total" });
/** A row that names the rows under it. */
export const group = (text: string): Row => ({ cells: [text], role: "group" });
