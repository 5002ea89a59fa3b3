import type { ReactNode } from "react";
import { formats } from "../../../brand/derived.ts";
import { isDay, isLink, type ListValue, type RecordList } from "../../../src/domain/content/record-list.ts";
import { formatAmount } from "../../../src/domain/text/amount.ts";
import { ContentLink } from "../../content/content-link.tsx";
import { DateText } from "../../content/date.tsx";
import * as cells from "./content-table.css.ts";
import { table } from "./figure-table.css.ts";
import { NotStated } from "./figure-table.tsx";
import { besideFigures, dense } from "./list-table.css.ts";
import { TableScroller } from "./table-scroller.tsx";

/** With more columns, a table has a smaller text. */
const MAX_COLUMNS = 8;

/**
 * A list as a table with an entry in each row, whose first column names the entries. A wide one scrolls horizontally, with the
 * names in view. Nothing without entries.
 */
export function ListTable({ list }: { readonly list: RecordList }) {
  const { title: name, columns, rows } = list;
  if (rows.length === 0) return null;
  const styles = columns.map((_, index) => {
    if (isFigures(list, index)) return cells.figure;
    return isFigures(list, index - 1) ? besideFigures : cells.cell;
  });
  return (
    <TableScroller aria-label={name}>
      <table className={columns.length > MAX_COLUMNS ? `${table} ${dense}` : table} aria-label={name}>
        <thead>
          <tr>
            {columns.map(({ name: key, head }, index) => (
              <th key={key} scope="col" className={index === 0 ? cells.rowHead : styles[index]}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...others], row) => (
            <tr key={row}>
              <th scope="row" className={cells.rowHead}>
                <Value value={first} decimals={columns[0]?.decimals} />
              </th>
              {others.map((value, index) => (
                <td key={index} className={styles[index + 1]}>
                  <Value value={value} decimals={columns[index + 1]?.decimals} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroller>
  );
}

/** Whether the values of a column are figures, which are aligned by their last digit. */
function isFigures({ rows }: RecordList, index: number): boolean {
  return rows.some((row) => typeof row[index] === "number");
}

function Value({
  value,
  decimals,
}: {
  readonly value: ListValue;
  readonly decimals: number | undefined;
}): ReactNode {
  if (value === undefined) return <NotStated />;
  if (typeof value === "number") return formatAmount(value, formats, decimals);
  if (isDay(value)) return <DateText date={value.day} />;
  return isLink(value) ? <ContentLink link={value.link}>{value.text}</ContentLink> : value;
}
