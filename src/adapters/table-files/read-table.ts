import { unzipSync } from "fflate";
import { csvRows } from "./csv-rows.ts";
import { NoTableError, type TableCell, type TableFile } from "./table-file.ts";

/** A workbook whose parts are larger in total is refused before they are unpacked. */
const MAX_UNPACKED_BYTES = 64 * 1024 * 1024;
/** Longer tables are not lists that people read. */
const MAX_ROWS = 50_000;

/**
 * Reads a workbook of Excel (XLSX), or a text file with commas, semicolons or tabs between its values (CSV).
 *
 * @throws {NoTableError} for any other file, and for one that is too large.
 */
export async function readTable(bytes: Uint8Array<ArrayBuffer>): Promise<TableFile> {
  const file = isZip(bytes) ? await workbook(bytes) : csvRows(textOf(bytes));
  const rows = file.sheets.reduce((sum, sheet) => sum + sheet.length, 0);
  if (rows > MAX_ROWS) throw new NoTableError(`it has ${rows} rows, more than ${MAX_ROWS}`);
  return file;
}

function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b;
}

async function workbook(bytes: Uint8Array<ArrayBuffer>): Promise<TableFile> {
  checkSize(bytes);
  const { default: readWorkbook } = await import("read-excel-file/node");
  try {
    const sheets = await readWorkbook(Buffer.from(bytes));
    return { sheets: sheets.map(({ data }) => data.map((row) => row.map(cellOf))) };
  } catch (error) {
    throw new NoTableError("it is no workbook that can be read", { cause: error });
  }
}

function checkSize(bytes: Uint8Array): void {
  let size = 0;
  try {
    unzipSync(bytes, {
      filter: ({ originalSize }) => {
        size += originalSize;
        return false;
      },
    });
  } catch (error) {
    throw new NoTableError("it is no workbook that can be read", { cause: error });
  }
  if (size > MAX_UNPACKED_BYTES) throw new NoTableError("it is too large when it is unpacked");
}

function cellOf(value: unknown): TableCell {
  if (value instanceof Date) return { day: value.toISOString().slice(0, "YYYY-MM-DD".length) };
  if (typeof value === "number") return value;
  if (value === null || value === undefined) return undefined;
  return String(value).trim() || undefined;
}

/** UTF-8, or what Excel saves by default on Windows. */
function textOf(bytes: Uint8Array<ArrayBuffer>): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
