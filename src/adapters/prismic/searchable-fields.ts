import { SEARCHED_PAGE_TYPES, type SearchableDocument } from "../../domain/search/search.ts";
import { type SharedContent, searchablePage, searchablePdf } from "../../domain/search/searchable.ts";
import type { Log } from "../../ports/log.ts";
import { Place } from "./field.ts";
import { readPage } from "./page-fields.ts";
import { pdfDocument } from "./pdf-fields.ts";
import type { ServiceDocument } from "./service-document.ts";

/** Reads a document with all of its text; `undefined` for one that has no address. */
export function readSearchable(
  document: ServiceDocument,
  shared: SharedContent,
  log: Log,
): SearchableDocument | undefined {
  if (document.type === "pdf") {
    const pdf = pdfDocument(document.id, document.data, new Place(document, log));
    return pdf && document.uid ? searchablePdf(pdf, document.uid) : undefined;
  }
  const type = SEARCHED_PAGE_TYPES.find((known) => known === document.type);
  const page = type && readPage(type, document, log);
  return page && searchablePage(page, shared);
}
