import {
  type BuildQueryURLArgs,
  createClient,
  filter,
  PreviewTokenExpiredError,
  RefExpiredError,
  RefNotFoundError,
} from "@prismicio/client";
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
  type SearchHit,
  type SearchQuery,
  searchHit,
} from "../../domain/search/search.ts";
import { wordKey, wordsIn } from "../../domain/search/words.ts";
import {
  type ContentRef,
  type ContentRepository,
  ContentServiceError,
  contentRef,
  type PageRequest,
  type PublishedRefOptions,
  UnknownRefError,
} from "../../ports/content-repository.ts";
import type { Log } from "../../ports/log.ts";
import { Place } from "./field.ts";
import { readNewsSummary, readPage } from "./page-fields.ts";
import { FETCHED_LINK_FIELDS, pdfDocument } from "./pdf-fields.ts";
import { previewHostsOf } from "./preview-hosts.ts";
import { refKeepingFetch } from "./ref-keeping-fetch.ts";
import { readSearchable } from "./searchable-fields.ts";
import { type ServiceDocument, searchAnswerSchema } from "./service-document.ts";
import { readSiteOptions } from "./site-options-fields.ts";
import { timedFetch } from "./timed-fetch.ts";

export interface PrismicOptions {
  /** Address of the content API: `https://REPO.cdn.prismic.io/api/v2`. */
  readonly endpoint: string;
  readonly repositoryName: string;
  /** For repositories whose content is not public. */
  readonly accessToken?: string | undefined;
  readonly log: Log;
  /** What carries the requests. Default: the global `fetch`, with `timeoutMs` as the limit of one attempt. */
  readonly fetch?: typeof fetch | undefined;
  /** Limit for one request, in milliseconds. Default 5,000. */
  readonly timeoutMs?: number;
  /** Limit for one call with the client's own retries, in milliseconds. Default 10,000. */
  readonly deadlineMs?: number;
}

type Query = Partial<Omit<BuildQueryURLArgs, "ref">>;

/** Documents that the service answers at most at once. */
const LARGEST_PAGE = 100;
/** Words of a search that the service is asked for; an address only holds so many. */
const MOST_WORDS = 32;

/** The content port over `@prismicio/client`, which brings its own retries of rate-limited requests. */
export class PrismicContentRepository implements ContentRepository {
  readonly #connect: () => ReturnType<typeof createClient>;
  #client: ReturnType<typeof createClient>;
  readonly #previewHosts: readonly string[];
  readonly #log: Log;
  readonly #deadlineMs: number;

