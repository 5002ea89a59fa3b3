import { LRUCache } from "lru-cache";
import { Content } from "../../domain/content/content.ts";
import type { ContentItem } from "../../domain/content/content-item.ts";
import { NO_RELEASES, type ReleasedList } from "../../domain/exchange/exchange-release.ts";
import type { KnownAnnouncements } from "../../ports/announcements.ts";
import type { ContentRef, ContentService, ReadContent } from "../../ports/content-service.ts";
import type { OpenedDocument } from "../../ports/content-source.ts";
import { keepUnchanged } from "./compact-item.ts";
import { partialPreview } from "./partial-preview.ts";

/** Previews in memory. Their items are those of the published content, but for what is different. */
const MAX_PREVIEWS = 8;
/** Time after which a preview is read again, however often it is asked for: it may have expired. */
const LIFETIME_MS = 10 * 60_000;
/** With more items than this published, an editor would wait too long until everything is read (decision 40). */
const MAX_WHOLE_ITEMS = 1_500;

interface PreviewsOptions {
  readonly service: Pick<ContentService, "readAll" | "readUnaddressed" | "readNamed">;
  /** What is published now: equal items of a preview are the same objects. */
  readonly published: () => readonly ContentItem[];
  /** As it was read from the service; `undefined` if this process has not read it yet. */
  readonly known: () => ReadContent | undefined;
  readonly announcements: KnownAnnouncements | undefined;
  /** The number of published items up to which a preview is read as a whole. Default: {@link MAX_WHOLE_ITEMS}. */
  readonly maxWholeItems?: number | undefined;
}

export type Previews = ReturnType<typeof previews>;

interface Preview {
  /** Its content, with what is opened. */
  with(opened: OpenedDocument | undefined, announcements: ReleasedList): Promise<Content>;
}

/**
 * Reads the content of a preview once, and keeps it for some minutes: a ref always has the same content. It is all content
 * of the ref; of a large repository what is opened, over the published content.
 */
export function previews({
  service,
  published,
  known,
  announcements,
  maxWholeItems = MAX_WHOLE_ITEMS,
}: PreviewsOptions) {
  const closing = new AbortController();
  const { signal } = closing;
  const begun = new LRUCache<ContentRef, Preview>({
    max: MAX_PREVIEWS,
    ttl: LIFETIME_MS,
    // By its name at each call, like the timers: a test replaces both.
    perf: { now: () => performance.now() },
  });
  const read = async (ref: ContentRef) => {
    const options = { keep: keepUnchanged(published()), known: known(), signal };
    return (await service.readAll(ref, options)).items;
  };
  const begin = (ref: ContentRef): Preview => {
    const preview =
      published().length > maxWholeItems
        ? partialPreview({ ref, service, published, known, signal })
        : wholePreview(ref, read(ref));
    begun.set(ref, preview);
    return preview;
  };
  return {
    /**
     * The content of a preview. Rejects with `UnknownRefError` or `ContentServiceError`.
     *
     * @param opened - What is read in any case. Default: nothing but what every page shows.
     */
    async at(ref: ContentRef, opened?: OpenedDocument): Promise<Content> {
      const preview = begun.get(ref) ?? begin(ref);
      try {
        return await preview.with(opened, announcements?.list ?? NO_RELEASES);
      } catch (error) {
        begun.delete(ref);
        throw error;
      }
    },
    close(): void {
      closing.abort();
      begun.clear();
    },
  };
}

function wholePreview(ref: ContentRef, reading: Promise<readonly ContentItem[]>): Preview {
  /** Made of the items, with the announcements that were known then. */
  let content: Content | undefined;
  return {
    async with(_opened, announcements) {
      const items = await reading;
      if (content?.released !== announcements)
        content = Content.everything(items, { edition: ref, released: announcements });
      return content;
    },
  };
}
