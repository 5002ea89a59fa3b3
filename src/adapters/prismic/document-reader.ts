import type { ContentItem, InLanguage, TextsOfTranslation } from "../../domain/content/content-item.ts";
import { EMPTY_SITE_OPTIONS } from "../../domain/content/site-options.ts";
import { type Log, silentLog } from "../../ports/log.ts";
import { record } from "./field.ts";
import { FieldPath, type ReadItem, type Reading } from "./field-path.ts";
import { gate } from "./gate-fields.ts";
import { pageInOwnWords, pageWithFacts, restatedDocument } from "./merged-document.ts";
import { readPage } from "./page-fields.ts";
import { readPdf } from "./pdf-fields.ts";
import type { ServiceDocument } from "./service-document.ts";
import { momentOf } from "./simple-fields.ts";
import { readSiteOptions } from "./site-options-fields.ts";
import type { Merging } from "./stated-facts.ts";

/** The model and the log of a {@link DocumentReader}. */
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
    const changed = momentOf(document.last_publication_date);
    return { kind: "site-options", id: document.id, options, changed, ...languageOf(document, path) };
  }

  /** The item of any other document; `undefined` for one that is not content, or that cannot be read. */
  item(document: ServiceDocument): ReadItem | undefined {
    if (!this.#options.languages.of(document.lang)) return undefined;
    return this.#attempt(document, (path) => {
      const item = readItem(document, path);
      return item && { ...item, ...languageOf(document, path) };
    });
  }

  /**
   * The item of a document without an address in another language, with the facts of the default one; its texts can be hidden by
   * themselves.
   */
  restated(
    original: ServiceDocument,
    translation: ServiceDocument | undefined,
    lang: string,
  ): ContentItem | undefined {
    const { model } = this.#options;
    const merging = this.#mergingIn(lang);
    const read = model.listed.get(original.type);
    const named = { ...original, ...(translation && { id: translation.id }), lang };
    return this.#attempt(named, (path) => {
      const inLanguage = (other: ServiceDocument | undefined) => {
        const found = read?.(restatedDocument(original, other, lang, merging), path);
        return found && { ...found, ...languageOf({ ...original, alternate_languages: [] }, path) };
      };
      const item = inLanguage(translation);
      if (item === undefined || translation === undefined) return item && { ...item, restates: {} };
      const texts = textsOf(translation, path);
      const isWaiting = (texts.embargo ?? texts.exchange) !== undefined;
      return {
        ...item,
        restates: { translation: texts, ...(isWaiting && { untranslated: inLanguage(undefined) }) },
      };
    });
  }

  /** The item of a page with the facts of the page that it is a translation of. */
  withFacts(original: ServiceDocument, translation: ServiceDocument): ContentItem | undefined {
    const merging = this.#mergingIn(translation.lang);
    const item = this.item(pageWithFacts(original, translation, merging));
    if (item?.kind !== "page") return item;
    // What is wrong with it was reported already, or is not seen.
    const silent = new DocumentReader({ ...this.#options, log: silentLog });
    const own = silent.item({ ...translation, statedBy: original.id });
    const current = pageInOwnWords(original, translation, merging);
    const inOwnWords = current && silent.item(current);
    return own?.kind === "page"
      ? {
          ...item,
          facts: {
            of: original.id,
            published: momentOf(original.first_publication_date),
            changed: momentOf(original.last_publication_date),
            own: own.page,
            ...(inOwnWords?.kind === "page" && { inOwnWords: inOwnWords.page }),
          },
        }
      : item;
  }

  #mergingIn(lang: string | undefined): Merging {
    const { languages, model } = this.#options;
    const { numbers } = languages.of(lang) ?? languages.main;
    return { texts: model.texts, notations: { main: languages.main.numbers, translated: numbers } };
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

const gateFields = record(gate());

/** The document of a translation, and when visitors may see its texts. */
function textsOf(
  { id, data, first_publication_date: first, last_publication_date: last }: ServiceDocument,
  path: FieldPath,
): TextsOfTranslation {
  const { embargo, exchange } = gateFields(data, path) ?? {};
  // Without waiting for it, a reference says of which announcement the document is.
  return {
    id,
    published: momentOf(first),
    changed: momentOf(last),
    embargo,
    exchange: exchange?.isAwaited ? exchange : undefined,
  };
}

/** The language of a document, and its translations; nothing, if the site has one language. */
function languageOf({ alternate_languages: others = [] }: ServiceDocument, path: FieldPath): InLanguage {
  if (!path.languages.areSeveral) return {};
  const { language } = path.locale;
  const translations = others.flatMap(({ id, lang }) => (path.languages.of(lang) ? { id } : []));
  return { ...(language !== undefined && { language }), translations };
}
