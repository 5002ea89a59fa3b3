import { yearOf } from "../../domain/content/list-filter.ts";
import type { Listing } from "../../domain/content/listing.ts";
import type { NewsSummary } from "../../domain/content/news.ts";
import type { NewsArticle, Page } from "../../domain/content/page.ts";
import type { PageEntry } from "../../domain/content/page-entry.ts";
import type { PdfDocument } from "../../domain/content/pdf-document.ts";
import { EMPTY_SITE_OPTIONS, type SiteOptions } from "../../domain/content/site-options.ts";
import { addressOf } from "../../domain/links/address.ts";
import { addressOfPage } from "../../domain/links/page-address.ts";
import { previewTokenOf } from "../../domain/preview/preview-token.ts";
import type { SearchableDocument, SearchHit, SearchQuery } from "../../domain/search/search.ts";
import { searchablePage, searchablePdf } from "../../domain/search/searchable.ts";
import {
  type ContentRef,
  type ContentRepository,
  ContentServiceError,
  contentRef,
  type PageRequest,
  UnknownRefError,
} from "../../ports/content-repository.ts";
import { searchWholeWords } from "./content-search.ts";

/** A PDF document of the library, with its uid at the content service. */
export interface StoredPdf extends PdfDocument {
  readonly uid: string;
}

/** All content at one moment. */
export interface StoredContent {
  readonly pages?: readonly Page[];
  readonly documents?: readonly StoredPdf[];
  readonly siteOptions?: SiteOptions;
}

/** Whose previews these are, as their tokens and cookies name it. */
const PREVIEW_HOST = "memory.example";

/**
 * The content port in memory. `publish` makes a new ref; earlier refs keep answering what they did, until `letGo`.
 * `fail` lets every call reject as it would with a content service that is down.
 */
export class InMemoryContentRepository implements ContentRepository {
  readonly #states = new Map<ContentRef, StoredContent | undefined>();
  #published: ContentRef;
  #failing = false;

  constructor(content: StoredContent = {}) {
    this.#published = this.publish(content);
  }

  /** Makes content the published one and answers its ref. */
  publish(content: StoredContent): ContentRef {
    const ref = contentRef(`memory-${this.#states.size + 1}`);
    this.#states.set(ref, content);
    this.#published = ref;
    return ref;
  }

  /** Starts a preview of content; its token is its ref. */
  preview(content: StoredContent): ContentRef {
    const ref = contentRef(`https://${PREVIEW_HOST}/previews/${this.#states.size + 1}`);
    this.#states.set(ref, content);
    return ref;
  }

  /** Ends a preview, or forgets what was published. */
  letGo(ref: ContentRef): void {
    // The place stays taken: a ref never comes twice.
    this.#states.set(ref, undefined);
  }

  /** From now on, fails every call, or no longer. */
  fail(failing = true): void {
    this.#failing = failing;
  }

  async publishedRef(): Promise<ContentRef> {
    this.#refuseWhenFailing("publishedRef");
    return this.#published;
  }

  previewRef(named: string): ContentRef | undefined {
    const token = previewTokenOf(named, [PREVIEW_HOST]);
    return token === undefined ? undefined : contentRef(token);
  }

  async findById(ref: ContentRef, id: string): Promise<Page | undefined> {
    return this.#at(ref, "findById").pages?.find((page) => page.id === id);
  }

  async findPage(ref: ContentRef, candidate: { readonly type: Page["type"]; readonly uid?: string }) {
    return this.#at(ref, "findPage").pages?.find(
      (page) =>
        page.type === candidate.type && (candidate.uid === undefined || uidOf(page) === candidate.uid),
    );
  }

  async findPdf(ref: ContentRef, uid: string): Promise<PdfDocument | undefined> {
    const stored = this.#at(ref, "findPdf").documents?.find((document) => document.uid === uid);
    if (!stored) return undefined;
    const { uid: _uid, ...pdf } = stored;
    return pdf;
  }

  async siteOptions(ref: ContentRef): Promise<SiteOptions> {
    return this.#at(ref, "siteOptions").siteOptions ?? EMPTY_SITE_OPTIONS;
  }

  async listPages(ref: ContentRef): Promise<readonly PageEntry[]> {
    return (this.#at(ref, "listPages").pages ?? []).flatMap((page) => {
      const href = addressOfPage(page);
      return href === undefined ? [] : { href, changed: page.changed };
    });
  }

  async listNews(
    ref: ContentRef,
    { category, year, ...paging }: Parameters<ContentRepository["listNews"]>[1],
  ): Promise<Listing<NewsSummary>> {
    const articles = (this.#at(ref, "listNews").pages ?? [])
      .filter((page) => page.type === "news-article")
      .filter((article) => category === undefined || article.category === category)
      .filter((article) => year === undefined || yearOf(article.date) === year)
      .sort((a, b) => b.date.localeCompare(a.date));
    return listing(articles.map(newsSummary), paging);
  }

  async listDocuments(
    ref: ContentRef,
    { category, ...paging }: Parameters<ContentRepository["listDocuments"]>[1],
  ): Promise<Listing<PdfDocument>> {
    const documents = (this.#at(ref, "listDocuments").documents ?? [])
      .filter((document) => category === undefined || document.category === category)
      .sort((a, b) => (b.date ?? "").localeCompare(a.date ?? "") || a.title.localeCompare(b.title))
      .map(({ uid: _uid, ...document }) => document);
    return listing(documents, paging);
  }

  async search(ref: ContentRef, { text, scope, ...paging }: SearchQuery): Promise<Listing<SearchHit>> {
    return listing(searchWholeWords(this.#searchable(ref, "search"), { text, scope }), paging);
  }

  async *searchable(ref: ContentRef): AsyncGenerator<SearchableDocument> {
    yield* this.#searchable(ref, "searchable");
  }

  #searchable(ref: ContentRef, operation: string): SearchableDocument[] {
    const { pages = [], documents = [], siteOptions = EMPTY_SITE_OPTIONS } = this.#at(ref, operation);
    return [
      ...pages.flatMap((page) => searchablePage(page, siteOptions) ?? []),
      ...documents.map(({ uid, ...pdf }) => searchablePdf(pdf, uid)),
    ];
  }

  #at(ref: ContentRef, operation: string): StoredContent {
    this.#refuseWhenFailing(operation);
    const content = this.#states.get(ref);
    if (!content) throw new UnknownRefError(operation, { cause: `there is no ref ${ref}` });
    return content;
  }

  #refuseWhenFailing(operation: string): void {
    if (this.#failing) throw new ContentServiceError(operation, { cause: "it is down" });
  }
}

function uidOf(page: Page): string | undefined {
  if (page.type === "home") return undefined;
  return page.type === "news-archive" ? "news" : page.uid;
}

function listing<T>(all: readonly T[], { page, pageSize }: PageRequest): Listing<T> {
  const start = (page - 1) * pageSize;
  return {
    items: all.slice(start, start + pageSize),
    page,
    pages: Math.max(1, Math.ceil(all.length / pageSize)),
    total: all.length,
  };
}

function newsSummary({ id, uid, title, date, category, summary, image }: NewsArticle): NewsSummary {
  return { id, href: addressOf({ type: "news-article", uid }) ?? "/", title, date, category, summary, image };
}
