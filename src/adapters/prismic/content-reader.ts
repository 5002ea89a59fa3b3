import { hash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { filter } from "@prismicio/client";
import type { ContentItem } from "../../domain/content/content-item.ts";
import { candidatesAt, type PageCandidate } from "../../domain/links/address.ts";
import {
  type ContentRef,
  ContentServiceError,
  type NamedDocuments,
  type ReadContent,
  type ReadDocuments,
  type ReadOptions,
} from "../../ports/content-service.ts";
import { type ContentClient, MAX_PAGE_SIZE, type Query } from "./content-client.ts";
import { contentTypesOf, fetchedLinkFields } from "./content-model.ts";
import type { DocumentReader } from "./document-reader.ts";
import type { ContentModel } from "./field-path.ts";
import { isFilterValue } from "./filter-value.ts";
import { linkedPartsOf, linksIn } from "./linked-documents.ts";
import type { ServiceDocument } from "./service-document.ts";
import { ServiceStatusError } from "./service-response.ts";
import type { TableFiles } from "./table-files.ts";
import { othersOf, Pairs, type TranslatedDocuments } from "./translated-documents.ts";

const CONCURRENCY_LIMIT = 4;
/** Number of documents that are converted at a time; requests of visitors are handled between batches. */
const BATCH_SIZE = 10;
/** Number of documents that are requested by their ids at a time, since the length of a URL is limited. */
const MAX_IDS = 50;
/**
 * Documents that were published this long before the newest known one are read again. The dates of the service have whole
 * seconds, and those of a large release may be older than the ref with which it appears.
 */
const OVERLAP_MS = 10 * 60_000;

interface ReadDocument {
  /** Absent if the document cannot be read, and if it is one to be merged with another one. */
  readonly item: ContentItem | undefined;
  /** The document as it is served, if others are made of it; see {@link TranslatedDocuments}. Default: none is. */
  readonly kept?: ServiceDocument | undefined;
  /** Times of the first and the last publication, in milliseconds of Unix time; 0 if there is none. */
  readonly first: number;
  readonly last: number;
  /** Digest of the whole document. */
  readonly digest: string;
  readonly linkedPart: string;
  readonly links: readonly string[];
  /** The ids of its translations. */
  readonly others: readonly string[];
  /** Whether a table of it could not be fetched. */
  readonly isMissingTable: boolean;
}

type Documents = ReadonlyMap<string, ReadDocument>;

interface ReaderOptions {
  readonly client: ContentClient;
  readonly model: ContentModel;
  readonly documents: DocumentReader;
  readonly translated: TranslatedDocuments;
  readonly tables: TableFiles;
  readonly siteOptions: (ref: ContentRef) => Promise<readonly ContentItem[]>;
  /** The languages with which addresses begin: `de`. */
  readonly languages: readonly string[];
}

/**
 * Reads all content, and after a publish only what it has changed: documents that were published since, those that have gained
 * or lost a translation by it, and documents with links to what has changed, or to what is not among the documents. The number
 * of all documents shows whether any has gone.
 */
export class PrismicContentReader {
  readonly #options: ReaderOptions;
  readonly #known = new WeakMap<ReadContent, Documents>();
  /** The filter of all content. */
  readonly #content: string;
  /** Fields for a list of documents. The service returns no other field, and none of types that are not named. */
  readonly #titles: string[];
  readonly #linkedPartOf: (document: ServiceDocument) => string;

  constructor(options: ReaderOptions) {
    const fetched = fetchedLinkFields(options.model);
    this.#options = options;
    this.#content = filter.any("document.type", [...contentTypesOf(options.model)]);
    this.#titles = fetched.filter((name) => name.endsWith(".title"));
    this.#linkedPartOf = linkedPartsOf(fetched);
  }

  async readAll(ref: ContentRef, options: ReadOptions): Promise<ReadContent> {
    const [siteOptions, documents] = await Promise.all([
      this.#readSiteOptions(ref, options),
      this.#read(ref, [this.#content], options),
    ]);
    return this.#contentOf(ref, siteOptions, documents, options);
  }

  async readChanges(
    ref: ContentRef,
    since: ReadContent,
    options: ReadOptions,
  ): Promise<ReadContent | undefined> {
    const known = this.#known.get(since);
    if (known === undefined) return undefined;
    const newest = [...known.values()].reduce((latest, { last }) => Math.max(latest, last), 0);
    const isRecent = filter.dateAfter("document.last_publication_date", newest - OVERLAP_MS);
    const [siteOptions, total, recent] = await Promise.all([
      this.#readSiteOptions(ref, options),
      this.#count(ref),
      this.#read(ref, [this.#content, isRecent], options),
    ]);
    const merged = new Map([...known, ...recent]);
    const documents = merged.size === total ? merged : await this.#compareAll(ref, known, recent, options);
    const isLinkedAsBefore = (id: string) => {
      const before = known.get(id);
      const now = documents.get(id);
      return now !== undefined && (before === now || before?.linkedPart === now.linkedPart);
    };
    const paired = pairedAnew(known, documents);
    const isStale = ([id, document]: [string, ReadDocument]) =>
      known.get(id) === document &&
      (document.isMissingTable || paired.has(id) || !document.links.every(isLinkedAsBefore));
    const stale = [...documents].filter(isStale).map(([id]) => id);
    for (const [id, document] of await this.#readByIds(ref, stale, options)) documents.set(id, document);
    return documents.size === total ? this.#contentOf(ref, siteOptions, documents, options) : undefined;
  }

  async readUnaddressed(ref: ContentRef, options: ReadOptions): Promise<readonly ContentItem[]> {
    const [siteOptions, documents] = await Promise.all([
      this.#readSiteOptions(ref, options),
      this.#readListed(ref, options),
    ]);
    return [...siteOptions, ...this.#itemsOf(documents, options)];
  }

  /** The documents without an address. The service knows no filter without types. */
  async #readListed(ref: ContentRef, options: ReadOptions): Promise<Documents> {
    const types = [...this.#options.model.listed.keys()];
    return types.length === 0 ? new Map() : this.#read(ref, [filter.any("document.type", types)], options);
  }

  async readNamed(
    ref: ContentRef,
    { ids, path = "" }: NamedDocuments,
    options: ReadOptions,
  ): Promise<ReadDocuments> {
    const candidates = path === "" ? [] : this.#candidatesAt(path);
    const found = await Promise.all([
      this.#readByIds(ref, ids.filter(isFilterValue), options),
      ...candidates.map((candidate) => this.#readCandidate(ref, candidate, options)),
    ]);
    const opened = new Map(found.flatMap((documents) => [...documents]));
    const links = new Set([...opened.values()].flatMap((document) => document.links));
    const linked = await this.#readByIds(ref, [...links.difference(opened)], options);
    const named = new Map([...opened, ...linked]);
    const read = new Map([...named, ...(await this.#readOtherLanguages(ref, named, options))]);
    const isRead = (id: string) => (read.get(id)?.item ?? read.get(id)?.kept) !== undefined;
    return {
      items: this.#itemsOf(read, options),
      opened: [...opened.keys()],
      missing: [...ids, ...links, ...opened.keys()].filter((id) => !isRead(id)),
    };
  }

  /** The documents that those which were read are to be merged with. */
  #readOtherLanguages(ref: ContentRef, read: Documents, options: ReadOptions): Promise<Documents> {
    const others = new Set([...read.values()].flatMap(({ kept }) => (kept ? othersOf(kept) : [])));
    return this.#readByIds(ref, [...others.difference(read)], options);
  }

  #candidatesAt(path: string): readonly PageCandidate[] {
    const { model, languages } = this.#options;
    return candidatesAt(path, model.pageTypes, languages).filter(({ uid = "" }) => isFilterValue(uid));
  }

  /** None if the repository does not have the type: the service refuses such a filter. */
  async #readCandidate(ref: ContentRef, candidate: PageCandidate, options: ReadOptions): Promise<Documents> {
    try {
      return await this.#read(ref, filtersOf(candidate), options);
    } catch (error) {
      const cause = error instanceof ContentServiceError ? error.cause : undefined;
      if (cause instanceof ServiceStatusError && cause.isUnknownField) return new Map();
      throw error;
    }
  }

  /** Finds out by a list of all documents which have gone, and reads those that are not as they are known. */
  async #compareAll(
    ref: ContentRef,
    known: Documents,
    recent: Documents,
    options: ReadOptions,
  ): Promise<Map<string, ReadDocument>> {
    const dates = new Map<string, number>();
    await this.#eachPage(
      ref,
      { filters: [this.#content], fetch: this.#titles },
      options,
      async (documents) => {
        for (const { id, last_publication_date: last } of documents) dates.set(id, momentOf(last));
      },
    );
    const differs = (id: string) => !recent.has(id) && dates.get(id) !== known.get(id)?.last;
    const missed = await this.#readByIds(ref, [...dates.keys()].filter(differs), options);
    return new Map([...known, ...recent, ...missed].filter(([id]) => dates.has(id)));
  }

  async #readSiteOptions(ref: ContentRef, { keep }: ReadOptions): Promise<readonly ContentItem[]> {
    return (await this.#options.siteOptions(ref)).map(keep);
  }

  #contentOf(
    ref: ContentRef,
    siteOptions: readonly ContentItem[],
    documents: Documents,
    options: ReadOptions,
  ): ReadContent {
    // Not by the last publication, which may be of something hidden.
    const ordered = [...documents].sort(
      ([id, a], [otherId, b]) => b.first - a.first || (id < otherId ? -1 : 1),
    );
    const isMissingTable = ordered.some(([, document]) => document.isMissingTable);
    const items = [...siteOptions, ...this.#itemsOf(new Map(ordered), options)];
    const content: ReadContent = isMissingTable ? { ref, items, isIncomplete: true } : { ref, items };
    this.#known.set(content, documents);
    return content;
  }

  /** The items of documents, in their order; those in other languages behind what they are made of. */
  #itemsOf(documents: Documents, { keep }: ReadOptions): readonly ContentItem[] {
    const { translated } = this.#options;
    const all = [...documents.values()];
    const pairs = new Pairs(
      all.flatMap(({ kept }) => kept ?? []),
      (document) => translated.isTranslation(document),
    );
    return all.flatMap(({ item, kept }) =>
      kept === undefined ? (item ?? []) : translated.itemsOf(kept, item, pairs, keep),
    );
  }

  async #count(ref: ContentRef): Promise<number> {
    const query = { filters: [this.#content], pageSize: 1, fetch: this.#titles };
    return (await this.#options.client.find("count", ref, query, "read")).total;
  }

  async #readByIds(ref: ContentRef, ids: readonly string[], options: ReadOptions): Promise<Documents> {
    const starts = Array.from({ length: Math.ceil(ids.length / MAX_IDS) }, (_, index) => index * MAX_IDS);
    const read: [string, ReadDocument][] = [];
    await concurrently(starts, async (start) => {
      const isNamed = filter.in("document.id", ids.slice(start, start + MAX_IDS));
      read.push(...(await this.#read(ref, [this.#content, isNamed], options)));
    });
    return new Map(read);
  }

  async #read(ref: ContentRef, filters: string[], options: ReadOptions): Promise<Documents> {
    const known = options.known && this.#known.get(options.known);
    const read = new Map<string, ReadDocument>();
    await this.#eachPage(ref, { filters }, options, async (documents) => {
      await this.#options.tables.prepare(documents);
      for (let start = 0; start < documents.length; start += BATCH_SIZE) {
        for (const document of documents.slice(start, start + BATCH_SIZE))
          read.set(document.id, this.#readDocument(document, options, known?.get(document.id)));
        await setImmediate();
        options.signal.throwIfAborted();
      }
    });
    return read;
  }

  #readDocument(document: ServiceDocument, { keep }: ReadOptions, known?: ReadDocument): ReadDocument {
    // Converting a document takes ten times as long.
    const isMissingTable = this.#options.tables.isMissingOf(document);
    const digest = hash("sha1", JSON.stringify([document, isMissingTable]), "base64");
    if (known?.digest === digest) return known;
    const { documents, translated } = this.#options;
    const isKept = translated.keeps(document);
    const item = isKept && translated.isTranslation(document) ? undefined : documents.item(document);
    return {
      item: item && keep(item),
      ...(isKept && { kept: document }),
      first: momentOf(document.first_publication_date),
      last: momentOf(document.last_publication_date),
      digest,
      linkedPart: this.#linkedPartOf(document),
      links: linksIn(document.data),
      others: othersOf(document),
      isMissingTable,
    };
  }

  /** Handles each page of results: the first one, and then several at a time. */
  async #eachPage(
    ref: ContentRef,
    query: Query,
    { signal }: ReadOptions,
    handle: (documents: readonly ServiceDocument[]) => Promise<void>,
  ): Promise<void> {
    const find = async (page: number) => {
      signal.throwIfAborted();
      const paging = { orderings: OLDEST_LAST, page, pageSize: MAX_PAGE_SIZE };
      const found = await this.#options.client.find("everything", ref, { ...query, ...paging }, "read");
      await handle(found.items);
      return found.pages;
    };
    const pages = await find(1);
    const others = Array.from({ length: pages - 1 }, (_, index) => index + 2);
    await concurrently(others, find);
  }
}

/**
 * The ids of documents that have gained or lost a translation by what has changed. The service tells so in each of a pair, also
 * in the one that nobody has published.
 */
function pairedAnew(known: Documents, documents: Documents): ReadonlySet<string> {
  const changed = [...known.keys(), ...documents.keys()].filter((id) => known.get(id) !== documents.get(id));
  const namedBy = (id: string, those: Documents) => new Set(those.get(id)?.others);
  return new Set(
    changed.flatMap((id) => [...namedBy(id, known).symmetricDifference(namedBy(id, documents))]),
  );
}

/** Finds the document at an address: there is one of some types. */
function filtersOf({ type, uid }: PageCandidate): string[] {
  const isType = filter.at("document.type", type);
  return uid === undefined || type === "news-archive" ? [isType] : [isType, filter.at(`my.${type}.uid`, uid)];
}

/** The service needs an order, so that each document is on one page of results. */
const OLDEST_LAST = [{ field: "document.first_publication_date", direction: "desc" as const }];

/** Runs a task for each part, several at a time. After an error, no other task is started. */
async function concurrently<T>(parts: readonly T[], run: (part: T) => Promise<unknown>): Promise<void> {
  const left = [...parts];
  const work = async () => {
    try {
      for (let part = left.shift(); part !== undefined; part = left.shift()) await run(part);
    } catch (error) {
      left.length = 0;
      throw error;
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY_LIMIT }, work));
}

function momentOf(date: string | null | undefined): number {
  return (date && Date.parse(date)) || 0;
}
