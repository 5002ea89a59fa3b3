import { Content } from "../../domain/content/content.ts";
import { type ContentItem, idOf, listedDocument } from "../../domain/content/content-item.ts";
import type { Page } from "../../domain/content/page.ts";
import type { ReleasedList } from "../../domain/exchange/exchange-release.ts";
import { candidatesAt, type PageCandidate } from "../../domain/links/address.ts";
import type { ContentRef, ContentService, ReadContent } from "../../ports/content-service.ts";
import type { OpenedDocument } from "../../ports/content-source.ts";
import { keepUnchanged } from "./compact-item.ts";

interface PartialPreviewOptions {
  readonly ref: ContentRef;
  readonly service: Pick<ContentService, "readUnaddressed" | "readNamed">;
  /** What is published now. */
  readonly published: () => readonly ContentItem[];
  /** As it was read from the service; `undefined` if this process has not read it yet. */
  readonly known: () => ReadContent | undefined;
  readonly signal: AbortSignal;
}

/**
 * A preview of a large repository. What was opened in it, with all that this names, and what no page has as its own stand
 * over the published content. What is opened is never the published content: a document that is not at the ref goes.
 */
export function partialPreview({ ref, service, published, known, signal }: PartialPreviewOptions) {
  /** What was read at the ref, by id; `undefined` for what is not there. */
  const read = new Map<string, ContentItem | undefined>();
  /** The ids of documents that were read with all that they name. */
  const opened = new Set<string>();
  const opening = new Map<string, Promise<void>>();
  let readingUnaddressed: Promise<void> | undefined;
  let contents = 0;
  let content: Content | undefined;

  const options = () => ({ keep: keepUnchanged(published()), known: known(), signal });

  const readUnaddressed = async () => {
    const items = await service.readUnaddressed(ref, options());
    for (const item of published().filter(isUnaddressed)) read.set(idOf(item), undefined);
    for (const item of items) read.set(idOf(item), item);
  };

  const readOpened = async (ids: readonly string[], path: string | undefined) => {
    const found = await service.readNamed(ref, { ids, path }, options());
    for (const id of found.missing) read.set(id, undefined);
    for (const item of found.items) read.set(idOf(item), item);
    for (const id of found.opened) opened.add(id);
  };

  const open = async (wanted: OpenedDocument) => {
    if ("id" in wanted) return opened.has(wanted.id) ? undefined : readOpened([wanted.id], undefined);
    const ids = idsAt(wanted.path, shown());
    if (ids.length > 0 && ids.every((id) => opened.has(id))) return;
    await readOpened(ids, wanted.path);
  };

  /** The published items, with what was read in their place. What is new is last, as it was never published. */
  const shown = (): readonly ContentItem[] => {
    const base = published();
    const ids = new Set(base.map(idOf));
    const added = [...read].flatMap(([id, item]) => (item === undefined || ids.has(id) ? [] : item));
    const current = base.flatMap((item) => {
      const id = idOf(item);
      return read.has(id) ? (read.get(id) ?? []) : item;
    });
    return [...current, ...added];
  };

  return {
    /** The content with what is opened, and with what was opened before. Rejects as `ContentSource.at`. */
    async with(wanted: OpenedDocument | undefined, announcements: ReleasedList): Promise<Content> {
      // First, so that an invented preview costs the service no more than this.
      readingUnaddressed ??= readUnaddressed();
      await readingUnaddressed;
      if (wanted) {
        const key = JSON.stringify(wanted);
        await opening.getOrInsertComputed(key, () => open(wanted).finally(() => void opening.delete(key)));
      }
      const items = shown();
      if (content?.released !== announcements || !areSame(content.all, items)) {
        contents += 1;
        const edition = `${ref}~${contents}`;
        content = Content.everything(items, { edition, released: announcements, isPartial: true });
      }
      return content;
    },
  };
}

/** Whether an item is one of those that `readUnaddressed` reads. */
function isUnaddressed(item: ContentItem): boolean {
  return item.kind === "site-options" || listedDocument(item) !== undefined;
}

/** The ids of all pages that may have a path. */
function idsAt(path: string, items: readonly ContentItem[]): readonly string[] {
  const types = new Set(items.flatMap((item) => (item.kind === "page" ? item.page.type : [])));
  const languages = new Set(items.flatMap(({ language }) => language ?? []));
  const candidates = candidatesAt(path, [...types], [...languages]);
  return items.flatMap((item) =>
    item.kind === "page" && candidates.some((candidate) => isAt(item.page, candidate)) ? item.page.id : [],
  );
}

function isAt(page: Page, { type, uid, language }: PageCandidate): boolean {
  if (page.type !== type || page.language !== language) return false;
  return page.type === "home" || page.type === "news-archive" || page.uid === uid;
}

function areSame(before: readonly ContentItem[], now: readonly ContentItem[]): boolean {
  return before.length === now.length && now.every((item, index) => item === before[index]);
}
