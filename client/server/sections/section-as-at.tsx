import type { ReactNode } from "react";
import { content as texts } from "#texts/content.ts";
import { DateText } from "../../content/date.tsx";
import { Heading } from "../../content/heading.tsx";
import { label } from "../../styles/layout.css.ts";
import { FigureSource } from "./figure-downloads.tsx";
import { title } from "./figure-table.css.ts";
import { FigureTable, type FigureTableProps } from "./figure-table.tsx";
import { SectionFrame } from "./section-frame.tsx";
import { itemLevel, type SectionProps } from "./section-view.ts";

type Kind = "share-capital" | "debt";

/** A section whose figures are those of one day, with this day and their source. */
export function SectionAsAt({ section, children }: SectionProps<Kind> & { readonly children: ReactNode }) {
  return (
    <SectionFrame
      heading={section.heading}
      intro={section.intro}
      aside={
        section.asAt && (
          <small className={label}>
            {texts.asAt} <DateText date={section.asAt} />
          </small>
        )
      }
    >
      {children}
      <FigureSource section={section} />
    </SectionFrame>
  );
}

/** A table of such a section under its name; none without rows. */
export function TitledTable({ section, ...table }: FigureTableProps & SectionProps<Kind>) {
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
