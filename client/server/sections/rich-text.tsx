import { RichText } from "../../content/rich-text.tsx";
import { ContentTable } from "./content-table.tsx";
import { SectionFrame, type SectionProps } from "./section-frame.tsx";

export function RichTextSection({ section: { body, table, caption } }: SectionProps<"rich-text">) {
  if (body.length === 0 && !table) return null;
  return (
    <SectionFrame>
      <RichText text={body} />
      {table && <ContentTable table={table} caption={caption} />}
    </SectionFrame>
  );
}
