import { LRUCache } from "lru-cache";
import { NO_ANNOUNCEMENTS } from "../../domain/announcements/exchange-announcement.ts";
import { Content } from "../../domain/content/content.ts";
import type { ContentItem } from "../../domain/content/content-item.ts";
import type { KnownAnnouncements } from "../../ports/announcements.ts";
import type { ContentRef, ContentService, ReadContent } from "../../ports/content-service.ts";
import { keepUnchanged } from "./compact-item.ts";

/** Previews in memory. Their items are those of the published content, but for what is different. */
const MAX_PREVIEWS = 8;
/** Time after which a preview is read again, however often it is asked for: it may have expired. */
const LIFETIME_MS = 10 * 60_000;

interface PreviewsOptions {
  readonly service: Pick<ContentService, "readAll">;
  /** What is published now: equal items of a preview are the same objects. */
  readonly published: () => readonly ContentItem[];
  /** As it was read from the service; `undefined` if this process has not read it yet. */
  readonly known: () => ReadContent | undefined;
  readonly announcements: KnownAnnouncements | undefined;
}

export type Previews = ReturnType<typeof previews>;

interface Preview {
  readonly items: Promise<readonly ContentItem[]>;
  /** Made of the items, with the announcements that were known then. */
  content?: Content;
}

/** Reads all content of a preview once, and keeps it for some minutes: a ref always has the same content. */
export function previews({ service, published, known, announcements }: PreviewsOptions) {
  const closing = new AbortController();
  const opened = new LRUCache<ContentRef, Preview>({
    max: MAX_PREVIEWS,
    ttl: LIFETIME_MS,
    // By its name at each call, like the timers: a test replaces both.
    perf: { now: () => performance.now() },
  });
  const read = async (ref: ContentRef) => {
    const options = { keep: keepUnchanged(published()), known: known(), signal: closing.signal };
    return (await service.readAll(ref, options)).items;
  };
  const begin = (ref: ContentRef): Preview => {
    const preview = { items: read(ref) };
    opened.set(ref, preview);
    return preview;
  };
  return {
    /** The content of a preview. Rejects with `UnknownRefError` or `ContentServiceError`. */
    async at(ref: ContentRef): Promise<Content> {
      const preview = opened.get(ref) ?? begin(ref);
      const items = await preview.items.catch((error: unknown) => {
        opened.delete(ref);
        throw error;
      });
      const list = announcements?.list ?? NO_ANNOUNCEMENTS;
      if (preview.content?.announcements !== list)
        preview.content = Content.everything(items, { edition: ref, announcements: list });
      return preview.content;
    },
    close(): void {
      closing.abort();
      opened.clear();
    },
  };
}