  constructor(options: PrismicOptions) {
    const { endpoint, repositoryName, accessToken, log, timeoutMs = 5_000, deadlineMs = 10_000 } = options;
    this.#connect = () => {
      const client = createClient(repositoryName, {
        documentAPIEndpoint: endpoint,
        ...(accessToken === undefined ? {} : { accessToken }),
        fetch: refKeepingFetch(timedFetch(options.fetch ?? fetch, timeoutMs)),
      });
      // Previews come as refs of their own; the client must not look for cookies.
      client.disableAutoPreviews();
      return client;
    };
    this.#client = this.#connect();
    this.#previewHosts = previewHostsOf(endpoint, repositoryName);
    this.#log = log;
    this.#deadlineMs = deadlineMs;
  }

  publishedRef({ anew = false }: PublishedRefOptions = {}): Promise<ContentRef> {
    // The client remembers the answer for 5 s, and nothing but another client makes it ask before that.
    if (anew) this.#client = this.#connect();
    return this.#call("publishedRef", async (fetchOptions) =>
      contentRef((await this.#client.getMasterRef({ fetchOptions })).ref),
    );
  }

  previewRef(named: string): ContentRef | undefined {
    const token = previewTokenOf(named, this.#previewHosts);
    return token === undefined ? undefined : contentRef(token);
  }

  async findById(ref: ContentRef, id: string): Promise<Page | undefined> {
    const { items } = await this.#query("findById", ref, {
      filters: [filter.at("document.id", id)],
      pageSize: 1,
    });
    const [document] = items;
    const type = PAGE_TYPES.find((known) => known === document?.type);
    return document && type && readPage(type, document, this.#log);
  }

  async findPage(ref: ContentRef, { type, uid }: PageCandidate): Promise<Page | undefined> {
    const filters = [filter.at("document.type", type)];
    if (uid !== undefined) filters.push(filter.at(`my.${type}.uid`, uid));
    const { items } = await this.#query("findPage", ref, { filters, pageSize: 1 });
    return items[0] && readPage(type, items[0], this.#log);
  }

  async findPdf(ref: ContentRef, uid: string): Promise<PdfDocument | undefined> {
    const filters = [filter.at("document.type", "pdf"), filter.at("my.pdf.uid", uid)];
    const { items } = await this.#query("findPdf", ref, { filters, pageSize: 1 });
    return items[0] && pdfDocument(items[0].id, items[0].data, new Place(items[0], this.#log));
  }

  async siteOptions(ref: ContentRef): Promise<SiteOptions> {
    const filters = [filter.at("document.type", "site-options")];
    const { items } = await this.#query("siteOptions", ref, { filters, pageSize: 1 });
    if (items[0]) return readSiteOptions(items[0], this.#log);
    this.#log.warn({ ref, type: "site-options" }, "there is no document of site options");
    return EMPTY_SITE_OPTIONS;
  }

  async listPages(ref: ContentRef): Promise<readonly PageEntry[]> {
    const entries: PageEntry[] = [];
    for await (const document of this.#every("listPages", ref, PAGE_TYPES)) {
      const type = PAGE_TYPES.find((known) => known === document.type);
      const page = type && readPage(type, document, this.#log);
      const href = page && addressOfPage(page);
      if (page && href !== undefined) entries.push({ href, changed: page.changed });
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
    const found = await this.#query("listNews", ref, {
      ...paging,
      filters,
      orderings: [newestFirst("my.news-article.date"), newestFirst("document.first_publication_date")],
    });
    return readable(found, (document) => readNewsSummary(document, this.#log));
  }

  async listDocuments(
    ref: ContentRef,
    { category, ...paging }: PageRequest & { readonly category?: PdfCategory | undefined },
  ): Promise<Listing<PdfDocument>> {
    const filters = [filter.at("document.type", "pdf")];
    if (category !== undefined) filters.push(filter.at("my.pdf.category", category));
    const found = await this.#query("listDocuments", ref, {
      ...paging,
      filters,
      orderings: [newestFirst("my.pdf.date"), { field: "my.pdf.title" }],
    });
    return readable(found, (document) =>
      pdfDocument(document.id, document.data, new Place(document, this.#log)),
    );
  }

  async search(ref: ContentRef, { text, scope, ...paging }: SearchQuery): Promise<Listing<SearchHit>> {
    // Words alone reach the service, so nothing in a text can be taken for a filter.
    const words = wordsIn(text)
      .slice(0, MOST_WORDS)
      .map((word) => word.text);
    if (words.length === 0) return { items: [], page: 1, pages: 1, total: 0 };
    const types = scope === "pdf" ? ["pdf"] : [...SEARCHED_PAGE_TYPES];
    const found = await this.#query("search", ref, {
      ...paging,
      filters: [filter.any("document.type", types), filter.fulltext("document", words.join(" "))],
    });
    const keys = new Set(words.map(wordKey));
    return readable(found, (document) => {
      const read = readSearchable(document, EMPTY_SITE_OPTIONS, this.#log);
      return read && searchHit(read, excerptOf(read.text, keys));
    });
  }

  async *searchable(ref: ContentRef): AsyncGenerator<SearchableDocument> {
    const shared = await this.siteOptions(ref);
    for await (const document of this.#every("searchable", ref, [...SEARCHED_PAGE_TYPES, "pdf"])) {
      const read = readSearchable(document, shared, this.#log);
      if (read) yield read;
    }
  }

  /** Every document of some types. */
  async *#every(
    operation: string,
    ref: ContentRef,
    types: readonly string[],
  ): AsyncGenerator<ServiceDocument> {
    const filters = [filter.any("document.type", [...types])];
    let pages = 1;
    for (let page = 1; page <= pages; page++) {
      const found = await this.#query(operation, ref, { filters, page, pageSize: LARGEST_PAGE });
      pages = found.pages;
      yield* found.items;
    }
  }

  async #query(operation: string, ref: ContentRef, query: Query): Promise<Listing<ServiceDocument>> {
    const answer = await this.#call(operation, async (fetchOptions) =>
      searchAnswerSchema.parse(
        await this.#client.get({ ...query, ref, fetchLinks: FETCHED_LINK_FIELDS, fetchOptions }),
      ),
    );
    return {
      items: answer.results,
      page: answer.page,
      pages: Math.max(1, answer.total_pages),
      total: answer.total_results_size,
    };
  }

  /**
   * The client repeats a rate-limited request without end. The deadline bounds that for the caller, and its signal
   * ends it: nobody is to be asked for an answer that nobody waits for.
   */
  async #call<T>(
    operation: string,
    call: (fetchOptions: { readonly signal: AbortSignal }) => Promise<T>,
  ): Promise<T> {
    const limit = new AbortController();
    const deadline = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      const error = new Error(`no answer within ${this.#deadlineMs} ms`);
      limit.abort(error);
      deadline.reject(error);
    }, this.#deadlineMs);
    try {
      return await Promise.race([call({ signal: limit.signal }), deadline.promise]);
    } catch (error) {
      throw new (isUnknownRef(error) ? UnknownRefError : ContentServiceError)(operation, { cause: error });
    } finally {
      clearTimeout(timer);
    }
  }
}

function isUnknownRef(error: unknown): boolean {
  return (
    error instanceof RefNotFoundError ||
    error instanceof RefExpiredError ||
    error instanceof PreviewTokenExpiredError
  );
}

function newestFirst(field: string) {
  return { field, direction: "desc" as const };
}

/** The items that can be used; the counts stay the service's own. */
function readable<T>(
  found: Listing<ServiceDocument>,
  read: (document: ServiceDocument) => T | undefined,
): Listing<T> {
  return { ...found, items: found.items.flatMap((document) => read(document) ?? []) };
}
