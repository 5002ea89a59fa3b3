import type { ContentItem, InLanguage } from "../../domain/content/content-item.ts";
import { EMPTY_SITE_OPTIONS } from "../../domain/content/site-options.ts";
import type { Log } from "../../ports/log.ts";
import { FieldPath, type ReadItem, type Reading } from "./field-path.ts";
import { readPage } from "./page-fields.ts";
import { readPdf } from "./pdf-fields.ts";
import type { ServiceDocument } from "./service-document.ts";
import { readSiteOptions } from "./site-options-fields.ts";

/** What documents are read by. */
interface DocumentReaderOptions extends Reading {
  readonly log: Reading["log"] & Pick<Log, "error">;
}

/** Converts documents of the service to content. One that cannot be converted is logged, and does not affect others. */
export class DocumentReader {
  readonly #options: DocumentReaderOptions;

  constructor(options: DocumentReaderOptions) {
    this.#options = options;
  }

  /** The item of a document of site options; `undefined` for one in a language that the site does not show. */
  siteOptions(document: ServiceDocument): ContentItem | undefined {
    if (!this.#options.languages.of(document.lang)) return undefined;
    const path = new FieldPath(document, this.#options);
    const options = this.#attempt(document, () => readSiteOptions(document, path)) ?? EMPTY_SITE_OPTIONS;
    return { kind: "site-options", options, ...languageOf(document, path) };
  }

  /** The item of any other document; `undefined` for one that is no content, or that cannot be read. */
  item(document: ServiceDocument): ReadItem | undefined {
    if (!this.#options.languages.of(document.lang)) return undefined;
    return this.#attempt(document, (path) => {
      const item = readItem(document, path);
      return item && { ...item, ...languageOf(document, path) };
    });
  }

  /** Runs a conversion; an error is logged and returns `undefined`. */
  #attempt<T>(document: ServiceDocument, read: (path: FieldPath) => T | undefined): T | undefined {
    try {
      return read(new FieldPath(document, this.#options));
    } catch (error) {
      const { id, type } = document;
      this.#options.log.error({ err: error, document: id, type }, "a document cannot be read");
      return undefined;
    }
  }
}

function readItem(document: ServiceDocument, path: FieldPath): ReadItem | undefined {
  if (document.type === "pdf") return readPdf(document, path);
  const readListed = path.model.listed.get(document.type);
  if (readListed) return readListed(document, path);
  const page = readPage(document, path);
  return page && { kind: "page", page };
}

/** The language of a document, and its translations; nothing, if the site has one language. */
function languageOf({ alternate_languages: others = [] }: ServiceDocument, path: FieldPath): InLanguage {
  if (!path.languages.areSeveral) return {};
  const { language } = path.locale;
  const translations = others.flatMap(({ id, lang }) => (path.languages.of(lang) ? { id } : []));
  return { ...(language !== undefined && { language }), translations };
}
