import type { ContentItem, FoundDocument } from "../domain/content/content-item.ts";
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

/** All content at a ref, as a {@link ContentService} has read it. */
export interface ReadContent {
  readonly ref: ContentRef;
  /**
   * The site options first, then pages and PDF documents in descending order of their first publication. The order of
   * documents with the same date only depends on the documents.
   */
  readonly items: readonly ContentItem[];
  /** Whether a file that belongs to the content of a document could not be fetched. Default: it is all there. */
  readonly isIncomplete?: true;
}

/** Which documents are read of a ref. */
export interface NamedDocuments {
  readonly ids: readonly string[];
  /** All documents that may have this path. Default: none. */
  readonly path?: string | undefined;
}

/** Some documents at a ref, as a {@link ContentService} has read them. */
export interface ReadDocuments {
  readonly items: readonly ContentItem[];
  /** The ids of the items that were asked for; the others are named by these. */
  readonly opened: readonly string[];
  /** The ids of what was asked for or is named, and is not content at the ref. */
  readonly missing: readonly string[];
}

/** How the content of a ref is read. */
export interface ReadOptions {
  /** Called once for each item that was read; its result is used instead. */
  readonly keep: (item: ContentItem) => ContentItem;
  /** Ends the reading, which then rejects with its reason. */
  readonly signal: AbortSignal;
  /** Content that was read before. The items of documents that are the same in it are used again. Default: none. */
  readonly known?: ReadContent | undefined;
}

/**
 * The headless content service, which knows nothing of embargoes: what visitors may see is decided by `ContentSource`.
 *
 * All methods reject with {@link ContentServiceError} when the service fails, and resolve to `undefined` when there is no
 * such content: a missing document and an outage are never confused. A field that does not fit its content model is left
 * out, and logged with document and field; it never fails a call.
 *
 * A ref that is unknown or has expired rejects with {@link UnknownRefError}; the content of another ref is never
 * returned instead.
 */
export interface ContentService {
  /** The published ref. Each publish creates a new one. */
  publishedRef(): Promise<ContentRef>;

  /**
   * The ref of an editor's preview, from its token or from the value of the preview cookie, URL-encoded or not.
   * `undefined` for anything that does not belong to this repository, and for refs that were published. It is not
   * validated with the service: the preview may have expired, or never existed.
   */
  previewRef(tokenOrCookie: string): ContentRef | undefined;

  /** Whether anybody reads the published content at the service, without a token. */
  isPublic(): Promise<boolean>;

  /** Reads all content of a ref, in the background, while requests are handled. */
  readAll(ref: ContentRef, options: ReadOptions): Promise<ReadContent>;

  /**
   * Reads what is different from content that was read before, with the same result as {@link readAll}. `undefined` if
   * only reading everything shows it.
   *
   * @param ref - One that was published after that content.
   */
  readChanges(ref: ContentRef, since: ReadContent, options: ReadOptions): Promise<ReadContent | undefined>;

  /** Reads what no page of a ref has as its own: the site options and all documents without an address. */
  readUnaddressed(ref: ContentRef, options: ReadOptions): Promise<readonly ContentItem[]>;

  /** Reads documents of a ref, and all documents to which these have links. */
  readNamed(ref: ContentRef, named: NamedDocuments, options: ReadOptions): Promise<ReadDocuments>;

  /** Finds a document of any type and language by its id, so that an editor learns why one has no page. */
  findDocument(ref: ContentRef, id: string): Promise<FoundDocument | undefined>;

  /** The id of the page that had a path before, as its uid was another; `undefined` if none is known. */
  findFormer(ref: ContentRef, path: string): Promise<string | undefined>;
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
