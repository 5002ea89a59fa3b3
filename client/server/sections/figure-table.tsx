import { type ReactNode, useContext, useId } from "react";
import { content as texts } from "#texts/content.ts";
import { formats } from "../../../brand/derived.ts";
import {
  FIGURE_FORMATS,
  type FigureFormat,
  figuresHref,
} from "../../../src/adapters/http/contract/figures.ts";
import { type FiguresSection, figuresName } from "../../../src/domain/content/figure-table.ts";
import { formatAmount } from "../../../src/domain/text/amount.ts";
import { PagePath } from "../../content/page-address.ts";
import { visuallyHidden } from "../../styles/layout.css.ts";
import { Note } from "../content/note.tsx";
import { figure, rowHead } from "./content-table.css.ts";
import * as styles from "./figure-table.css.ts";

export interface FigureTableProps {
  /** Accessible name of the table. */
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly {
    readonly measure: ReactNode;
    readonly unit?: string | undefined;
    /** Of its amounts. Default: one. */
    readonly decimals?: number | undefined;
    /** One for each column: an amount, or content. */
    readonly cells: readonly ReactNode[];
  }[];
}

/** Figures by measure and period. A wide table scrolls horizontally, with a sticky column of measures. */
export function FigureTable({ caption, columns, rows }: FigureTableProps) {
  const captionId = useId();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
    <section className={styles.scroller} aria-labelledby={captionId} tabIndex={0}>
      <table className={styles.table}>
        <caption id={captionId} className={visuallyHidden}>
          {caption}
        </caption>
        <thead>
          <tr>
            <td className={styles.corner} />
            {columns.map((column) => (
              <th key={column} scope="col" className={styles.period}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ measure, unit, decimals, cells }, row) => (
            <tr key={row}>
              <th scope="row" className={styles.measure}>
                {typeof measure === "string" ? `${measure} ` : measure}
                <small className={styles.unit}>{unit}</small>
              </th>
              {columns.map((column, index) => (
                <td key={column} className={styles.amount}>
                  <Amount value={cells[index]} decimals={decimals} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Amount({ value, decimals }: { readonly value: ReactNode; readonly decimals: number | undefined }) {
  if (typeof value === "number") return formatAmount(value, formats, decimals);
  return value === undefined ? <NotStated /> : value;
}

/** A cell without a value. */
export function NotStated() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className={visuallyHidden}>{texts.notStated}</span>
    </>
  );
}

const NAMES: Readonly<Record<FigureFormat, string>> = { csv: "CSV", xlsx: "Excel", json: "JSON" };

/** The figures of a section as files, where they may be quoted. */
export function FigureDownloads({ section }: { readonly section: FiguresSection }) {
  const name = figuresName(section);
  return name === undefined ? null : <FigureLinks name={name} heading={section.heading ?? name} />;
}

/** Links to figures by their name in addresses. */
export function FigureLinks({ name, heading }: { readonly name: string; readonly heading: string }) {
  const pathname = useContext(PagePath);
  return (
    <Note className={styles.downloads}>
      {`${texts.figuresAs} `}
      {FIGURE_FORMATS.map((format, index) => (
        <span key={format}>
          {index > 0 && ", "}
          <a href={figuresHref(pathname, name, format)} download>
            {NAMES[format]}
            <span className={visuallyHidden}>{` ${texts.fileOf(heading)}`}</span>
          </a>
        </span>
      ))}
    </Note>
  );
}

/** The source of a section's figures, and their files. */
export function FigureSource({ section }: { readonly section: FiguresSection }) {
  return (
    <>
      {section.source && <Note>{texts.source(section.source)}</Note>}
      <FigureDownloads section={section} />
    </>
  );
}

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
    <section className={styles.scroller} tabIndex={0} aria-label={name}>
      <table className={styles.table} aria-label={name}>
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
