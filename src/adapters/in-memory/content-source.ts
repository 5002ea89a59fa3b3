import { hash } from "node:crypto";
import { Content } from "../../domain/content/content.ts";
import type { ContentItem, FoundDocument, ListedItem } from "../../domain/content/content-item.ts";
import type { Page } from "../../domain/content/page.ts";
import type { PdfDocument } from "../../domain/content/pdf-document.ts";
import { EMPTY_SITE_OPTIONS, type SiteOptions } from "../../domain/content/site-options.ts";
import { NO_RELEASES, type ReleasedList } from "../../domain/exchange/exchange-release.ts";
import { addressOfPage } from "../../domain/links/address.ts";
import { previewTokenOf } from "../../domain/preview/preview-token.ts";
import {
  type ContentRef,
  ContentServiceError,
  contentRef,
  UnknownRefError,
} from "../../ports/content-service.ts";
import type { ContentSource } from "../../ports/content-source.ts";

/** A PDF document with its uid at the content service. */
export interface StoredPdf extends PdfDocument {
  readonly uid: string;
}

/** All content of one ref. */
export interface StoredContent {
  readonly pages?: readonly Page[];
  readonly documents?: readonly StoredPdf[];
  /** Documents without an address. */
  readonly listed?: readonly ListedItem[];
  readonly siteOptions?: SiteOptions;
  /** What it has in other languages than that of addresses without a language. */
  readonly inOtherLanguages?: readonly ContentItem[];
  readonly announcements?: ReleasedList;
  /** Documents by their id that are nowhere on the site. */
  readonly hidden?: Readonly<Record<string, FoundDocument>>;
}

const PREVIEW_HOST = "memory.example";
const PUBLISHED_PREFIX = "memory-";

/**
 * Content in memory, behind the same gate as that of the site. `publish` creates a new ref; previews keep their content
 * until `expire`. `fail` makes all calls that would ask the content service reject, as during an outage before the site has
 * any content.
 */
export class InMemoryContentSource implements ContentSource {
  readonly #now: () => number;
  readonly #previews = new Map<ContentRef, StoredContent | undefined>();
  readonly #listeners: (() => void)[] = [];
  /** In the order in which they were published. */
  readonly #published: StoredContent[] = [];
  #visible: Content | undefined;
  #failing = false;

  /** @param now - Milliseconds of Unix time. Default: the system's clock. */
  constructor(content: StoredContent = {}, now: () => number = Date.now) {
    this.#now = now;
    this.publish(content);
  }

  publish(content: StoredContent): ContentRef {
    this.#published.push(content);
    this.#visible = undefined;
    this.#onChange();
    return this.#ref;
  }

  /** Starts a preview of content. Its token is the returned ref, by default an address. */
  preview(
    content: StoredContent,
    token = `https://${PREVIEW_HOST}/previews/${this.#previews.size + 1}`,
  ): ContentRef {
    const ref = contentRef(token);
    this.#previews.set(ref, content);
    return ref;
  }

  expire(ref: ContentRef): void {
    // The entry stays in the map, so that a ref is never used twice.
    this.#previews.set(ref, undefined);
  }

  fail(failing = true): void {
    this.#failing = failing;
  }

  visible(now: number): Content | undefined {
    if (this.#failing) return undefined;
    const known = this.#visible;
    if (known?.isOf(now)) return known;
    this.#visible = this.#gated(now);
    // Not within the request that has asked.
    if (known) queueMicrotask(() => this.#onChange());
    return this.#visible;
  }

  async read(): Promise<Content> {
    this.#rejectIfFailing("read");
    const content = this.visible(this.#now());
    if (content === undefined) throw new ContentServiceError("read", { cause: "there is none" });
    return content;
  }

  async refresh(): Promise<ContentRef> {
    this.#rejectIfFailing("refresh");
    return this.#ref;
  }

  previewRef(tokenOrCookie: string): ContentRef | undefined {
    const token = previewTokenOf(tokenOrCookie, [PREVIEW_HOST]);
    return token === undefined || token.startsWith(PUBLISHED_PREFIX) ? undefined : contentRef(token);
  }

  async at(ref: ContentRef): Promise<Content> {
    const content = this.#previewed(ref, "at");
    return Content.everything(itemsOf(content), { edition: ref, released: content.announcements });
  }

  async findDocument(ref: ContentRef, id: string): Promise<FoundDocument | undefined> {
    const content = this.#previewed(ref, "findDocument");
    const found = Content.everything(itemsOf(content)).findItem(id);
    return found === undefined || found.kind === "site-options" ? content.hidden?.[id] : found;
  }

  async findFormer(content: Content, path: string): Promise<Page | "withdrawn" | undefined> {
    const before = this.#published
      .map((known) => Content.everything(itemsOf(known)).pageAt(path))
      .find((page) => page && addressOfPage(page) === path);
    return before && (content.findById(before.id) ?? "withdrawn");
  }

  onChange(listener: () => void): void {
    this.#listeners.push(listener);
  }

  #onChange(): void {
    for (const listener of this.#listeners) listener();
  }

  get #ref(): ContentRef {
    return contentRef(`${PUBLISHED_PREFIX}${this.#published.length}`);
  }

  #gated(now: number): Content {
    const published = this.#published.at(-1) ?? {};
    const { announcements = NO_RELEASES } = published;
    return Content.visible(itemsOf(published), {
      now,
      timeZone: "UTC",
      released: announcements,
      nameOf: (...shown) => hash("sha256", JSON.stringify(shown), "base64url"),
    }).content;
  }

  #previewed(ref: ContentRef, operation: string): StoredContent {
    this.#rejectIfFailing(operation);
    const content = this.#previews.get(ref);
    if (!content) throw new UnknownRefError(operation, { cause: `there is no ref ${ref}` });
    return content;
  }

  #rejectIfFailing(operation: string): void {
    if (this.#failing) throw new ContentServiceError(operation, { cause: "it is down" });
  }
}

function itemsOf({
  pages = [],
  documents = [],
  listed = [],
  siteOptions = EMPTY_SITE_OPTIONS,
  inOtherLanguages = [],
}: StoredContent): readonly ContentItem[] {
  return [
    { kind: "site-options", options: siteOptions },
    ...pages.map((page) => ({ kind: "page" as const, page })),
    ...documents.map(({ uid, ...pdf }) => ({ kind: "pdf" as const, uid, pdf })),
    ...listed,
    ...inOtherLanguages,
  ];
}
