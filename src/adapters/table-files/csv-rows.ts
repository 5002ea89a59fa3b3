import { NoTableError, type TableFile } from "./table-file.ts";

const SEPARATORS = [";", "\t", ","] as const;

/**
 * The rows of a text file (RFC 4180). Its separator is that which its first lines have in common most often.
 *
 * @throws {NoTableError} if a quotation mark is not closed, or it has no separators.
 */
export function csvRows(text: string): TableFile {
  if (text.includes("\0")) throw new NoTableError("it is neither a workbook nor a text");
  const separator = separatorOf(text);
  return { sheets: [rowsOf(text, separator)], separator };
}

function separatorOf(text: string): (typeof SEPARATORS)[number] {
  const lines = text.split(/\r?\n/, 20);
  const counts = SEPARATORS.map((separator) => ({
    separator,
    count: lines.reduce((sum, line) => sum + line.split(separator).length - 1, 0),
  }));
  const most = counts.reduce((best, one) => (one.count > best.count ? one : best));
  if (most.count === 0) throw new NoTableError("it has no columns");
  return most.separator;
}

function rowsOf(text: string, separator: string): string[][] {
  const rows: string[][] = [[]];
  for (let at = 0; at < text.length; ) {
    const { cell, end } = cellAt(text, at, separator);
    rows.at(-1)?.push(cell);
    const isEndOfLine = text[end] !== separator && end < text.length;
    // A line break at the very end begins no row.
    if (isEndOfLine && end + 1 < text.length) rows.push([]);
    at = end + 1;
  }
  return rows;
}

/** The cell at a position, and the position of the separator or line break after it. */
function cellAt(
  text: string,
  start: number,
  separator: string,
): { readonly cell: string; readonly end: number } {
  let end = start;
  let cell = "";
  while (text[start] === '"' && text[end] === '"') {
    const closing = text.indexOf('"', end + 1);
    if (closing === -1) throw new NoTableError("a quotation mark is not closed");
    // Two of them in a quoted text are one.
    cell += (end === start ? "" : '"') + text.slice(end + 1, closing);
    end = closing + 1;
  }
  const after = end;
  while (end < text.length && text[end] !== separator && text[end] !== "\n") end++;
  return { cell: (cell + text.slice(after, end)).trim(), end };
}
