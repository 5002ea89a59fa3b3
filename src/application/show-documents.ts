import { listingUpTo } from "../domain/content/content-snapshot.ts";
import { type ListFilter, yearOf } from "../domain/content/list-filter.ts";
import { MAX_PAGE_SIZE } from "../domain/content/listing.ts";
import { PDF_CATEGORIES, type PdfDocument } from "../domain/content/pdf-document.ts";
import type { ContentRef, ContentRepository } from "../ports/content-repository.ts";

/** Number of documents on a page of the document centre. */
export const DOCUMENT_PAGE_SIZE = 6;

/** Maximum number of documents that a page prints. */
export const MAX_PRINTED_DOCUMENTS = 100;

/** A page of the document centre, the last one if there are fewer, filtered; with all available years and kinds. */
export async function showDocuments(
  content: ContentRepository,
  ref: ContentRef,
  { filter: { year, kind }, page }: { readonly filter: ListFilter; readonly page: number },
) {
  const library = await allDocuments(content, ref);
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

/** All PDF documents, newest first. */
export async function allDocuments(content: ContentRepository, ref: ContentRef): Promise<PdfDocument[]> {
  const documents: PdfDocument[] = [];
  let pages = 1;
  for (let page = 1; page <= pages; page++) {
    const found = await content.listDocuments(ref, { page, pageSize: MAX_PAGE_SIZE });
    documents.push(...found.items);
    pages = found.pages;
  }
  return documents;
}
