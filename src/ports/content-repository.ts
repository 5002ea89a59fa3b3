import type { AnnouncementList } from "../domain/announcements/exchange-announcement.ts";
import type { ContentItem, FoundDocument } from "../domain/content/content-item.ts";
import type { Dividend } from "../domain/content/dividend.ts";
import type { Listing } from "../domain/content/listing.ts";
import type { MediaAsset } from "../domain/content/media-asset.ts";
import type { NewsQuery, NewsSummary } from "../domain/content/news.ts";
import type { GeneralMeetingPage, Page } from "../domain/content/page.ts";
import type { PageEntry } from "../domain/content/page-entry.ts";
import type { PdfDocument, PdfQuery } from "../domain/content/pdf-document.ts";
import type { SiteOptions } from "../domain/content/site-options.ts";
import type { PageCandidate } from "../domain/links/address.ts";
import type { SearchListing, SearchQuery } from "../domain/search/search.ts";
import { reasonOf } from "./reason.ts";

/**
 * The ref of one state of all content: published content or an editor's preview. It is immutable: the same ref always
 * has the same content, so everything derived from content can be cached by ref without expiry.
 */
export type ContentRef = string & { readonly __brand: "ContentRef" };

/** Marks a text of the content service as a ref. */
export function contentRef(value: string): ContentRef {
  return value as ContentRef;
}

/**
 * The content of the site, with the search of the content service.
 *
 * All methods reject with {@link ContentServiceError} when the content service fails, and resolve to `undefined` or an
 * empty list when there is no such content: a missing page and an outage are never confused. A field that does not fit
 * its content model is left out, and logged with document and field; it never fails a call.
 *
 * A ref that is unknown or has expired rejects with {@link UnknownRefError}; the content of another ref is never
 * returned instead.
 */
export interface ContentRepository {
  /**
   * The published ref. Each publish creates a new one. It may be up to 5 s old, unless `refresh` polls the content service
   * instead of returning the known ref.
   */
  publishedRef(options?: { readonly refresh?: boolean }): Promise<ContentRef>;

  /**
   * The ref of an editor's preview, from its token or from the value of the preview cookie, URL-encoded or not.
   * `undefined` for anything that does not belong to this repository, and for refs that were published. It is not
   * validated with the content service: the preview may have expired, or never existed.
   */
  previewRef(tokenOrCookie: string): ContentRef | undefined;

  /** Finds a page by type and uid; `home` is the only type without a uid. */
  findPage(ref: ContentRef, candidate: PageCandidate): Promise<Page | undefined>;

  /**
   * Finds what was at a path before, for a path where {@link findPage} finds nothing: the page, which has moved, or
   * `withdrawn`, if it is not published any more. `undefined` if nothing is known. It may call the content service.
   */
  findFormer(ref: ContentRef, path: string): Promise<Page | "withdrawn" | undefined>;

  /** Finds a document of any type and language by its id, so that an editor learns why one has no page. */
  findById(ref: ContentRef, id: string): Promise<FoundDocument | undefined>;

  /** The site options; empty ones if there is no such document. */
  siteOptions(ref: ContentRef): Promise<SiteOptions>;

  /** All pages that have an address, in no particular order. */
  listPages(ref: ContentRef): Promise<readonly PageEntry[]>;

  /** News articles, newest first, optionally filtered by category and year. */
  listNews(ref: ContentRef, query: NewsQuery): Promise<Listing<NewsSummary>>;

  /** General meetings, newest first. */
  listMeetings(ref: ContentRef): Promise<readonly GeneralMeetingPage[]>;

  /** PDF documents, newest first. */
  listDocuments(ref: ContentRef, query: PdfQuery): Promise<Listing<PdfDocument>>;

  /** All dividends, newest first. */
  listDividends(ref: ContentRef): Promise<readonly Dividend[]>;

  /** All assets for journalists, in the order of press kits. */
  listAssets(ref: ContentRef): Promise<readonly MediaAsset[]>;

  /** Finds a PDF document by its uid. */
  findPdf(ref: ContentRef, uid: string): Promise<PdfDocument | undefined>;

  /** The announcements of the exchange that are known. They change only with the ref. Without a source there are none. */
  listAnnouncements(ref: ContentRef): Promise<AnnouncementList>;

  /**
   * Searches with the content service: whole words, best match first. A text without words finds nothing; all other
   * characters have no special meaning.
   */
  search(ref: ContentRef, query: SearchQuery): Promise<SearchListing>;

  /**
   * All content in batches, to build a snapshot or a search index: the site options first, then all other documents in
   * descending order of their first publication. It takes too long for a request of a visitor.
   */
  everything(ref: ContentRef): AsyncIterable<readonly ContentItem[]>;
}

interface ContentFailure {
  readonly cause: unknown;
  readonly reason?: string | undefined;
  readonly publicReason?: string | undefined;
}

/** The content service failed, or its response is invalid. It is neither the visitor's fault nor a missing page. */
export class ContentServiceError extends Error {
  override readonly name: string = "ContentServiceError";
  /** The reason, if everybody may read it; `undefined` if it may contain internal addresses. */
  readonly publicReason: string | undefined;

  /**
   * @param operation - The call that failed, such as `findPage`.
   * @param options - Its `cause` is what the content service's client threw; `reason` is the message of the cause by
   *   default.
   */
  constructor(operation: string, { cause, reason = reasonOf(cause), publicReason }: ContentFailure) {
    super(`The content service failed in ${operation}: ${reason}`, { cause });
    this.publicReason = publicReason;
  }
}

/** A ref is unknown or has expired: an old publish, or a preview that has ended. */
export class UnknownRefError extends ContentServiceError {
  override readonly name = "UnknownRefError";
}
