import { type Content, listingUpTo } from "../domain/content/content.ts";
import { type ListFilter, yearOf } from "../domain/content/list-filter.ts";
import { PDF_CATEGORIES } from "../domain/content/pdf-document.ts";

/** Number of documents on a page of the document centre. */
export const DOCUMENT_PAGE_SIZE = 6;

/** Maximum number of documents that a page prints. */
export const MAX_PRINTED_DOCUMENTS = 100;

/** A page of the document centre, the last one if there are fewer, filtered; with all available years and kinds. */
export function showDocuments(
  { documents: library }: Pick<Content, "documents">,
  { filter: { year, kind }, page }: { readonly filter: ListFilter; readonly page: number },
) {
  const years = new Set(library.flatMap((document) => yearOf(document.date) ?? []));
  const found = library.filter(
    (document) =>
      (year === undefined || yearOf(document.date) === year) &&
      (kind === undefined || document.category === kind),
  );
  return {
    documents: listingUpTo(found, { page, pageSize: DOCUMENT_PAGE_SIZE }),
    printed: found.length <= MAX_PRINTED_DOCUMENTS ? found : [],
    filter: { year, kind },
    years: [...years].sort((a, b) => b - a),
    kinds: PDF_CATEGORIES.filter((known) => library.some((document) => document.category === known)),
  };
}
