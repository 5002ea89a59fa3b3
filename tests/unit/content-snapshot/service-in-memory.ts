import { vi } from "vitest";
import { type ContentItem, idOf } from "../../../src/domain/content/content-item.ts";
import type { Page } from "../../../src/domain/content/page.ts";
import { EMPTY_SITE_OPTIONS } from "../../../src/domain/content/site-options.ts";
import { addressOfPage } from "../../../src/domain/links/address.ts";
import {
  type ContentRef,
  type ContentService,
  ContentServiceError,
  contentRef,
  UnknownRefError,
} from "../../../src/ports/content-service.ts";

/** All content of a ref: the site options, by default empty ones, and pages. */
export function itemsOf(pages: readonly Page[], options = EMPTY_SITE_OPTIONS): readonly ContentItem[] {
  return [{ kind: "site-options", options }, ...pages.map((page) => ({ kind: "page" as const, page }))];
}

/** A content service in memory. Each publish has a new ref, `ref-1` first; refs keep their content until they expire. */
export class ServiceInMemory implements ContentService {
  readonly #contents = new Map<ContentRef, readonly ContentItem[]>();
  #published = contentRef("none");
  #refs = 0;
  #isFailing = false;

  constructor(items: readonly ContentItem[]) {
    this.publish(items);
  }

  publish(items: readonly ContentItem[]): ContentRef {
    this.#published = this.preview(items);
    return this.#published;
  }

  preview(items: readonly ContentItem[]): ContentRef {
    this.#refs += 1;
    const ref = contentRef(`ref-${this.#refs}`);
    this.#contents.set(ref, items);
    return ref;
  }

  expire(ref: ContentRef): void {
    this.#contents.delete(ref);
  }

  /** Makes all calls reject from now on, or no longer. */
  fail(isFailing = true): void {
    this.#isFailing = isFailing;
  }

  previewRef: ContentService["previewRef"] = (token) => contentRef(token);

  publishedRef = vi.fn<ContentService["publishedRef"]>(async () => {
    this.#rejectIfFailing("publishedRef");
    return this.#published;
  });

  isPublic = vi.fn<ContentService["isPublic"]>(async () => false);

  readAll = vi.fn<ContentService["readAll"]>(async (ref, { keep }) => {
    return { ref, items: this.#itemsAt(ref, "readAll").map(keep) };
  });

  readUnaddressed = vi.fn<ContentService["readUnaddressed"]>(async (ref, { keep }) =>
    this.#itemsAt(ref, "readUnaddressed")
      .filter(({ kind }) => kind !== "page" && kind !== "pdf")
      .map(keep),
  );

  /** Documents name no others. */
  readNamed = vi.fn<ContentService["readNamed"]>(async (ref, { ids, path }, { keep }) => {
    const items = this.#itemsAt(ref, "readNamed").filter(
      (item) => ids.includes(idOf(item)) || (item.kind === "page" && addressOfPage(item.page) === path),
    );
    const opened = items.map(idOf);
    return { items: items.map(keep), opened, missing: ids.filter((id) => !opened.includes(id)) };
  });

  /** Only reading everything shows what has changed. */
  readChanges = vi.fn<ContentService["readChanges"]>(async () => undefined);

  findDocument = vi.fn<ContentService["findDocument"]>(async () => undefined);

  findFormer = vi.fn<ContentService["findFormer"]>(async () => undefined);

  #itemsAt(ref: ContentRef, operation: string): readonly ContentItem[] {
    this.#rejectIfFailing(operation);
    const items = this.#contents.get(ref);
    if (items === undefined) throw new UnknownRefError(operation, { cause: `there is no ref ${ref}` });
    return items;
  }

  #rejectIfFailing(operation: string): void {
    if (this.#isFailing) throw new ContentServiceError(operation, { cause: "it is down" });
  }
}
