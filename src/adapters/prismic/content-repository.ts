import { type BuildQueryURLArgs, createClient, filter } from "@prismicio/client";
import type { Listing } from "../../domain/content/listing.ts";
import type { NewsCategory, NewsSummary } from "../../domain/content/news.ts";
import type { Page } from "../../domain/content/page.ts";
import type { PdfCategory, PdfDocument } from "../../domain/content/pdf-document.ts";
import { EMPTY_SITE_OPTIONS, type SiteOptions } from "../../domain/content/site-options.ts";
import type { PageCandidate } from "../../domain/links/address.ts";
import { SEARCHED_PAGE_TYPES, type SearchHit, type SearchQuery } from "../../domain/search/search.ts";
import {
  type ContentRef,
  type ContentRepository,
  ContentServiceError,
  contentRef,
  type PageRequest,
} from "../../ports/content-repository.ts";
import type { Log } from "../../ports/log.ts";
import { Place } from "./field.ts";
import { readNewsSummary, readPage } from "./page-fields.ts";
import { FETCHED_LINK_FIELDS, pdfDocument } from "./pdf-fields.ts";
import { readSearchHit } from "./search-hit.ts";
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

/** The content port over `@prismicio/client`, which brings its own retries (rate limits, expired refs). */
export class PrismicContentRepository implements ContentRepository {
  readonly #client: ReturnType<typeof createClient>;
  readonly #log: Log;
  readonly #deadlineMs: number;

  constructor(options: PrismicOptions) {
    const { endpoint, repositoryName, accessToken, log, timeoutMs = 5_000, deadlineMs = 10_000 } = options;
    this.#client = createClient(repositoryName, {
      documentAPIEndpoint: endpoint,
      ...(accessToken === undefined ? {} : { accessToken }),
      fetch: timedFetch(options.fetch ?? fetch, timeoutMs),
    });
    // Previews come as refs of their own; the client must not look for cookies.
    this.#client.disableAutoPreviews();
    this.#log = log;
    this.#deadlineMs = deadlineMs;
  }

  publishedRef(): Promise<ContentRef> {
    return this.#call("publishedRef", async (fetchOptions) =>
      contentRef((await this.#client.getMasterRef({ fetchOptions })).ref),
    );
  }

  async findPage(ref: ContentRef, { type, uid }: PageCandidate): Promise<Page | undefined> {
    const filters = [filter.at("document.type", type)];
    if (uid !== undefined) filters.push(filter.at(`my.${type}.uid`, uid));
    const { items } = await this.#query("findPage", ref, { filters, pageSize: 1 });
    return items[0] && readPage(type, items[0], this.#log);
  }

  async siteOptions(ref: ContentRef): Promise<SiteOptions> {
    const filters = [filter.at("document.type", "site-options")];
    const { items } = await this.#query("siteOptions", ref, { filters, pageSize: 1 });
    if (items[0]) return readSiteOptions(items[0], this.#log);
    this.#log.warn({ ref, type: "site-options" }, "there is no document of site options");
    return EMPTY_SITE_OPTIONS;
  }

  async listNews(
    ref: ContentRef,
    { category, ...paging }: PageRequest & { readonly category?: NewsCategory | undefined },
  ): Promise<Listing<NewsSummary>> {
    const filters = [filter.at("document.type", "news-article")];
    if (category !== undefined) filters.push(filter.at("my.news-article.category", category));
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
    const words = text.trim();
    if (words === "") return { items: [], page: 1, pages: 1, total: 0 };
    const types = scope === "pdf" ? ["pdf"] : [...SEARCHED_PAGE_TYPES];
    const found = await this.#query("search", ref, {
      ...paging,
      filters: [filter.any("document.type", types), filter.fulltext("document", words)],
    });
    return readable(found, (document) => readSearchHit(document, this.#log));
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
      throw new ContentServiceError(operation, { cause: error });
    } finally {
      clearTimeout(timer);
    }
  }
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
