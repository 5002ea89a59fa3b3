import { filter } from "@prismicio/client";
import { NO_ANNOUNCEMENTS } from "../../domain/announcements/exchange-announcement.ts";
import type { ContentItem } from "../../domain/content/content-item.ts";
import { newestDividendFirst } from "../../domain/content/dividend.ts";
import { newestMeetingsFirst } from "../../domain/content/general-meeting.ts";
import type { Listing } from "../../domain/content/listing.ts";
import { pressKitOrder } from "../../domain/content/media-asset.ts";
import { EMPTY_SITE_OPTIONS, type SiteOptions } from "../../domain/content/site-options.ts";
import { candidatesAt, PAGE_TYPES } from "../../domain/links/address.ts";
import { previewTokenOf } from "../../domain/preview/preview-token.ts";
import type { ContentProblem } from "../../domain/report/problem.ts";
import { excerptOf } from "../../domain/search/excerpt.ts";
import { SEARCHED_PAGE_TYPES, searchHit } from "../../domain/search/search.ts";
import { searchableItem } from "../../domain/search/searchable.ts";
import { wordKey, wordsIn } from "../../domain/text/words.ts";
import type { ContentReader } from "../../ports/content-reader.ts";
import { type ContentRef, type ContentRepository, contentRef } from "../../ports/content-repository.ts";
import type { Log } from "../../ports/log.ts";
import { type CallKind, ContentClient, MAX_PAGE_SIZE, type ServiceOptions } from "./content-client.ts";
import { PrismicContentReader } from "./content-reader.ts";
import { type ReportOptions, reportDocuments } from "./content-report.ts";
import { CONTENT_TYPES, DocumentReader } from "./document-reader.ts";
import { previewHostsOf } from "./repository-name.ts";
import type { ServiceDocument } from "./service-document.ts";
import { toldOnce } from "./told-once.ts";

/** What a list of articles shows. Their texts are most of a response, and are not requested. */
const NEWS_SUMMARY_FIELDS = ["title", "date", "released", "embargo", "category", "summary", "image"].map(
  (field) => `news-article.${field}`,
);
/** Maximum number of words in a search query, since the length of a URL is limited. */
const MAX_QUERY_WORDS = 32;

