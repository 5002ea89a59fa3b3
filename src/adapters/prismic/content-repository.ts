import { filter } from "@prismicio/client";
import type { ContentItem } from "../../domain/content/content-item.ts";
import type { ContentProblem } from "../../domain/content/content-report.ts";
import type { Listing } from "../../domain/content/listing.ts";
import type { NewsSummary } from "../../domain/content/news.ts";
import type { Page } from "../../domain/content/page.ts";
import type { PageEntry } from "../../domain/content/page-entry.ts";
import type { PdfCategory, PdfDocument } from "../../domain/content/pdf-document.ts";
import { EMPTY_SITE_OPTIONS, type SiteOptions } from "../../domain/content/site-options.ts";
import { PAGE_TYPES, type PageCandidate } from "../../domain/links/address.ts";
import { addressOfPage } from "../../domain/links/page-address.ts";
import { previewTokenOf } from "../../domain/preview/preview-token.ts";
import { excerptOf } from "../../domain/search/excerpt.ts";
import {
  SEARCHED_PAGE_TYPES,
  type SearchableDocument,
  type SearchListing,
  type SearchQuery,
  searchHit,
} from "../../domain/search/search.ts";
import { searchableItem } from "../../domain/search/searchable.ts";
import { wordKey, wordsIn } from "../../domain/search/words.ts";
import {
  type ContentRef,
  type ContentRepository,
  contentRef,
  type PageRequest,
} from "../../ports/content-repository.ts";
import type { Log } from "../../ports/log.ts";
import { type ReportOptions, reportDocuments } from "./content-report.ts";
import { type CallKind, ContentServiceClient } from "./content-service-client.ts";
import { DocumentReader } from "./document-reader.ts";
import { type HttpTransport, undiciTransport } from "./http-transport.ts";
import { previewHostsOf } from "./preview-hosts.ts";
import type { CallTimeouts } from "./resilience-policy.ts";
import type { ServiceDocument } from "./service-document.ts";

export interface PrismicOptions {
  /** Address of the content API: `https://REPO.cdn.prismic.io/api/v2`. */
  readonly endpoint: string;
  readonly repositoryName: string;
  /** For repositories whose content is not public. */
  readonly accessToken?: string | undefined;
  /** Language of the content, as the service names it: `en-au`. Default: the repository's master language. */
  readonly language?: string | undefined;
  readonly log: Log;
  /** What carries the requests. Default: Node's own client of HTTP. */
  readonly transport?: HttpTransport | undefined;
  /** How long a visitor's call may take. Default: 2 s an attempt, 4 s altogether. */
  readonly limits?: CallTimeouts;
}

/** Documents that the service answers at most at once. */
const MAX_PAGE_SIZE = 100;
/** Documents that are made sense of at a stretch, where nobody waits for them: visitors are served in between. */
const STRETCH = 10;
/** Words of a search that the service is asked for; an address only holds so many. */
const MAX_QUERY_WORDS = 32;

