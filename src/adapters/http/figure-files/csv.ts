import { feeds as texts } from "#texts/feeds.ts";
import { formats } from "../../../../brand/derived.ts";
import type { Figures } from "../contract/figures.ts";

/** Without it, Excel reads a file in the encoding of the machine, and shows "’" as "â€™". */
const BYTE_ORDER_MARK = "\ufeff";

const COLUMNS = ["measure", "unit", "period", "value", "note", "source", "published", "page"] as const;

interface CsvLanguage {
  readonly columns: Readonly<Record<(typeof COLUMNS)[number], string>>;
  readonly decimal: string;
}

/**
 * Figures as CSV (RFC 4180) in UTF-8, one per row. Each row repeats what all figures have in common. Where numbers have a
 * decimal comma, spreadsheets expect semicolons between the columns.
 */
export function figuresCsv(
  { rows, ...common }: Figures,
  { columns, decimal }: CsvLanguage = { columns: texts.columns, decimal: formats.decimal },
): string {
  const separator = decimal === "," ? ";" : ",";
  const lines = rows.map((row) => {
    const figure = { ...common, ...row };
    return COLUMNS.map((column) => figure[column]);
  });
  const cellOf = (value: string | number | undefined) =>
    typeof value === "number" ? String(value).replace(".", decimal) : textCell(value ?? "", separator);
  return (
    BYTE_ORDER_MARK +
    [COLUMNS.map((column) => columns[column]), ...lines]
      .map((cells) => `${cells.map(cellOf).join(separator)}\r\n`)
      .join("")
  );
}

/** A cell of a text, quoted where RFC 4180 asks for it. */
export function textCell(value: string, separator: string): string {
  // Other control characters end the file in some programs. Spreadsheets execute a text that starts like a formula.
  const visible = value.replace(/[^\P{Cc}\t\r\n]/gu, "");
  const text = /^[=+\-@\t\r\n＝＋－＠]/.test(visible) ? `'${visible}` : visible;
  return text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