/** Characters that no uid and no id contains, and that would end a string in a filter. */
const INVALID_CHARACTERS = /["\\\p{Cc}]/u;

/** The content port for the Prismic API. */
export class PrismicContentRepository implements ContentRepository {
  /** Reads all content for a snapshot, and what a publish has changed. */
  readonly reader: ContentReader;
  readonly #client: ContentClient;
  readonly #documents: DocumentReader;
  readonly #previewHosts: readonly string[];
  readonly #log: Log;

  constructor(options: ServiceOptions) {
    this.#client = new ContentClient(options);
    this.#documents = new DocumentReader(toldOnce(options.log));
    this.#previewHosts = previewHostsOf(options.endpoint, options.repositoryName);
    this.#log = options.log;
    this.reader = new PrismicContentReader({
      client: this.#client,
      documents: this.#documents,
      siteOptions: (ref) => this.siteOptions(ref, "read"),
    });
  }

  async publishedRef(): Promise<ContentRef> {
    return contentRef(await this.#client.publishedRef());
  }

  /** Whether anybody reads the published content at the service, without a token. */
  isPublic(): Promise<boolean> {
    return this.#client.isPublic();
  }

  previewRef(tokenOrCookie: string): ContentRef | undefined {
    const token = previewTokenOf(tokenOrCookie, this.#previewHosts);
    return token === undefined ? undefined : contentRef(token);
  }

  findById: ContentRepository["findById"] = async (ref, id) => {
    const fields = [["document.id", id]] as const;
    const [document] = await this.#find("findById", ref, fields);
    if (document) return this.#documents.item(document) ?? { kind: "other", type: document.type };
    const [translation] = await this.#find("findById", ref, fields, { lang: "*" });
    return translation && { kind: "translation", language: translation.lang ?? "" };
  };

  findPage: ContentRepository["findPage"] = async (ref, { type, uid }) => {
    const named = uid === undefined ? [] : [[`my.${type}.uid`, uid] as const];
    const found = await this.#find("findPage", ref, [["document.type", type], ...named], { pageSize: 2 });
    // The service also finds the document that had this uid before.
    const document = uid === undefined ? found[0] : found.find((candidate) => candidate.uid === uid);
    return document && this.#documents.page(document);
  };

  /** The service remembers uids of documents, but not those of withdrawn ones. */
  findFormer: ContentRepository["findFormer"] = async (ref, path) => {
    const found = candidatesAt(path).map(({ type, uid = "" }) =>
      this.#find("findFormer", ref, [
        ["document.type", type],
        [`my.${type}.uid`, uid],
      ]),
    );
    const [document] = (await Promise.all(found)).flat();
    return document && this.#documents.page(document);
  };

  findPdf: ContentRepository["findPdf"] = async (ref, uid) => {
    const fields = [
      ["document.type", "pdf"],
      ["my.pdf.uid", uid],
    ] as const;
    const [document] = await this.#find("findPdf", ref, fields);
    return document && this.#documents.pdf(document);
  };

  async siteOptions(ref: ContentRef, kind: CallKind = "lookUp"): Promise<SiteOptions> {
    const filters = [filter.at("document.type", "site-options")];
    const { items } = await this.#client.find("siteOptions", ref, { filters, pageSize: 1 }, kind);
    const [document] = items;
    if (document) return this.#documents.siteOptions(document);
    this.#log.warn({ ref, type: "site-options" }, "there is no document of site options");
    return EMPTY_SITE_OPTIONS;
  }

  listPages: ContentRepository["listPages"] = (ref) =>
    this.#all(ref, [...PAGE_TYPES], (document) => this.#documents.pageEntry(document));

  listNews: ContentRepository["listNews"] = async (ref, { category, year, ...paging }) => {
    const filters = [filter.at("document.type", "news-article")];
    if (category !== undefined) filters.push(filter.at("my.news-article.category", category));
    if (year !== undefined) filters.push(filter.dateYear("my.news-article.date", year));
    const found = await this.#client.find("listNews", ref, {
      ...paging,
      filters,
      fetch: NEWS_SUMMARY_FIELDS,
      orderings: [newestFirst("my.news-article.date"), newestFirst("document.first_publication_date")],
    });
    return this.#readable(found, this.#documents.newsSummary);
  };

  // The content service has none.
  listAnnouncements: ContentRepository["listAnnouncements"] = async () => NO_ANNOUNCEMENTS;

  listMeetings: ContentRepository["listMeetings"] = async (ref) => {
    const pages = await this.#all(ref, ["general-meeting"], this.#documents.page);
    return newestMeetingsFirst(pages.filter((page) => page.type === "general-meeting"));
  };

  listDocuments: ContentRepository["listDocuments"] = async (ref, { category, ...paging }) => {
    const filters = [filter.at("document.type", "pdf")];
    if (category !== undefined) filters.push(filter.at("my.pdf.category", category));
    const found = await this.#client.find("listDocuments", ref, {
      ...paging,
      filters,
      orderings: [newestFirst("my.pdf.date"), { field: "my.pdf.title" }],
    });
    return this.#readable(found, this.#documents.pdf);
  };

  listDividends: ContentRepository["listDividends"] = async (ref) =>
    (await this.#all(ref, ["dividend"], this.#documents.dividend)).sort(newestDividendFirst);

  listAssets: ContentRepository["listAssets"] = async (ref) =>
    (await this.#all(ref, ["media-asset"], this.#documents.asset)).sort(pressKitOrder);

  search: ContentRepository["search"] = async (ref, { text, scope, year, kind, without = [], ...paging }) => {
    // Only words are sent to the service, so that no text can be interpreted as a filter.
    const words = wordsIn(text)
      .slice(0, MAX_QUERY_WORDS)
      .map((word) => word.text);
    if (words.length === 0) return { items: [], page: 1, pages: 1, total: 0, years: [], kinds: [] };
    const types = scope === "pdf" ? ["pdf"] : [...SEARCHED_PAGE_TYPES];
    const narrowed = scope === "pdf" ? "my.pdf" : "my.news-article";
    const filters = [filter.any("document.type", types), filter.fulltext("document", words.join(" "))];
    if (year !== undefined) filters.push(filter.dateYear(`${narrowed}.date`, year));
    if (kind !== undefined) filters.push(filter.at(`${narrowed}.category`, kind));
    filters.push(...without.map((id) => filter.not("document.id", id)));
    const found = await this.#client.find("search", ref, { ...paging, filters });
    const keys = new Set(words.map(wordKey));
    const readable = this.#readable(found, (document) => {
      const item = this.#documents.item(document);
      const [read] = item ? searchableItem(item, EMPTY_SITE_OPTIONS) : [];
      return read && searchHit(read, excerptOf(read.text, keys));
    });
    // The service does not return facets.
    return { ...readable, years: [], kinds: [] };
  };

  async *everything(ref: ContentRef): AsyncGenerator<readonly ContentItem[]> {
    const { signal } = new AbortController();
    yield (await this.reader.readAll(ref, { keep: (item) => item, signal })).items;
  }

  /** Finds problems in all content of a ref for editors. It takes too long for a request of a visitor. */
  async report(
    ref: ContentRef,
    options: Pick<ReportOptions, "now" | "media" | "imageOrigins" | "releaseTimes">,
  ): Promise<readonly ContentProblem[]> {
    const publishedRef = await this.publishedRef();
    return reportDocuments(await this.#reported(ref), {
      ...options,
      isPublic: await this.isPublic(),
      published: ref === publishedRef ? [] : await this.#reported(publishedRef),
    });
  }

  #reported(ref: ContentRef): Promise<readonly ServiceDocument[]> {
    return this.#all(ref, [...CONTENT_TYPES, "site-options"], (document) => document);
  }

  /** What is read of all documents of some types, a page of results at a time. */
  async #all<T>(
    ref: ContentRef,
    types: string[],
    read: (document: ServiceDocument) => T | undefined,
  ): Promise<T[]> {
    const filters = [filter.any("document.type", types)];
    const all: T[] = [];
    for (let page = 1, pages = 1; page <= pages; page++) {
      const query = { filters, orderings: PUBLISHED_LAST_FIRST, page, pageSize: MAX_PAGE_SIZE };
      const found = await this.#client.find("everything", ref, query, "read");
      pages = found.pages;
      all.push(...found.items.flatMap((document) => read(document) ?? []));
    }
    return all;
  }

  /** Converts the documents of a listing and leaves out invalid ones. The totals are those of the service. */
  #readable<T>(
    found: Listing<ServiceDocument>,
    read: (document: ServiceDocument) => T | undefined,
  ): Listing<T> {
    return {
      ...found,
      items: found.items.flatMap((document) => this.#documents.attempt(document, () => read(document)) ?? []),
    };
  }

  /** Finds documents by field values. The service ensures that uids are unique. */
  async #find(
    operation: string,
    ref: ContentRef,
    fields: readonly (readonly [string, string])[],
    query: { readonly pageSize?: number; readonly lang?: string } = {},
  ): Promise<readonly ServiceDocument[]> {
    if (fields.some(([, value]) => INVALID_CHARACTERS.test(value))) return [];
    const filters = fields.map(([field, value]) => filter.at(field, value));
    return (await this.#client.find(operation, ref, { pageSize: 1, ...query, filters })).items;
  }
}

/** Documents with the same date are in this order in lists. */
const PUBLISHED_LAST_FIRST = [newestFirst("document.first_publication_date")];

function newestFirst(field: string) {
  return { field, direction: "desc" as const };
}
