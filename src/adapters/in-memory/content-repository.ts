import { type AnnouncementList, NO_ANNOUNCEMENTS } from "../../domain/announcements/exchange-announcement.ts";
import type { ContentItem, FoundDocument } from "../../domain/content/content-item.ts";
import { ContentSnapshot } from "../../domain/content/content-snapshot.ts";
import type { Dividend } from "../../domain/content/dividend.ts";
import type { MediaAsset } from "../../domain/content/media-asset.ts";
import type { Page } from "../../domain/content/page.ts";
import type { PdfDocument } from "../../domain/content/pdf-document.ts";
import { EMPTY_SITE_OPTIONS, type SiteOptions } from "../../domain/content/site-options.ts";
import { addressOfPage } from "../../domain/links/address.ts";
import { previewTokenOf } from "../../domain/preview/preview-token.ts";
import { searchableItem } from "../../domain/search/searchable.ts";
import {
  type ContentRef,
  type ContentRepository,
  ContentServiceError,
  contentRef,
  UnknownRefError,
} from "../../ports/content-repository.ts";
import type { PublishedContent } from "../../ports/published-content.ts";
import { searchWholeWords } from "./search-index.ts";

/** A PDF document with its uid at the content service. */
export interface StoredPdf extends PdfDocument {
  readonly uid: string;
}

/** All content of one ref. */
export interface StoredContent {
  readonly pages?: readonly Page[];
  readonly documents?: readonly StoredPdf[];
  readonly dividends?: readonly Dividend[];
  readonly assets?: readonly MediaAsset[];
  readonly siteOptions?: SiteOptions;
  readonly announcements?: AnnouncementList;
  /** Documents by their id that are nowhere on the site. */
  readonly hidden?: Readonly<Record<string, FoundDocument>>;
}

const PREVIEW_HOST = "memory.example";
const PUBLISHED_PREFIX = "memory-";

/**
 * Content in memory. `publish` creates a new ref; previous refs keep their content until `expire`.
 * `fail` makes all calls reject, as during an outage of the content service.
 */
export class InMemoryContentRepository implements PublishedContent {
  readonly #states = new Map<ContentRef, ContentSnapshot | undefined>();
  readonly #hidden = new Map<ContentRef, StoredContent["hidden"]>();
  readonly #announcements = new Map<ContentRef, AnnouncementList>();
  readonly #listeners: (() => void)[] = [];
  #published: ContentRef;
  #failing = false;

  constructor(content: StoredContent = {}) {
    this.#published = this.publish(content);
  }

  publish(content: StoredContent): ContentRef {
    const ref = contentRef(`${PUBLISHED_PREFIX}${this.#states.size + 1}`);
    this.#set(ref, content);
    this.#published = ref;
    for (const listener of this.#listeners) listener();
    return ref;
  }

  /** Starts a preview of content. Its token is the returned ref, by default an address. */
  preview(
    content: StoredContent,
    token = `https://${PREVIEW_HOST}/previews/${this.#states.size + 1}`,
  ): ContentRef {
    const ref = contentRef(token);
    this.#set(ref, content);
    return ref;
  }

  expire(ref: ContentRef): void {
    // The entry stays in the map, so that a ref is never used twice.
    this.#states.set(ref, undefined);
  }

  fail(failing = true): void {
    this.#failing = failing;
  }

  get currentRef(): ContentRef {
    return this.#published;
  }

  versionOf(ref: ContentRef): string {
    return ref;
  }

  onPublish(listener: () => void): void {
    this.#listeners.push(listener);
  }

  async publishedRef(): Promise<ContentRef> {
    this.#rejectIfFailing("publishedRef");
    return this.#published;
  }

  previewRef: ContentRepository["previewRef"] = (tokenOrCookie) => {
    const token = previewTokenOf(tokenOrCookie, [PREVIEW_HOST]);
    return token === undefined || token.startsWith(PUBLISHED_PREFIX) ? undefined : contentRef(token);
  };

  findById: ContentRepository["findById"] = async (ref, id) =>
    this.#at(ref, "findById").findDocument(id) ?? this.#hidden.get(ref)?.[id];

  findPage: ContentRepository["findPage"] = async (ref, candidate) =>
    this.#at(ref, "findPage").findPage(candidate);

  findFormer: ContentRepository["findFormer"] = async (ref, path) => {
    const content = this.#at(ref, "findFormer");
    const before = [...this.#states]
      .map(([known, state]) => (known.startsWith(PUBLISHED_PREFIX) ? state?.pageAt(path) : undefined))
      .find((page) => page && addressOfPage(page) === path);
    return before && (content.findById(before.id) ?? "withdrawn");
  };

  findPdf: ContentRepository["findPdf"] = async (ref, uid) => this.#at(ref, "findPdf").findPdf(uid);

  siteOptions: ContentRepository["siteOptions"] = async (ref) => this.#at(ref, "siteOptions").siteOptions;

  listPages: ContentRepository["listPages"] = async (ref) => this.#at(ref, "listPages").listPages();

  listNews: ContentRepository["listNews"] = async (ref, query) => this.#at(ref, "listNews").listNews(query);

  listMeetings: ContentRepository["listMeetings"] = async (ref) =>
    this.#at(ref, "listMeetings").listMeetings();

  listDocuments: ContentRepository["listDocuments"] = async (ref, query) =>
    this.#at(ref, "listDocuments").listDocuments(query);

  listAnnouncements: ContentRepository["listAnnouncements"] = async (ref) => {
    this.#rejectIfFailing("listAnnouncements");
    return this.#announcements.get(ref) ?? NO_ANNOUNCEMENTS;
  };

  listDividends: ContentRepository["listDividends"] = async (ref) => this.#at(ref, "listDividends").dividends;

  listAssets: ContentRepository["listAssets"] = async (ref) => this.#at(ref, "listAssets").assets;

  search: ContentRepository["search"] = async (ref, query) => {
    const { items, siteOptions } = this.#at(ref, "search");
    return searchWholeWords(
      items.flatMap((item) => searchableItem(item, siteOptions).slice(0, 1)),
      query,
    );
  };

  async *everything(ref: ContentRef): AsyncGenerator<readonly ContentItem[]> {
    for (const item of this.#at(ref, "everything").items) yield [item];
  }

  #set(ref: ContentRef, content: StoredContent): void {
    this.#states.set(ref, snapshotOf(content));
    this.#hidden.set(ref, content.hidden);
    this.#announcements.set(ref, content.announcements ?? NO_ANNOUNCEMENTS);
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
  dividends = [],
  assets = [],
  siteOptions = EMPTY_SITE_OPTIONS,
}: StoredContent): ContentSnapshot {
  return new ContentSnapshot([
    { kind: "site-options", options: siteOptions },
    ...pages.map((page) => ({ kind: "page" as const, page })),
    ...documents.map(({ uid, ...pdf }) => ({ kind: "pdf" as const, uid, pdf })),
    ...dividends.map((dividend) => ({ kind: "dividend" as const, dividend })),
    ...assets.map((asset) => ({ kind: "media-asset" as const, asset })),
  ]);
}
