import { type Content, listingUpTo } from "../domain/content/content.ts";
import { type ListFilter, yearOf } from "../domain/content/list-filter.ts";
import { PDF_CATEGORIES, type PdfCategory, type PdfDocument } from "../domain/content/pdf-document.ts";

/** Number of documents on a page of the document centre. */
export const DOCUMENT_PAGE_SIZE = 6;

/** Maximum number of documents that a page prints. */
export const MAX_PRINTED_DOCUMENTS = 100;

/**
 * A page of the document centre, the last one if there are fewer, filtered; with the years of the chosen kind and the kinds of
 * the chosen year. A year or a kind without documents does not get into the filter.
 */
export function showDocuments(
  { documents: library }: Pick<Content, "documents">,
  { filter, page }: { readonly filter: ListFilter; readonly page: number },
) {
  const year = yearsOf(library).find((known) => known === filter.year);
  const kind = kindsOf(library).find((known) => known === filter.kind);
  const ofYear = library.filter(({ date }) => year === undefined || yearOf(date) === year);
  const ofKind = library.filter(({ category }) => kind === undefined || category === kind);
  const found = ofYear.filter(({ category }) => kind === undefined || category === kind);
  return {
    documents: listingUpTo(found, { page, pageSize: DOCUMENT_PAGE_SIZE }),
    printed: found.length <= MAX_PRINTED_DOCUMENTS ? found : [],
    filter: { year, kind },
    years: yearsOf(ofKind),
    kinds: kindsOf(ofYear),
  };
}

/** Newest first. */
function yearsOf(documents: readonly PdfDocument[]): readonly number[] {
  return [...new Set(documents.flatMap(({ date }) => yearOf(date) ?? []))].sort((a, b) => b - a);
}

function kindsOf(documents: readonly PdfDocument[]): readonly PdfCategory[] {
  return PDF_CATEGORIES.filter((known) => documents.some(({ category }) => category === known));
}
