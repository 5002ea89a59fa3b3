import type { Listing } from "../domain/content/listing.ts";
import type { NewsCategory, NewsSummary } from "../domain/content/news.ts";
import type { Page } from "../domain/content/page.ts";
import type { PdfCategory, PdfDocument } from "../domain/content/pdf-document.ts";
import type { SiteOptions } from "../domain/content/site-options.ts";
import type { PageCandidate } from "../domain/links/address.ts";
import type { SearchHit, SearchQuery } from "../domain/search/search.ts";

/**
 * A state of the whole content: what was published at a moment, or an editor's preview. Immutable: the same ref
 * always answers the same, so whatever is derived from content may be kept by ref for good.
 */
export type ContentRef = string & { readonly __brand: "ContentRef" };

/** Takes a ref as the content service wrote it. */
export function contentRef(value: string): ContentRef {
  return value as ContentRef;
}

/** Which page of a list, and how long pages are (1 to 100 items). */
export interface PageRequest {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

/**
 * The content of the site.
 *
 * Every method rejects with {@link ContentServiceError} when the content service fails, and answers `undefined` (or
 * an empty list) when there is nothing: "not there" and "cannot say" are never mixed up. Content that does not fit
 * its model is left out field by field and logged with document and field; it never fails a call.
 */
export interface ContentRepository {
  /** The ref of what is published now; each publish makes a new one. */
  publishedRef(): Promise<ContentRef>;

  /** The page of a type and uid; `home` is the only type without a uid. */
  findPage(ref: ContentRef, candidate: PageCandidate): Promise<Page | undefined>;

  /** The site options; empty ones where there is no such document. */
  siteOptions(ref: ContentRef): Promise<SiteOptions>;

  /** News, newest first. */
  listNews(
    ref: ContentRef,
    query: PageRequest & { readonly category?: NewsCategory | undefined },
  ): Promise<Listing<NewsSummary>>;

  /** PDF documents, newest first. */
  listDocuments(
    ref: ContentRef,
    query: PageRequest & { readonly category?: PdfCategory | undefined },
  ): Promise<Listing<PdfDocument>>;

  /** Full text; best match first. A text without a word in it finds nothing. */
  search(ref: ContentRef, query: SearchQuery): Promise<Listing<SearchHit>>;
}

/** The content service failed, or answered what cannot be used: not the visitor's fault and not a missing page. */
export class ContentServiceError extends Error {
  override readonly name = "ContentServiceError";

  /**
   * @param operation - The call that failed, such as `findPage`.
   * @param options - Its `cause` is what the content service's client threw.
   */
  constructor(operation: string, options: { readonly cause: unknown }) {
    const { cause } = options;
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`The content service failed in ${operation}: ${reason}`, options);
  }
}
