import type { Locale } from "../../../../brand/locale.ts";
import type { Figures } from "../contract/figures.ts";
import { assuranceOf, noteOf, numberText } from "./figure-notes.ts";
import { type ListFile, plainValue } from "./list-file.ts";

/** Without it, Excel reads a file in the encoding of the machine, and shows "’" as "â€™". */
const BYTE_ORDER_MARK = "\ufeff";

const COLUMNS = ["measure", "unit", "period", "value", "note", "source", "published", "page"] as const;

/** Columns for details of measures. A file has each only if a measure states that detail. */
const SAID = ["definition", "assurance", "reconciliation"] as const;

/** The last columns of lists, with the same values in each row. */
const COMMON_COLUMNS = ["source", "published", "page"] as const;

const NOTE = COLUMNS.indexOf("note");

/** How a file is written: the heads of its columns, and its decimals. */
type CsvLanguage = Pick<Locale, "texts" | "formats">;

type Value = string | number | undefined;

/**
 * Figures as CSV (RFC 4180) in UTF-8, one per row. Each row repeats what all figures have in common. Where numbers have a
 * decimal comma, spreadsheets expect semicolons between the columns.
 */
export function figuresCsv({ rows, ...common }: Figures, language: CsvLanguage): string {
  const { columns } = language.texts.feeds;
  const { decimal } = language.formats;
  const said = SAID.filter((column) => rows.some((row) => row[column] !== undefined));
  const shown = [...COLUMNS.slice(0, NOTE + 1), ...said, ...COLUMNS.slice(NOTE + 1)];
  const lines = rows.map((row) => {
    const figure = {
      ...common,
      ...row,
      note: noteOf(row, language),
      assurance: assuranceOf(row, language.texts),
    };
    return shown.map((column) => figure[column]);
  });
  return csvOf([shown.map((column) => columns[column]), ...lines], decimal);
}

/**
 * Lists as CSV, an entry in each row. If there are several lists, the file has the columns of all, and each row names its list.
 */
export function listsCsv({ lists, ...common }: ListFile, { texts, formats }: CsvLanguage): string {
  const { columns: names } = texts.feeds;
  const { decimal } = formats;
  const heads = [...new Set(lists.flatMap(({ columns }) => columns.map(({ head }) => head)))];
  const about = COMMON_COLUMNS.map((column) => common[column]);
  const lines = lists.flatMap(({ title, columns, rows }) =>
    rows.map((row) => {
      const values = new Map(
        columns.map(({ head }, index) => [head, plainValue(row[index], common.page)] as const),
      );
      return [...(lists.length > 1 ? [title] : []), ...heads.map((head) => values.get(head)), ...about];
    }),
  );
  const first = [...(lists.length > 1 ? [names.list] : []), ...heads];
  return csvOf([[...first, ...COMMON_COLUMNS.map((column) => names[column])], ...lines], decimal);
}

function csvOf(lines: readonly (readonly Value[])[], decimal: string): string {
  const separator = decimal === "," ? ";" : ",";
  const cellOf = (value: Value) =>
    typeof value === "number" ? numberText(value, decimal) : textCell(value ?? "", separator);
  return BYTE_ORDER_MARK + lines.map((cells) => `${cells.map(cellOf).join(separator)}\r\n`).join("");
}

/** A cell of a text, quoted where RFC 4180 asks for it. */
export function textCell(value: string, separator: string): string {
  // Other control characters end the file in some programs. Spreadsheets execute a text that starts like a formula.
  const visible = value.replace(/[^\P{Cc}\t\r\n]/gu, "");
  const text = /^[=+\-@\t\r\n＝＋－＠]/.test(visible) ? `'${visible}` : visible;
  return text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
