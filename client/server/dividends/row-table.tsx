import type { ReactNode } from "react";
import { figure, rowHead } from "../content/content-table.css.ts";
import { scroller, table } from "../content/figure-table.css.ts";

/** A column of a table with an item in each row. */
export interface RowColumn<Row> {
  readonly head: ReactNode;
  /** Default: the table is not sorted by it. */
  readonly sorted?: "ascending" | "descending" | undefined;
  readonly cell: (row: Row) => ReactNode;
}

interface RowTableProps<Row> {
  /** Accessible name of the table. */
  readonly name: string;
  /** The first one names the rows. */
  readonly columns: readonly RowColumn<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
}

/** A table of items, each in a row. A wide one scrolls horizontally, with the names of the items in view. */
export function RowTable<Row>({ name, columns, rows, keyOf }: RowTableProps<Row>) {
  const [first, ...others] = columns;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
    <section className={scroller} tabIndex={0} aria-label={name}>
      <table className={table} aria-label={name}>
        <thead>
          <tr>
            {columns.map(({ head, sorted }, index) => (
              <th key={index} scope="col" aria-sort={sorted} className={index === 0 ? rowHead : figure}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              <th scope="row" className={rowHead}>
                {first?.cell(row)}
              </th>
              {others.map(({ cell }, index) => (
                <td key={index} className={figure}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
