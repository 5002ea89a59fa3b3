import type { ReactNode } from "react";
import { isDay, isLink, type ListValue, type RecordList } from "../../../src/domain/content/record-list.ts";
import { formatAmount } from "../../../src/domain/text/amount.ts";
import { ContentLink } from "../../content/content-link.tsx";
import { DateText } from "../../content/date.tsx";
import { useLocale } from "../locale.ts";
import { NotStated } from "./figure-table.tsx";
import { InItsLanguage } from "./in-its-language.tsx";
import { RowTable } from "./row-table.tsx";

/** With more columns, a table has a smaller text. */
const MAX_COLUMNS = 8;

/** A list as a table with an entry in each row, whose first column names the entries. Nothing without entries. */
export function ListTable({ list }: { readonly list: RecordList }) {
  const { title, columns, rows } = list;
  if (rows.length === 0) return null;
  return (
    <RowTable
      name={title}
      columns={columns.map(({ head, decimals, languages }, index) => ({
        name: head,
        isText: !hasFigures(list, index),
        cell: (row: RecordList["rows"][number]) => {
          const value = row[index];
          if (value === undefined) return undefined;
          return (
            <InItsLanguage language={languages?.[rows.indexOf(row)]}>
              <ListedValue value={value} decimals={decimals} />
            </InItsLanguage>
          );
        },
      }))}
      rows={rows}
      keyOf={(row) => rows.indexOf(row)}
      isDense={columns.length > MAX_COLUMNS}
    />
  );
}

/** Whether the values of a column are figures, which are aligned by their last digit. */
function hasFigures({ rows }: RecordList, index: number): boolean {
  return rows.some((row) => typeof row[index] === "number");
}

interface ListedValueProps {
  readonly value: ListValue;
  readonly decimals: number | undefined;
}

/** A value of a list, as readers see it. */
export function ListedValue({ value, decimals }: ListedValueProps): ReactNode {
  const { formats } = useLocale();
  if (value === undefined) return <NotStated />;
  if (typeof value === "number") return formatAmount(value, formats, decimals);
  if (isDay(value)) return <DateText date={value.day} />;
  return isLink(value) ? <ContentLink link={value.link}>{value.text}</ContentLink> : value;
}
