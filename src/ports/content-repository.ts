import type { ContentItem } from "../domain/content/content-item.ts";
import type { Listing } from "../domain/content/listing.ts";
import type { NewsCategory, NewsSummary } from "../domain/content/news.ts";
import type { Page } from "../domain/content/page.ts";
import type { PageEntry } from "../domain/content/page-entry.ts";
import type { PdfCategory, PdfDocument } from "../domain/content/pdf-document.ts";
import type { SiteOptions } from "../domain/content/site-options.ts";
import type { PageCandidate } from "../domain/links/address.ts";
import type { SearchableDocument, SearchListing, SearchQuery } from "../domain/search/search.ts";

/**
 * A state of the whole content: what was published at a moment, or an editor's preview. Immutable: the same ref
 * always answers the same, so whatever is derived from content may be kept by ref for good.
 */
export type ContentRef = string & { readonly __brand: "ContentRef" };

/** Takes a ref as the content service wrote it. */
export function contentRef(value: string): ContentRef {
  return value as ContentRef;
}

/**
 * The ref of content that changes by itself at a moment, as when an embargo ends: it names the moment, so that what comes
 * after has another.
 */
export function changingRef(
  ref: ContentRef,
  { nextChange, isNear }: { readonly nextChange: number | undefined; readonly isNear: boolean },
): ContentRef {
  return nextChange === undefined ? ref : contentRef(`${ref}~${nextChange}${isNear ? NEAR : ""}`);
}

const NEAR = "~near";

/** Whether what a ref names changes within minutes: nobody may keep it for longer than that. */
export function isNearChange(ref: ContentRef): boolean {
  return ref.endsWith(NEAR);
}

/** Which word to take for what is published now. */
export interface PublishedRefOptions {
  /** Asks the content service, whatever is remembered of its last answer. Default: `false`. */
  readonly refresh?: boolean;
}

/** Which page of a list, and how long pages are (1 to 100 items). */
export interface PageRequest {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

/**
 * The content of the site, with such a search as whatever holds the content has itself.
 *
 * Every method rejects with {@link ContentServiceError} when the content service fails, and answers `undefined` (or
 * an empty list) when there is nothing: "not there" and "cannot say" are never mixed up. Content that does not fit
 * its model is left out field by field and logged with document and field; it never fails a call.
 *
 * A ref that the content service does not know, or no longer, rejects with {@link UnknownRefError}: nobody is given
 * other content than was asked for.
 */
export interface ContentRepository {
  /** The ref of what is published now; each publish makes a new one. It may be remembered for up to 5 s. */
  publishedRef(options?: PublishedRefOptions): Promise<ContentRef>;

  /**
   * The ref of an editor's preview, from what names it outside: the token that the content service's editor sends,
   * or the value of the cookie `io.prismic.preview`, URL-encoded or not. `undefined` for anything that does not
   * belong to this repository. Asks nobody: the preview may be over.
   */
  previewRef(named: string): ContentRef | undefined;

  /**
   * The page of a type and uid; `home` is the only type without a uid. A page may be found by a uid that it had before,
   * where the content service remembers it: its own uid says so.
   */
  findPage(ref: ContentRef, candidate: PageCandidate): Promise<Page | undefined>;

  /** The page with an id at the content service, of whatever type. */
  findById(ref: ContentRef, id: string): Promise<Page | undefined>;

  /** The PDF document with an id at the content service. */
  findPdfById(ref: ContentRef, id: string): Promise<PdfDocument | undefined>;

  /** The site options; empty ones where there is no such document. */
  siteOptions(ref: ContentRef): Promise<SiteOptions>;

  /** Every page that has an address, in no order. */
  listPages(ref: ContentRef): Promise<readonly PageEntry[]>;

  /** News, newest first; of one category, of one year, or of both. */
  listNews(
    ref: ContentRef,
    query: PageRequest & {
      readonly category?: NewsCategory | undefined;
      readonly year?: number | undefined;
    },
  ): Promise<Listing<NewsSummary>>;

  /** PDF documents, newest first. */
  listDocuments(
    ref: ContentRef,
    query: PageRequest & { readonly category?: PdfCategory | undefined },
  ): Promise<Listing<PdfDocument>>;

  /** The PDF document of a uid. */
  findPdf(ref: ContentRef, uid: string): Promise<PdfDocument | undefined>;

  /**
   * Searches as whatever holds the content does it: whole words, best match first. A text without a word in it finds
   * nothing; whatever else stands in it is just text.
   */
  search(ref: ContentRef, query: SearchQuery): Promise<SearchListing>;

  /** Everything that a search may find, in no order; for those who build an index of it. */
  searchable(ref: ContentRef): AsyncIterable<SearchableDocument>;

  /**
   * All content, for those who keep it: in batches, the site options first, then pages and PDF documents, what was
   * published first last. It takes longer than a visitor would wait.
   */
  everything(ref: ContentRef): AsyncIterable<readonly ContentItem[]>;
}

/** The content service failed, or answered what cannot be used: not the visitor's fault and not a missing page. */
export class ContentServiceError extends Error {
  override readonly name: string = "ContentServiceError";

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

/** There is no such ref, or no longer: a preview that is over, a published state that the service has let go. */
export class UnknownRefError extends ContentServiceError {
  override readonly name = "UnknownRefError";
}
