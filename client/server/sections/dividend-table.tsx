import type { ReactNode } from "react";
import * as styles from "./content-table.css.ts";
import { scroller } from "./figure-table.css.ts";

export interface DividendColumn<Row> {
  readonly head: ReactNode;
  /** Default: the table is not sorted by it. */
  readonly sorted?: "ascending" | "descending" | undefined;
  readonly cell: (row: Row) => ReactNode;
}

interface DividendTableProps<Row> {
  /** Accessible name of the table. */
  readonly name: string;
  /** The first one names the rows. */
  readonly columns: readonly DividendColumn<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
}

/** A table with a dividend in each row. A wide one scrolls horizontally, with the names of the dividends in view. */
export function DividendTable<Row>({ name, columns, rows, keyOf }: DividendTableProps<Row>) {
  const [first, ...others] = columns;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
    <section className={scroller} tabIndex={0} aria-label={name}>
      <table className={styles.table} aria-label={name}>
        <thead>
          <tr>
            {columns.map(({ head, sorted }, index) => (
              <th
                key={index}
                scope="col"
                aria-sort={sorted}
                className={index === 0 ? styles.rowHead : styles.figure}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              <th scope="row" className={styles.rowHead}>
                {first?.cell(row)}
              </th>
              {others.map(({ cell }, index) => (
                <td key={index} className={styles.figure}>
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
