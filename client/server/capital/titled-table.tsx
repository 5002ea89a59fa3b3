import { Heading } from "../../content/rich-text.tsx";
import { FigureTable, type FigureTableProps } from "../content/figure-table.tsx";
import { itemLevel, type SectionProps } from "../sections/section-frame.tsx";
import { title } from "./titled-table.css.ts";

/** A table of a section under its name; none without rows. */
export function TitledTable({
  section,
  ...table
}: FigureTableProps & SectionProps<"share-capital" | "debt">) {
  if (table.rows.length === 0) return null;
  return (
    <>
      <Heading level={itemLevel(section)} className={title}>
        {table.caption}
      </Heading>
      <FigureTable {...table} />
    </>
  );
}
