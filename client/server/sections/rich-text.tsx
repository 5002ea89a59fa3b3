import { RichText } from "../../content/rich-text.tsx";
import { ContentTable } from "./content-table.tsx";
import { SectionFrame } from "./section-frame.tsx";
import type { SectionProps } from "./section-view.ts";

export function RichTextSection({ section: { body, table, caption } }: SectionProps<"rich-text">) {
  if (body.length === 0 && !table) return null;
  return (
    <SectionFrame>
      <RichText text={body} />
      {table && <ContentTable table={table} caption={caption} />}
    </SectionFrame>
  );
}
