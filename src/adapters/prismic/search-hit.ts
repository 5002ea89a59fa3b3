import { addressOf } from "../../domain/links/address.ts";
import { SEARCHED_PAGE_TYPES, type SearchHit } from "../../domain/search/search.ts";
import type { Log } from "../../ports/log.ts";
import { Place, record } from "./field.ts";
import { documentLink } from "./link-field.ts";
import { pdfDocument } from "./pdf-fields.ts";
import type { ServiceDocument } from "./service-document.ts";
import { text } from "./simple-fields.ts";

const hitData = record({ title: text, parent: documentLink });

/** Reads a document that a search found; `undefined` for one that has no address. */
export function readSearchHit(document: ServiceDocument, log: Log): SearchHit | undefined {
  const place = new Place(document, log);
  const uid = document.uid ?? undefined;
  if (uid === undefined) return undefined;

  if (document.type === "pdf") {
    const pdf = pdfDocument(document.id, document.data, place);
    return pdf && { id: pdf.id, type: "pdf", uid, title: pdf.title, href: pdf.href };
  }
  const type = SEARCHED_PAGE_TYPES.find((known) => known === document.type);
  const values = hitData(document.data, place);
  if (!type || !values) return undefined;
  const parentUid = values.parent?.isBroken ? undefined : (values.parent?.uid ?? undefined);
  const href = addressOf({ type, uid, parentUid });
  return href === undefined
    ? undefined
    : { id: document.id, type, uid, title: values.title ?? uid, href, parentUid };
}
