import { type ReactNode, useId } from "react";
import type { Translatable, TranslatableName } from "../../../src/domain/content/translatable.ts";
import { formatAmount } from "../../../src/domain/text/amount.ts";
import { visuallyHidden } from "../../styles/layout.css.ts";
import { useLocale, useTexts } from "../locale.ts";
import * as styles from "./figure-table.css.ts";
import { InItsLanguage } from "./in-its-language.tsx";
import { TableScroller } from "./table-scroller.tsx";

export interface FigureTableProps {
  /** Accessible name of the table. */
  readonly caption: ReactNode;
  readonly columns: readonly TranslatableName[];
  readonly rows: readonly (Translatable<"measure" | "unit"> & {
    readonly measure: ReactNode;
    readonly unit?: string | undefined;
    /** Decimals of its amounts. Default: one. */
    readonly decimals?: number | undefined;
    /** One for each column: an amount, or content. */
    readonly cells: readonly ReactNode[];
    /** A note below each cell. Default: none. */
    readonly marks?: readonly (string | undefined)[] | undefined;
  })[];
}

/** With fewer columns, a table as wide as the page would have its figures far from their measures. */
const MANY_COLUMNS = 3;

/** Figures by measure and period. A wide table scrolls horizontally, with a sticky column of measures. */
export function FigureTable({ caption, columns, rows }: FigureTableProps) {
  const captionId = useId();
  return (
    <TableScroller aria-labelledby={captionId}>
      <table className={columns.length > MANY_COLUMNS ? styles.table : styles.shortTable}>
        <caption id={captionId} className={visuallyHidden}>
          {caption}
        </caption>
        <thead>
          <tr>
            <td className={styles.corner} />
            {columns.map(({ name, wordsIn }) => (
              <th key={name} scope="col" lang={wordsIn?.name} className={styles.period}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ measure, wordsIn, unit, decimals, cells, marks }, row) => (
            <tr key={row}>
              <th scope="row" className={styles.measure}>
                <InItsLanguage language={wordsIn?.measure}>
                  {typeof measure === "string" ? `${measure} ` : measure}
                </InItsLanguage>
                <small lang={wordsIn?.unit} className={styles.unit}>
                  {unit}
                </small>
              </th>
              {columns.map(({ name }, index) => (
                <td key={name} className={styles.amount}>
                  <Amount value={cells[index]} decimals={decimals} />
                  {marks?.[index] && <small className={styles.mark}>{marks[index]}</small>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroller>
  );
}

function Amount({ value, decimals }: { readonly value: ReactNode; readonly decimals: number | undefined }) {
  const { formats } = useLocale();
  if (typeof value === "number") return formatAmount(value, formats, decimals);
  return value === undefined ? <NotStated /> : value;
}

/** A cell without a value. */
export function NotStated() {
  const { content: texts } = useTexts();
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className={visuallyHidden}>{texts.notStated}</span>
    </>
  );
}