/** What no uid and no id has, and what would end the text of a filter. */
const FOREIGN = /["\\\p{Cc}]/u;

/** The content port over the service's API, whose addresses and filters `@prismicio/client` writes. */
export class PrismicContentRepository implements ContentRepository {
  readonly #queries: ContentServiceClient;
  readonly #documents: DocumentReader;
  readonly #previewHosts: readonly string[];
  readonly #log: Log;

  constructor(options: PrismicOptions) {
    const {
      endpoint,
      repositoryName,
      accessToken,
      language,
      log,
      transport = undiciTransport,
      limits,
    } = options;
    this.#queries = new ContentServiceClient({ endpoint, accessToken, language, log, transport, limits });
    this.#documents = new DocumentReader(log);
    this.#previewHosts = previewHostsOf(endpoint, repositoryName);
    this.#log = log;
  }

  async publishedRef(): Promise<ContentRef> {
    return contentRef(await this.#queries.publishedRef("publishedRef"));
  }

  previewRef(named: string): ContentRef | undefined {
    const token = previewTokenOf(named, this.#previewHosts);
    return token === undefined ? undefined : contentRef(token);
  }

  async findById(ref: ContentRef, id: string): Promise<Page | undefined> {
    const [document] = await this.#find("findById", ref, [["document.id", id]]);
    return document && this.#documents.page(document);
  }

  async findPdfById(ref: ContentRef, id: string): Promise<PdfDocument | undefined> {
    const [document] = await this.#find("findPdfById", ref, [
      ["document.type", "pdf"],
      ["document.id", id],
    ]);
    return document && this.#documents.pdf(document);
  }

  async findPage(ref: ContentRef, { type, uid }: PageCandidate): Promise<Page | undefined> {
    const named = uid === undefined ? [] : [[`my.${type}.uid`, uid] as const];
    const found = await this.#find("findPage", ref, [["document.type", type], ...named], 2);
    // One that has the uid now comes before one that had it once.
    const document = found.find((candidate) => candidate.uid === uid) ?? found[0];
    return document && this.#documents.page(document);
  }

  async findPdf(ref: ContentRef, uid: string): Promise<PdfDocument | undefined> {
    const [document] = await this.#find("findPdf", ref, [
      ["document.type", "pdf"],
      ["my.pdf.uid", uid],
    ]);
    return document && this.#documents.pdf(document);
  }

  siteOptions(ref: ContentRef): Promise<SiteOptions> {
    return this.#siteOptions("lookUp", ref);
  }

  async #siteOptions(asking: CallKind, ref: ContentRef): Promise<SiteOptions> {
    const filters = [filter.at("document.type", "site-options")];
    const { items } = await this.#queries.find("siteOptions", ref, { filters, pageSize: 1 }, asking);
    const [document] = items;
    if (document) return this.#documents.siteOptions(document);
    this.#log.warn({ ref, type: "site-options" }, "there is no document of site options");
    return EMPTY_SITE_OPTIONS;
  }

  async listPages(ref: ContentRef): Promise<readonly PageEntry[]> {
    const entries: PageEntry[] = [];
    for await (const items of this.everything(ref)) {
      for (const item of items) {
        const href = item.kind === "page" ? addressOfPage(item.page) : undefined;
        if (item.kind === "page" && href !== undefined) entries.push({ href, changed: item.page.changed });
      }
    }
    return entries;
  }

  async listNews(
    ref: ContentRef,
    { category, year, ...paging }: Parameters<ContentRepository["listNews"]>[1],
  ): Promise<Listing<NewsSummary>> {
    const filters = [filter.at("document.type", "news-article")];
    if (category !== undefined) filters.push(filter.at("my.news-article.category", category));
    if (year !== undefined) filters.push(filter.dateYear("my.news-article.date", year));
    const found = await this.#queries.find("listNews", ref, {
      ...paging,
      filters,
      orderings: [newestFirst("my.news-article.date"), newestFirst("document.first_publication_date")],
    });
    return this.#readable(found, this.#documents.newsSummary);
  }

  async listDocuments(
    ref: ContentRef,
    { category, ...paging }: PageRequest & { readonly category?: PdfCategory | undefined },
  ): Promise<Listing<PdfDocument>> {
    const filters = [filter.at("document.type", "pdf")];
    if (category !== undefined) filters.push(filter.at("my.pdf.category", category));
    const found = await this.#queries.find("listDocuments", ref, {
      ...paging,
      filters,
      orderings: [newestFirst("my.pdf.date"), { field: "my.pdf.title" }],
    });
    return this.#readable(found, this.#documents.pdf);
  }

  async search(ref: ContentRef, query: SearchQuery): Promise<SearchListing> {
    const { text, scope, year, kind, ...paging } = query;
    // Words alone reach the service, so nothing in a text can be taken for a filter.
    const words = wordsIn(text)
      .slice(0, MAX_QUERY_WORDS)
      .map((word) => word.text);
    if (words.length === 0) return { items: [], page: 1, pages: 1, total: 0, years: [], kinds: [] };
    const types = scope === "pdf" ? ["pdf"] : [...SEARCHED_PAGE_TYPES];
    const narrowed = scope === "pdf" ? "my.pdf" : "my.news-article";
    const filters = [filter.any("document.type", types), filter.fulltext("document", words.join(" "))];
    if (year !== undefined) filters.push(filter.dateYear(`${narrowed}.date`, year));
    if (kind !== undefined) filters.push(filter.at(`${narrowed}.category`, kind));
    const found = await this.#queries.find("search", ref, {
      ...paging,
      filters,
    });
    const keys = new Set(words.map(wordKey));
    const readable = this.#readable(found, (document) => {
      const item = this.#documents.item(document);
      const read = item && searchableItem(item, EMPTY_SITE_OPTIONS);
      return read && searchHit(read, excerptOf(read.text, keys));
    });
    // The service does not say what else there is.
    return { ...readable, years: [], kinds: [] };
  }

  async *searchable(ref: ContentRef): AsyncGenerator<SearchableDocument> {
    let shared: SiteOptions = EMPTY_SITE_OPTIONS;
    for await (const items of this.everything(ref)) {
      for (const item of items) {
        if (item.kind === "site-options") shared = item.options;
        const read = searchableItem(item, shared);
        if (read) yield read;
      }
    }
  }

  async *everything(ref: ContentRef): AsyncGenerator<readonly ContentItem[]> {
    yield [{ kind: "site-options", options: await this.#siteOptions("read", ref) }];
    const filters = [filter.any("document.type", [...PAGE_TYPES, "pdf"])];
    let pages = 1;
    for (let page = 1; page <= pages; page++) {
      const query = { filters, orderings: PUBLISHED_LAST_FIRST, page, pageSize: MAX_PAGE_SIZE };
      const found = await this.#queries.find("everything", ref, query, "read");
      pages = found.pages;
      for (let start = 0; start < found.items.length; start += STRETCH) {
        const some = found.items.slice(start, start + STRETCH);
        yield some.flatMap((document) => this.#documents.item(document) ?? []);
      }
    }
  }

  /** What an editor has to look at in all content at a ref. It takes longer than a visitor would wait. */
  async report(ref: ContentRef, options: ReportOptions): Promise<readonly ContentProblem[]> {
    const filters = [filter.any("document.type", [...PAGE_TYPES, "pdf", "site-options"])];
    const documents: ServiceDocument[] = [];
    for (let page = 1, pages = 1; page <= pages; page++) {
      const query = { filters, orderings: PUBLISHED_LAST_FIRST, page, pageSize: MAX_PAGE_SIZE };
      const found = await this.#queries.find("report", ref, query, "read");
      pages = found.pages;
      documents.push(...found.items);
    }
    return reportDocuments(documents, options);
  }

  /** The items that can be used; the counts stay the service's own. */
  #readable<T>(
    found: Listing<ServiceDocument>,
    read: (document: ServiceDocument) => T | undefined,
  ): Listing<T> {
    return {
      ...found,
      items: found.items.flatMap((document) => this.#documents.attempt(document, () => read(document)) ?? []),
    };
  }

  /** The document whose fields have some values, if there is one; the service takes care that uids are unique. */
  async #find(
    operation: string,
    ref: ContentRef,
    fields: readonly (readonly [string, string])[],
    pageSize = 1,
  ): Promise<readonly ServiceDocument[]> {
    if (fields.some(([, value]) => FOREIGN.test(value))) return [];
    const filters = fields.map(([field, value]) => filter.at(field, value));
    return (await this.#queries.find(operation, ref, { filters, pageSize })).items;
  }
}

/** Lists put what is of one day in this order. */
const PUBLISHED_LAST_FIRST = [newestFirst("document.first_publication_date")];

function newestFirst(field: string) {
  return { field, direction: "desc" as const };
}
