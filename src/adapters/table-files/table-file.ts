/** A cell of a file: a text, a number, a day as `YYYY-MM-DD`, or nothing. Numbers and days of text files are texts. */
export type TableCell = string | number | { readonly day: string } | undefined;

/** Rows of cells; the first one is row 1 of the file. */
export type TableRows = readonly (readonly TableCell[])[];

/** What a file of tables has: a sheet, or several. */
export interface TableFile {
  readonly sheets: readonly TableRows[];
  /** Between the values of a text file, which tells how its numbers are written. Default: it is a workbook. */
  readonly separator?: "," | ";" | "\t" | undefined;
}

/** A file is not a table, or too large. */
export class NoTableError extends Error {
  override readonly name = "NoTableError";
}
