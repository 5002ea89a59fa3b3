import type { ReactNode } from "react";
import { rowHead } from "./content-table.css.ts";
import { NotStated } from "./figure-table.tsx";
import * as styles from "./row-table.css.ts";
import { TableScroller } from "./table-scroller.tsx";

/** A column of a table with an item in each row. */
export interface RowColumn<Row> {
  /** What it is called, also beside its values in a card. */
  readonly name: string;
  /** The head of the column, if it is more than its name: a link that sorts the table. */
  readonly head?: ReactNode;
  /** Default: the table is not sorted by it. */
  readonly sorted?: "ascending" | "descending" | undefined;
  /** Whether its values are texts, which begin at one line. Default: figures and dates, which end at one. */
  readonly isText?: boolean | undefined;
  /** `undefined` for what is not known. */
  readonly cell: (row: Row) => ReactNode;
}

interface RowTableProps<Row> {
  /** Accessible name of the table. */
  readonly name: string;
  /** The first one names the rows. */
  readonly columns: readonly RowColumn<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string | number;
  /** Whether it has a smaller text, for many columns. Default: no. */
  readonly isDense?: boolean;
}

/**
 * A table of items, each in a row. A wide one scrolls horizontally, with the names of the items in view; on a phone each row
 * is a card with all its values. Roles are stated, because a browser may take a table that is laid out as cards for none.
 */
export function RowTable<Row>({ name, columns, rows, keyOf, isDense = false }: RowTableProps<Row>) {
  const [first, ...others] = columns;
  return (
    <TableScroller aria-label={name}>
      <table role="table" className={isDense ? styles.denseTable : styles.table} aria-label={name}>
        <thead role="rowgroup">
          <tr role="row" className={styles.heads}>
            {columns.map(({ name: called, head = called, sorted, isText = false }, index) => (
              <th
                key={called}
                role="columnheader"
                scope="col"
                aria-sort={sorted}
                className={headStyle(index, isText)}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={keyOf(row)} role="row" className={styles.card}>
              <th role="rowheader" scope="row" className={styles.cardTitle}>
                {first?.cell(row)}
              </th>
              {others.map(({ name: called, cell, isText = false }) => {
                const value = cell(row);
                const isUnknown = value === undefined;
                return (
                  <td
                    key={called}
                    role="cell"
                    className={isText ? styles.text : styles.value}
                    data-head={called}
                    data-unknown={isUnknown || undefined}
                  >
                    {isUnknown ? <NotStated /> : value}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroller>
  );
}

function headStyle(index: number, isText: boolean): string {
  if (index === 0) return rowHead;
  return isText ? styles.textHead : styles.figureHead;
}
