import type { PdfDocument } from "./pdf-document.ts";
import type { SectionView, SectionViewOf } from "./section.ts";
import { slugOf } from "./slug.ts";

type DocumentListView = SectionViewOf<"document-list">;

/** A file of a ZIP file; several may be of one document. */
export type SetFile = Pick<PdfDocument, "id" | "title" | "href" | "bytes" | "date" | "language">;

/** How many documents can be downloaded as one file: more may not fit in a ZIP file of 4 GB. */
export const MAX_SET_DOCUMENTS = 100;

/**
 * The name of a section's documents in addresses; `undefined` if they cannot be downloaded as one file: the section has no
 * heading to derive a name from, its documents were not selected by an editor, or they are too many.
 */
export function documentSetName({
  heading,
  isPicked,
  documents,
}: Pick<DocumentListView, "heading" | "isPicked" | "documents">): string | undefined {
  const isSet = isPicked && documents.length > 1 && documents.length <= MAX_SET_DOCUMENTS;
  return isSet ? slugOf(heading ?? "") || undefined : undefined;
}

/** Finds a section by the name of its documents from {@link documentSetName}. */
export function documentSetNamed(
  name: string,
  sections: readonly SectionView[],
): DocumentListView | undefined {
  return sections
    .filter((section) => section.kind === "document-list")
    .find((section) => documentSetName(section) === name);
}
