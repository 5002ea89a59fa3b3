import { TRANSACTION_COLUMNS, type TransactionColumn } from "../../../domain/buy-backs/buy-back-lists.ts";
import { decimalSignOf, numberIn } from "../../table-files/decimal-sign.ts";
import type { TableCell, TableFile, TableRows } from "../../table-files/table-file.ts";
import type { TypedTransaction } from "./transaction-values.ts";

/** What the columns of a file are called: in the language of the site, or by the names of programs. */
export type ColumnHeads = Readonly<Record<TransactionColumn, string>>;

/** A row of a file with the values of its columns. */
export interface FileRow {
  /** From 1. */
  readonly row: number;
  readonly values: TypedTransaction;
  /** Whether it is a sum, with a word instead of a day, and is no transaction. */
  readonly isSum: boolean;
}

/** Columns without which nothing is a list of transactions. */
const NEEDED: readonly TransactionColumn[] = ["date", "shares"];
const NUMBERS = ["average", "lowest", "highest", "paid"] as const;
/** The columns of which a transaction has at least one. */
const NUMBERS_OF_ROW = ["shares", ...NUMBERS] as const;

/**
 * The rows of a file with transactions and sums. The file may have other rows above the heads, other columns, and notes.
 *
 * @returns a sentence on what is wrong, if the file has no such columns.
 */
export function transactionRows(file: TableFile, heads: ColumnHeads): readonly FileRow[] | string {
  const found = file.sheets.flatMap((sheet) => tableIn(sheet, heads) ?? []);
  const [table] = found;
  if (table === undefined) {
    const needed = [...NEEDED, "average" as const].map((column) => `“${heads[column]}”`).join(", ");
    return `no row has the heads ${needed}`;
  }
  const { columns, isinAt, body } = table;
  const cellsOf = (column: TransactionColumn) =>
    body.flatMap(({ cells }) => {
      const cell = cells[columns.get(column) ?? -1];
      return typeof cell === "string" && cell !== "" ? cell : [];
    });
  const sign = decimalSignOf(cellsOf("shares"), NUMBERS.flatMap(cellsOf), file.separator);
  return body.flatMap(({ row, cells }) => {
    const cell = (column: TransactionColumn) => cells[columns.get(column) ?? -1];
    const text = (column: TransactionColumn) => textOf(cell(column));
    const number = (column: TransactionColumn) => numberOf(cell(column), sign);
    const day = text("date");
    const isEmpty = NUMBERS_OF_ROW.every((column) => text(column) === undefined) && day === undefined;
    if (isEmpty) return [];
    const values = {
      from: day,
      to: text("until"),
      venue: text("venue"),
      currency: text("currency"),
      shares: number("shares"),
      average: number("average"),
      lowest: number("lowest"),
      highest: number("highest"),
      paid: number("paid"),
      isin: textOf(cells[isinAt]),
    };
    // No day is without a digit: such a row is a sum, or a note without numbers, such as the source.
    const isSum = day !== undefined && !/\d/.test(day);
    const hasNumber = NUMBERS_OF_ROW.some((name) => typeof values[name] === "number");
    return isSum && !hasNumber ? [] : { row, values, isSum };
  });
}

/** The place of each column, and what is below the heads. */
function tableIn(sheet: TableRows, heads: ColumnHeads) {
  for (const [index, cells] of sheet.entries()) {
    const columns = new Map<TransactionColumn, number>();
    for (const [place, cell] of cells.entries()) {
      const column = columnOf(cell, heads);
      if (column !== undefined && !columns.has(column)) columns.set(column, place);
    }
    if (!NEEDED.every((column) => columns.has(column))) continue;
    if (!columns.has("average") && !columns.has("paid")) continue;
    const isinAt = cells.findIndex((cell) => headOf(cell) === ISIN);
    const below = sheet.slice(index + 1).map((row, at) => ({ row: index + at + 2, cells: row }));
    return { columns, isinAt, body: below };
  }
  return undefined;
}

/** What every language calls it. The site's own file has it among the programmes. */
const ISIN = "isin";

function headOf(cell: TableCell): string {
  return typeof cell === "string" ? cell.trim().toLowerCase() : "";
}

function columnOf(cell: TableCell, heads: ColumnHeads): TransactionColumn | undefined {
  const head = headOf(cell);
  return TRANSACTION_COLUMNS.find((column) => head === column || head === heads[column].toLowerCase());
}

function textOf(cell: TableCell): string | undefined {
  if (typeof cell === "object") return cell.day;
  return cell === undefined ? undefined : String(cell).trim() || undefined;
}

/** A text that is no number stays one, for the report. */
function numberOf(cell: TableCell, sign: "." | "," | undefined): number | string | undefined {
  if (typeof cell === "number") return cell;
  const text = textOf(cell);
  return text === undefined ? undefined : (numberIn(text, sign) ?? text);
}
