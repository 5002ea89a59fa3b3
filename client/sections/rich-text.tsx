import { RichText } from "../content/rich-text.tsx";
import { SectionFrame } from "./section-frame.tsx";
import type { SectionProps } from "./section-view.ts";

export function RichTextSection({ section }: SectionProps<"rich-text">) {
  if (section.body.length === 0) return null;
  return (
    <SectionFrame>
      <RichText text={section.body} />
    </SectionFrame>
  );
}
