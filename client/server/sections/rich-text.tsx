import { useId } from "react";
import { cellText, type Table } from "../../../src/domain/content/table.ts";
import { RichText } from "../../content/rich-text.tsx";
import * as styles from "../content/content-table.css.ts";
import * as figures from "../content/figure-table.css.ts";
import { TableScroller } from "../content/table-scroller.tsx";
import { useTexts } from "../locale.ts";
import { SectionFrame, type SectionProps } from "./section-frame.tsx";

export function RichTextSection({ section: { body, table, caption, language } }: SectionProps<"rich-text">) {
  if (body.length === 0 && !table) return null;
  return (
    <SectionFrame language={language}>
      <RichText text={body} />
      {table && <ContentTable table={table} caption={caption} />}
    </SectionFrame>
  );
}

interface ContentTableProps {
  readonly table: Table;
  readonly caption: string | undefined;
}

/** Figures, amounts and percentages, without words; a dash where there is none. */
const FIGURE = /^(?=\D*\d)\P{L}*$|^[–—-]?$/u;

/** A table of the content. A wide one scrolls horizontally, with the heads of its rows in view. */
function ContentTable({ table: { head, body }, caption }: ContentTableProps) {
  const { content: texts } = useTexts();
  const captionId = useId();
  const columns = Math.max(...[...head, ...body].map((row) => row.length));
  const hasRowHeads = body.every(([first]) => first?.isHeader);
  const classes = Array.from({ length: columns }, (_, column) => {
    if (column === 0 && hasRowHeads) return styles.rowHead;
    return body.every((row) => FIGURE.test(cellText(row[column]))) ? styles.figure : styles.cell;
  });
  const rows = (part: Table["body"], scope: "col" | "row") =>
    part.map((row, index) => (
      <tr key={index}>
        {row.map((cell, column) =>
          // An empty head names nothing.
          cell.isHeader && cellText(cell) !== "" ? (
            <th key={column} scope={scope} className={classes[column]}>
              <RichText text={cell.content} />
            </th>
          ) : (
            <td key={column} className={classes[column]}>
              <RichText text={cell.content} />
            </td>
          ),
        )}
      </tr>
    ));
  const name = caption === undefined ? { "aria-label": texts.table } : { "aria-labelledby": captionId };
  return (
    <figure>
      {/* Outside of the table, with which it would scroll. */}
      {caption !== undefined && (
        <figcaption id={captionId} className={styles.caption}>
          {caption}
        </figcaption>
      )}
      <TableScroller {...name}>
        <table className={figures.table} {...name}>
          {head.length > 0 && <thead>{rows(head, "col")}</thead>}
          <tbody>{rows(body, "row")}</tbody>
        </table>
      </TableScroller>
    </figure>
  );
}
