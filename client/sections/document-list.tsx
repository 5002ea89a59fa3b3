import { DocumentList } from "../content/document-list.tsx";
import { SectionFrame } from "./section-frame.tsx";
import type { SectionProps } from "./section-view.ts";

/** Documents that visitors can download. */
export function DocumentListSection({ section }: SectionProps<"document-list">) {
  return (
    <SectionFrame heading={section.heading} intro={section.intro}>
      {section.documents.length > 0 ? (
        <DocumentList documents={section.documents} covers />
      ) : (
        <p>There are no documents here at the moment.</p>
      )}
    </SectionFrame>
  );
}
