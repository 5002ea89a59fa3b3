import type { Listing } from "../../domain/content/listing.ts";
import type { NewsSummary } from "../../domain/content/news.ts";
import type { NewsArticle, Page } from "../../domain/content/page.ts";
import type { PdfDocument } from "../../domain/content/pdf-document.ts";
import { plainText } from "../../domain/content/rich-text.ts";
import { EMPTY_SITE_OPTIONS, type SiteOptions } from "../../domain/content/site-options.ts";
import { addressOf } from "../../domain/links/address.ts";
import { SEARCHED_PAGE_TYPES, type SearchHit, type SearchQuery } from "../../domain/search/search.ts";
import {
  type ContentRef,
  type ContentRepository,
  ContentServiceError,
  contentRef,
  type PageRequest,
} from "../../ports/content-repository.ts";

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

/**
 * The content port in memory. `publish` makes a new ref; earlier refs keep answering what they did. `fail` lets
 * every call reject as it would with a content service that is down.
 */
export class InMemoryContentRepository implements ContentRepository {
  readonly #states = new Map<ContentRef, StoredContent>();
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

  /** From now on, fails every call, or no longer. */
  fail(failing = true): void {
    this.#failing = failing;
  }

  async publishedRef(): Promise<ContentRef> {
    this.#refuseWhenFailing("publishedRef");
    return this.#published;
  }

  async findPage(ref: ContentRef, candidate: { readonly type: Page["type"]; readonly uid?: string }) {
    return this.#at(ref, "findPage").pages?.find(
      (page) =>
        page.type === candidate.type && (candidate.uid === undefined || uidOf(page) === candidate.uid),
    );
  }

  async siteOptions(ref: ContentRef): Promise<SiteOptions> {
    return this.#at(ref, "siteOptions").siteOptions ?? EMPTY_SITE_OPTIONS;
  }

  async listNews(
    ref: ContentRef,
    { category, ...paging }: Parameters<ContentRepository["listNews"]>[1],
  ): Promise<Listing<NewsSummary>> {
    const articles = (this.#at(ref, "listNews").pages ?? [])
      .filter((page) => page.type === "news-article")
      .filter((article) => category === undefined || article.category === category)
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
    const content = this.#at(ref, "search");
    const words = wordsOf(text);
    if (words.length === 0) return listing([], paging);
    const found = scope === "pdf" ? pdfHits(content, words) : pageHits(content, words);
    return listing(found, paging);
  }

  #at(ref: ContentRef, operation: string): StoredContent {
    this.#refuseWhenFailing(operation);
    const content = this.#states.get(ref);
    if (!content) throw new ContentServiceError(operation, { cause: `there is no ref ${ref}` });
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

function pdfHits({ documents = [] }: StoredContent, words: readonly string[]): SearchHit[] {
  return documents
    .filter((pdf) => contains(`${pdf.title} ${pdf.summary ?? ""} ${pdf.uid}`, words))
    .map(({ id, uid, title, href }) => ({ id, uid, title, href, type: "pdf" }));
}

function pageHits({ pages = [] }: StoredContent, words: readonly string[]): SearchHit[] {
  return pages.flatMap((page): SearchHit[] => {
    const type = SEARCHED_PAGE_TYPES.find((searched) => searched === page.type);
    const uid = uidOf(page);
    const parentUid = page.type === "page" ? page.parent?.uid : undefined;
    const href = addressOf({ type: page.type, uid, parentUid });
    if (!type || uid === undefined || href === undefined || !contains(textOf(page), words)) return [];
    return [{ id: page.id, type, uid, title: page.title, href, parentUid }];
  });
}

function textOf(page: Page): string {
  const parts = [page.title];
  if ("intro" in page) parts.push(plainText(page.intro));
  if ("body" in page) parts.push(page.summary ?? "", plainText(page.body));
  if ("sections" in page) {
    for (const section of page.sections)
      if (section.kind === "rich-text") parts.push(plainText(section.body));
  }
  return parts.join(" ");
}

function contains(text: string, words: readonly string[]): boolean {
  const known = new Set(wordsOf(text));
  return words.every((word) => known.has(word));
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
