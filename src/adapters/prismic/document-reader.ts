import type { ContentItem } from "../../domain/content/content-item.ts";
import { EMPTY_SITE_OPTIONS, type SiteOptions } from "../../domain/content/site-options.ts";
import { PAGE_TYPES } from "../../domain/links/address.ts";
import type { Log } from "../../ports/log.ts";
import { readDividend } from "./dividend-fields.ts";
import { FieldPath, type ProblemLog } from "./field.ts";
import { readMediaAsset } from "./media-asset-fields.ts";
import { readPage } from "./page-fields.ts";
import { pdfDocument } from "./pdf-fields.ts";
import type { ServiceDocument } from "./service-document.ts";
import { momentOf } from "./simple-fields.ts";
import { readSiteOptions } from "./site-options-fields.ts";

/** The types of documents that become content, with the site options. */
export const CONTENT_TYPES: readonly string[] = [...PAGE_TYPES, "pdf", "dividend", "media-asset"];

/** Converts documents of the service to content. One that cannot be converted is logged, and does not affect others. */
export class DocumentReader {
  readonly #log: ProblemLog & Pick<Log, "error">;

  constructor(log: ProblemLog & Pick<Log, "error">) {
    this.#log = log;
  }

  siteOptions(document: ServiceDocument): SiteOptions {
    return this.#attempt(document, () => readSiteOptions(document, this.#log)) ?? EMPTY_SITE_OPTIONS;
  }

  /** The item of any other document; `undefined` for one that is no content, or that cannot be read. */
  item(document: ServiceDocument): Exclude<ContentItem, { kind: "site-options" }> | undefined {
    const log = this.#log;
    return this.#attempt(document, () => {
      if (document.type === "pdf") {
        const { id, uid, data, first_publication_date: first, last_publication_date: last } = document;
        const pdf = pdfDocument(id, data, new FieldPath(document, log), first);
        const times = { published: momentOf(first), changed: momentOf(last) };
        return pdf && { kind: "pdf", uid: uid ?? undefined, pdf: { ...pdf, ...times } };
      }
      if (document.type === "dividend") {
        const dividend = readDividend(document, log);
        return dividend && { kind: "dividend", dividend };
      }
      if (document.type === "media-asset") {
        const asset = readMediaAsset(document, log);
        return asset && { kind: "media-asset", asset };
      }
      const type = PAGE_TYPES.find((known) => known === document.type);
      const page = type && readPage(type, document, log);
      return page && { kind: "page", page };
    });
  }

  /** Runs a conversion; an error is logged and returns `undefined`. */
  #attempt<T>({ id, type }: ServiceDocument, read: () => T | undefined): T | undefined {
    try {
      return read();
    } catch (error) {
      this.#log.error({ err: error, document: id, type }, "a document cannot be read");
      return undefined;
    }
  }
}
