import type { PdfDocument } from "./pdf-document.ts";
import type { SectionView } from "./section.ts";
import { slugOf } from "./slug.ts";

type DocumentListView = Extract<SectionView, { readonly kind: "document-list" }>;

/** The most documents that are offered as one file. */
const MAX_DOCUMENTS = 30;

/**
 * What addresses call the documents of a section together; `undefined` where they are not offered as one file: without
 * a heading nobody could name them, and what no editor picked is no set.
 */
export function documentSetName({ heading, isPicked, documents }: DocumentListView): string | undefined {
  const isSet = isPicked && documents.length > 1 && documents.length <= MAX_DOCUMENTS;
  return isSet ? slugOf(heading ?? "") || undefined : undefined;
}

/** The documents of the section with a name; see {@link documentSetName}. */
export function documentSetNamed(
  name: string,
  sections: readonly SectionView[],
): readonly PdfDocument[] | undefined {
  return sections
    .filter((section) => section.kind === "document-list")
    .find((section) => documentSetName(section) === name)?.documents;
}
