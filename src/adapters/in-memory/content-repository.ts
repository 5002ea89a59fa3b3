import type { ContentItem } from "../../domain/content/content-item.ts";
import { ContentSnapshot } from "../../domain/content/content-snapshot.ts";
import type { Listing } from "../../domain/content/listing.ts";
import type { NewsQuery, NewsSummary } from "../../domain/content/news.ts";
import type { Page } from "../../domain/content/page.ts";
import type { PageEntry } from "../../domain/content/page-entry.ts";
import type { PdfDocument, PdfQuery } from "../../domain/content/pdf-document.ts";
import { EMPTY_SITE_OPTIONS, type SiteOptions } from "../../domain/content/site-options.ts";
import type { PageCandidate } from "../../domain/links/address.ts";
import { previewTokenOf } from "../../domain/preview/preview-token.ts";
import type { SearchableDocument, SearchListing, SearchQuery } from "../../domain/search/search.ts";
import {
  type ContentRef,
  ContentServiceError,
  contentRef,
  UnknownRefError,
} from "../../ports/content-repository.ts";
import type { PublishedContent } from "../../ports/published-content.ts";
import { searchWholeWords } from "./content-search.ts";

/** A PDF document with its uid at the content service. */
export interface StoredPdf extends PdfDocument {
  readonly uid: string;
}

/** All content of one ref. */
export interface StoredContent {
  readonly pages?: readonly Page[];
  readonly documents?: readonly StoredPdf[];
  readonly siteOptions?: SiteOptions;
}

/** Host in the tokens and cookies of previews. */
const PREVIEW_HOST = "memory.example";

/**
 * Content in memory. `publish` creates a new ref; previous refs keep their content until `expire`.
 * `fail` makes all calls reject, as during an outage of the content service.
 */
export class InMemoryContentRepository implements PublishedContent {
  readonly #states = new Map<ContentRef, ContentSnapshot | undefined>();
  readonly #listeners: (() => void)[] = [];
  #published: ContentRef;
  #failing = false;

  constructor(content: StoredContent = {}) {
    this.#published = this.publish(content);
  }

  /** Publishes content and returns its ref. */
  publish(content: StoredContent): ContentRef {
    const ref = contentRef(`memory-${this.#states.size + 1}`);
    this.#states.set(ref, snapshotOf(content));
    this.#published = ref;
    for (const listener of this.#listeners) listener();
    return ref;
  }

  /** Starts a preview of content. Its token is the returned ref. */
  preview(content: StoredContent): ContentRef {
    const ref = contentRef(`https://${PREVIEW_HOST}/previews/${this.#states.size + 1}`);
    this.#states.set(ref, snapshotOf(content));
    return ref;
  }

  /** Makes a published ref or a preview expire. */
  expire(ref: ContentRef): void {
    // The entry stays in the map, so that a ref is never used twice.
    this.#states.set(ref, undefined);
  }

  /** Makes all calls fail from now on, or succeed again. */
  fail(failing = true): void {
    this.#failing = failing;
  }

  get currentRef(): ContentRef {
    return this.#published;
  }

  onPublish(listener: () => void): void {
    this.#listeners.push(listener);
  }

  async publishedRef(): Promise<ContentRef> {
    this.#rejectIfFailing("publishedRef");
    return this.#published;
  }

  previewRef(tokenOrCookie: string): ContentRef | undefined {
    const token = previewTokenOf(tokenOrCookie, [PREVIEW_HOST]);
    return token === undefined ? undefined : contentRef(token);
  }

  async findPdfById(ref: ContentRef, id: string): Promise<PdfDocument | undefined> {
    return this.#at(ref, "findPdfById").findPdfById(id);
  }

  async findById(ref: ContentRef, id: string): Promise<Page | undefined> {
    return this.#at(ref, "findById").findById(id);
  }

  async findPage(ref: ContentRef, candidate: PageCandidate): Promise<Page | undefined> {
    return this.#at(ref, "findPage").findPage(candidate);
  }

  async findPdf(ref: ContentRef, uid: string): Promise<PdfDocument | undefined> {
    return this.#at(ref, "findPdf").findPdf(uid);
  }

  async siteOptions(ref: ContentRef): Promise<SiteOptions> {
    return this.#at(ref, "siteOptions").siteOptions;
  }

  async listPages(ref: ContentRef): Promise<readonly PageEntry[]> {
    return this.#at(ref, "listPages").listPages();
  }

  async listNews(ref: ContentRef, query: NewsQuery): Promise<Listing<NewsSummary>> {
    return this.#at(ref, "listNews").listNews(query);
  }

  async listDocuments(ref: ContentRef, query: PdfQuery): Promise<Listing<PdfDocument>> {
    return this.#at(ref, "listDocuments").listDocuments(query);
  }

  async search(ref: ContentRef, query: SearchQuery): Promise<SearchListing> {
    return searchWholeWords([...this.#at(ref, "search").searchable()], query);
  }

  async *searchable(ref: ContentRef): AsyncGenerator<SearchableDocument> {
    yield* this.#at(ref, "searchable").searchable();
  }

  async *everything(ref: ContentRef): AsyncGenerator<readonly ContentItem[]> {
    for (const item of this.#at(ref, "everything").items) yield [item];
  }

  #at(ref: ContentRef, operation: string): ContentSnapshot {
    this.#rejectIfFailing(operation);
    const content = this.#states.get(ref);
    if (!content) throw new UnknownRefError(operation, { cause: `there is no ref ${ref}` });
    return content;
  }

  #rejectIfFailing(operation: string): void {
    if (this.#failing) throw new ContentServiceError(operation, { cause: "it is down" });
  }
}

function snapshotOf({
  pages = [],
  documents = [],
  siteOptions = EMPTY_SITE_OPTIONS,
}: StoredContent): ContentSnapshot {
  return new ContentSnapshot([
    { kind: "site-options", options: siteOptions },
    ...pages.map((page) => ({ kind: "page" as const, page })),
    ...documents.map(({ uid, ...pdf }) => ({ kind: "pdf" as const, uid, pdf })),
  ]);
}
