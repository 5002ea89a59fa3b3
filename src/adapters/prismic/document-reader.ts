import type { ContentItem } from "../../domain/content/content-item.ts";
import { newsSummary } from "../../domain/content/content-snapshot.ts";
import { EMPTY_SITE_OPTIONS } from "../../domain/content/site-options.ts";
import { PAGE_TYPES } from "../../domain/links/address.ts";
import type { Log } from "../../ports/log.ts";
import { readDividend } from "./dividend-fields.ts";
import { FieldPath, type ProblemLog } from "./field.ts";
import { readMediaAsset } from "./media-asset-fields.ts";
import { readPage, readPageEntry } from "./page-fields.ts";
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

  /** A page of any type; `undefined` for other documents. */
  readonly page = once((document) => {
    const type = PAGE_TYPES.find((known) => known === document.type);
    return type && this.attempt(document, () => readPage(type, document, this.#log));
  });

  /** The address and the title of a page, without the cost of the rest. */
  pageEntry(document: ServiceDocument) {
    const type = PAGE_TYPES.find((known) => known === document.type);
    return type && this.attempt(document, () => readPageEntry(type, document, this.#log));
  }

  readonly newsSummary = (document: ServiceDocument) => {
    const page = this.page(document);
    return page?.type === "news-article" ? newsSummary(page) : undefined;
  };

  readonly pdf = once((document) =>
    this.attempt(document, () => {
      const { id, data, first_publication_date: firstPublish, last_publication_date: last } = document;
      const pdf = pdfDocument(id, data, new FieldPath(document, this.#log), firstPublish);
      return pdf && { ...pdf, published: momentOf(firstPublish), changed: momentOf(last) };
    }),
  );

  readonly dividend = once((document) => this.attempt(document, () => readDividend(document, this.#log)));

  readonly asset = once((document) => this.attempt(document, () => readMediaAsset(document, this.#log)));

  readonly siteOptions = once(
    (document) => this.attempt(document, () => readSiteOptions(document, this.#log)) ?? EMPTY_SITE_OPTIONS,
  );

  item(document: ServiceDocument): Exclude<ContentItem, { kind: "site-options" }> | undefined {
    if (document.type === "pdf") {
      const pdf = this.pdf(document);
      return pdf && { kind: "pdf", uid: document.uid ?? undefined, pdf };
    }
    if (document.type === "dividend") {
      const dividend = this.dividend(document);
      return dividend && { kind: "dividend", dividend };
    }
    if (document.type === "media-asset") {
      const asset = this.asset(document);
      return asset && { kind: "media-asset", asset };
    }
    const page = this.page(document);
    return page && { kind: "page", page };
  }

  /** Runs a conversion; an error is logged and returns `undefined`. */
  attempt<T>({ id, type }: ServiceDocument, read: () => T | undefined): T | undefined {
    try {
      return read();
    } catch (error) {
      this.#log.error({ err: error, document: id, type }, "a document cannot be read");
      return undefined;
    }
  }
}

/** A conversion that runs once for each document, since the client returns unchanged documents as the same objects. */
function once<T>(read: (document: ServiceDocument) => T): (document: ServiceDocument) => T {
  const results = new WeakMap<ServiceDocument, T>();
  return (document) => results.getOrInsertComputed(document, read);
}
