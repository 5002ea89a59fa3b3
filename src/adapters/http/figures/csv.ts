import type { Figures } from "../contract/figures.ts";

/** Without it, Excel reads a file in the encoding of the machine, and shows "’" as "â€™". */
const BYTE_ORDER_MARK = "\ufeff";

/** Figures as CSV (RFC 4180) in UTF-8, one per row. Each row repeats what all figures have in common. */
export function figuresCsv({ rows, source, published, page }: Figures): string {
  const lines = [
    ["measure", "unit", "period", "value", "note", "source", "published", "page"],
    ...rows.map(({ measure, unit, period, value, note }) => [
      measure,
      unit,
      period,
      value,
      note,
      source,
      published,
      page,
    ]),
  ];
  return BYTE_ORDER_MARK + lines.map((cells) => `${cells.map(cell).join(",")}\r\n`).join("");
}

function cell(value: string | number | undefined): string {
  if (typeof value !== "string") return String(value ?? "");
  // Spreadsheets execute a text that starts like a formula.
  const text = /^[=+\-@\t\r\n＝＋－＠]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
