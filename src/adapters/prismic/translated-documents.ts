import type { ContentItem } from "../../domain/content/content-item.ts";
import type { ContentLanguages } from "./content-languages.ts";
import type { DocumentReader } from "./document-reader.ts";
import { hasFacts } from "./fact-slices.ts";
import type { ContentModel } from "./field-path.ts";
import type { ServiceDocument } from "./service-document.ts";

interface TranslatedDocumentsOptions {
  readonly model: ContentModel;
  readonly languages: ContentLanguages;
  readonly documents: Pick<DocumentReader, "item" | "restated" | "withFacts">;
}

/** A document of which another one was made, or that was made of it. */
interface Made {
  readonly of: ServiceDocument | undefined;
  readonly item: ContentItem | undefined;
}

/**
 * Facts are typed once: in the document of the default language. Documents without an address are in every language of the site,
 * with the texts of their translations, and pages have the facts of the page that they are a translation of. A site with one
 * language has none of this.
 */
export class TranslatedDocuments {
  readonly #options: TranslatedDocumentsOptions;
  /** What was made of a document of the default language, by other languages; of a translation, in its own one. */
  readonly #made = new WeakMap<ServiceDocument, Map<string, Made>>();

  constructor(options: TranslatedDocumentsOptions) {
    this.#options = options;
  }

  /** Whether a document states facts for another one, or may have them from one, so that it is kept as it is served. */
  keeps(document: ServiceDocument): boolean {
    const { languages, model } = this.#options;
    if (!languages.areSeveral || !languages.of(document.lang)) return false;
    const states = model.listed.has(document.type) || hasFacts(document, model.texts);
    return states || (model.texts.has(document.type) && this.isTranslation(document));
  }

  /** Whether a document is not in the default language, whose documents are read by themselves. */
  isTranslation({ lang }: ServiceDocument): boolean {
    const { languages } = this.#options;
    return languages.of(lang) !== languages.main;
  }

  /**
   * The items of a document that is kept, and of its translations if it has no address; none of a translation whose document of
   * the default language has it.
   *
   * @param item - Its own; absent for a translation.
   */
  itemsOf(
    document: ServiceDocument,
    item: ContentItem | undefined,
    pairs: Pairs,
    keep: (item: ContentItem) => ContentItem,
  ): readonly ContentItem[] {
    const isListed = this.#options.model.listed.has(document.type);
    if (!this.isTranslation(document)) {
      const others = isListed ? this.#options.languages.others : [];
      return [
        ...(item ? [item] : []),
        ...others.flatMap((lang) => this.#restated(document, pairs.translation(document, lang), lang, keep)),
      ];
    }
    const original = pairs.original(document);
    if (original !== undefined && isListed) return [];
    const { documents } = this.#options;
    return this.#once(document, "", original, keep, () =>
      original === undefined ? documents.item(document) : documents.withFacts(original, document),
    );
  }

  #restated(
    original: ServiceDocument,
    translation: ServiceDocument | undefined,
    lang: string,
    keep: (item: ContentItem) => ContentItem,
  ): readonly ContentItem[] {
    const { documents } = this.#options;
    return this.#once(original, lang, translation, keep, () =>
      documents.restated(original, translation, lang),
    );
  }

  /** Makes an item anew if one of its two documents has changed. */
  #once(
    document: ServiceDocument,
    key: string,
    other: ServiceDocument | undefined,
    keep: (item: ContentItem) => ContentItem,
    make: () => ContentItem | undefined,
  ): readonly ContentItem[] {
    const made = this.#made.getOrInsertComputed(document, () => new Map<string, Made>());
    const known = made.get(key);
    if (known && known.of === other) return known.item ? [known.item] : [];
    const item = make();
    const kept = item && keep(item);
    made.set(key, { of: other, item: kept });
    return kept ? [kept] : [];
  }
}

/** Which documents say the same in two languages, of those that are kept. */
export class Pairs {
  readonly #originals = new Map<string, ServiceDocument>();
  readonly #translations = new Map<string, ServiceDocument>();

  /** @param kept - Documents of all languages. */
  constructor(kept: readonly ServiceDocument[], isTranslation: (document: ServiceDocument) => boolean) {
    const main = kept.filter((document) => !isTranslation(document));
    const byId = new Map(main.map((document) => [document.id, document]));
    // It is enough that one of the two names the other: the service may not tell the older one anew.
    const named = new Map(main.flatMap((one) => othersOf(one).map((id) => [id, one] as const)));
    for (const document of kept.filter(isTranslation)) {
      const [found = named.get(document.id)] = othersOf(document).flatMap((id) => byId.get(id) ?? []);
      if (found === undefined || found.type !== document.type) continue;
      this.#originals.set(document.id, found);
      this.#translations.set(keyOf(found, document.lang), document);
    }
  }

  /** The document of the default language that a translation has its facts from. */
  original({ id }: ServiceDocument): ServiceDocument | undefined {
    return this.#originals.get(id);
  }

  /** The translation of a document of the default language. */
  translation(document: ServiceDocument, lang: string): ServiceDocument | undefined {
    return this.#translations.get(keyOf(document, lang));
  }
}

function keyOf({ id }: ServiceDocument, lang = ""): string {
  return `${id} ${lang}`;
}

/** The ids of the same document in other languages. */
export function othersOf({ alternate_languages: others = [] }: ServiceDocument): readonly string[] {
  return others.length === 0 ? NO_OTHERS : others.map(({ id }) => id);
}

/** One for all documents without translations, which are thousands. */
const NO_OTHERS: readonly string[] = [];
