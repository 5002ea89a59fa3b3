import type { Content } from "../content/content.ts";
import type { Page } from "../content/page.ts";
import type { SearchableDocument } from "./search.ts";
import { searchableAnnouncement, searchablePage, searchablePdf } from "./searchable.ts";
import type { ShownPage } from "./shown-text.ts";

export interface SearchableOptions {
  /** The page as content shows it; `undefined` for one without an address. */
  readonly shown: (content: Content, page: Page) => Promise<ShownPage | undefined>;
  /** In which announcements of the exchange have their day. */
  readonly timeZone: string;
  /** Whether what the exchange has released is found by itself. Default: it is. */
  readonly findsReleased?: boolean | undefined;
  /** Milliseconds of Unix time. */
  readonly now: number;
}

/** The documents of the search index that are made of an item of the content, or of an announcement. */
export interface Searchable {
  /** Changes whenever the documents do. Default: it is computed from the documents. */
  readonly digest?: string;
  /** Whether it only changes with the item. */
  readonly isSelfContained: boolean;
  readonly read: () => Promise<readonly SearchableDocument[]>;
}

/** A part of content that is found by itself, which takes time to open, and more to read. */
export interface SearchableItem {
  readonly item: object;
  /** The id of its document, or the reference of the announcement. */
  readonly id: string;
  /** `undefined` if nothing is found of it. */
  readonly open: () => Promise<Searchable | undefined>;
}

/** All parts of content that a search can find, without the text of files. */
export function* searchableItems(content: Content, options: SearchableOptions): Generator<SearchableItem> {
  const { shown, timeZone, findsReleased = true, now } = options;
  for (const item of content.items) {
    if (item.kind === "pdf" && item.uid !== undefined) {
      const { pdf, uid } = item;
      yield { item, id: pdf.id, open: async () => own(() => [searchablePdf(pdf, uid)]) };
    }
    if (item.kind === "page") {
      const { page } = item;
      const open = async () => {
        const found = await shown(content, page);
        return found && { ...found, read: async () => searchablePage(found.href, await found.read(), now) };
      };
      yield { item, id: page.id, open };
    }
  }
  if (!findsReleased) return;
  for (const item of content.released.items)
    if (!item.isRetracted)
      yield { item, id: item.reference, open: async () => own(() => searchableAnnouncement(item, timeZone)) };
}

function own(read: () => readonly SearchableDocument[]): Searchable {
  return { isSelfContained: true, read: async () => read() };
}

/** All that is found of content, one item after the other. */
export async function* searchableContent(
  content: Content,
  options: SearchableOptions,
): AsyncGenerator<SearchableDocument> {
  for (const { open } of searchableItems(content, options)) yield* (await (await open())?.read()) ?? [];
}
