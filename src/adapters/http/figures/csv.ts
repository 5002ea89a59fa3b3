import type { Figures } from "../contract/figures.ts";

/** Without it, Excel reads a file in the encoding of the machine, and shows "’" as "â€™". */
const BYTE_ORDER_MARK = "\ufeff";

const COLUMNS = ["measure", "unit", "period", "value", "note", "source", "published", "page"] as const;

/** Figures as CSV (RFC 4180) in UTF-8, one per row. Each row repeats what all figures have in common. */
export function figuresCsv({ rows, ...common }: Figures): string {
  const lines = rows.map((row) => {
    const figure = { ...common, ...row };
    return COLUMNS.map((column) => figure[column]);
  });
  return BYTE_ORDER_MARK + [COLUMNS, ...lines].map((cells) => `${cells.map(cell).join(",")}\r\n`).join("");
}

function cell(value: string | number | undefined): string {
  if (typeof value !== "string") return String(value ?? "");
  // Other control characters end the file in some programs. Spreadsheets execute a text that starts like a formula.
  const visible = value.replace(/[^\P{Cc}\t\r\n]/gu, "");
  const text = /^[=+\-@\t\r\n＝＋－＠]/.test(visible) ? `'${visible}` : visible;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
