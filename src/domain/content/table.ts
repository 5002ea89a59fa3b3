import { plainText, type RichText } from "./rich-text.ts";

/** A table of texts. */
export interface Table {
  readonly head: readonly TableRow[];
  readonly body: readonly TableRow[];
}

type TableRow = readonly TableCell[];

export interface TableCell {
  /** Whether it names its row or column. */
  readonly isHeader: boolean;
  readonly content: RichText;
}

/** A table as plain text, one line per row. */
export function tableText({ head, body }: Table): string {
  return [...head, ...body].map(rowText).filter(Boolean).join("\n");
}

function rowText(row: TableRow): string {
  return row.map(cellText).filter(Boolean).join(" ");
}

/** The text of a cell; empty if there is no such cell. */
export function cellText(cell: TableCell | undefined): string {
  return cell === undefined ? "" : plainText(cell.content).trim();
}
