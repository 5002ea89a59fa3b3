import { setImmediate } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { readAt } from "../../../application/read-at.ts";
import type { ContentRef } from "../../../ports/content-repository.ts";
import type { Log } from "../../../ports/log.ts";
import type { Meter } from "../../../ports/meter.ts";
import type { PublishedContent } from "../../../ports/published-content.ts";
import { CacheEntry } from "../encoding/cache-entry.ts";
import { compressInAllEncodings } from "../encoding/content-encoding.ts";
import type { RenderedDocument, RenderResult } from "../rendering/render-document.ts";
import { SiteDay } from "./site-day.ts";

/** Renders the page for a cache key; rejects with `ContentServiceError` when the content service fails. */
export type Render = (ref: ContentRef) => Promise<RenderResult>;

export type CachedResult =
  | {
      readonly outcome: "entry";
      readonly entry: CacheEntry;
      /** Set for a cache hit; absent if the page was rendered for this or a concurrent request. */
      readonly isHit?: true;
    }
  | (Exclude<RenderResult, RenderedDocument> & {
      /** The ref at which there is no document. */
      readonly ref: ContentRef;
    });

interface PageCacheOptions {
  readonly content: Pick<PublishedContent, "currentRef" | "onPublish" | "publishedRef">;
  readonly log: Log;
  readonly meter: Meter;
  /** Maximum size in bytes. Default: 64 MiB. Pages with a query have another quarter of it. */
  readonly maxBytes?: number;
}

interface Cached {
  readonly entry: CacheEntry;
  readonly render: Render;
  readonly ref: ContentRef;
  readonly day: string;
}

const MAX_BYTES = 64 * 1024 * 1024;

/** How many entries are revalidated in the background after a publish. */
const MAX_REVALIDATED_ENTRIES = 100;

/**
 * Renders each page once per ref and day, compresses it, and caches it. Concurrent requests for the same page share one
 * rendering (single flight).
 *
 * After a publish, the most recently used entries are revalidated in the background, one at a time, and are served stale
 * meanwhile (stale-while-revalidate). All others are rendered at the next request, as are all entries on the next day,
 * since pages may contain the current date. If rendering fails, the stale entry is served (stale-if-error).
 *
 * Keys with a `?` have a separate cache of a quarter of the size: their number is unlimited, and they must not evict the
 * other pages.
 */
export class PageCache {
  readonly #options: PageCacheOptions;
  readonly #day = new SiteDay();
  readonly #pages: LRUCache<string, Cached>;
  readonly #lists: LRUCache<string, Cached>;
  readonly #rendering = new Map<string, Promise<CachedResult>>();
  /** Keys that are still to be revalidated. */
  readonly #pending = new Set<string>();
  #isRevalidating = false;

  constructor(options: PageCacheOptions) {
    this.#options = options;
    const { maxBytes = MAX_BYTES } = options;
    const sizeCalculation = ({ entry }: Cached) => entry.bytes;
    this.#pages = new LRUCache({ maxSize: maxBytes, sizeCalculation });
    this.#lists = new LRUCache({ maxSize: Math.floor(maxBytes / 4), sizeCalculation });
    options.content.onPublish(() => void this.#revalidate());
  }

  /** The entry of a key if it is fresh, or stale with a pending revalidation. */
  find(key: string): CacheEntry | undefined {
    const cached = this.#tierOf(key).get(key);
    if (cached === undefined || cached.day !== this.#day.today()) return undefined;
    const isFresh = cached.ref === this.#options.content.currentRef;
    if (!isFresh && !this.#pending.has(key)) return undefined;
    this.#options.meter.count("page_cache_requests_total", { result: isFresh ? "hit" : "stale" });
    return cached.entry;
  }

  /**
   * The entry of a key, rendered on a miss. Rejects if rendering fails and there is no stale entry.
   *
   * @param ref - The published ref that the request has read already. Default: it is read on a miss.
   */
  async get(key: string, render: Render, ref?: ContentRef): Promise<CachedResult> {
    const entry = this.find(key);
    if (entry) return { outcome: "entry", entry, isHit: true };
    this.#options.meter.count("page_cache_requests_total", { result: "miss" });
    return this.#renderOnce(key, render, ref);
  }

  /** Stops the background revalidation. */
  close(): void {
    this.#pending.clear();
  }

  #tierOf(key: string): LRUCache<string, Cached> {
    return key.includes("?") ? this.#lists : this.#pages;
  }

  #renderOnce(key: string, render: Render, ref?: ContentRef): Promise<CachedResult> {
    return this.#rendering.getOrInsertComputed(key, () =>
      this.#render(key, render, ref).finally(() => this.#rendering.delete(key)),
    );
  }

  async #render(key: string, render: Render, known: ContentRef | undefined): Promise<CachedResult> {
    const tier = this.#tierOf(key);
    const before = tier.peek(key)?.entry;
    const day = this.#day.today();
    try {
      const { result, ref } = await readAt(this.#options.content, known, async (at) => ({
        result: await render(at),
        ref: at,
      }));
      if (result.outcome !== "document") {
        tier.delete(key);
        return { ...result, ref };
      }
      const entry = await entryOf(result, before);
      tier.set(key, { entry, render, ref, day });
      return { outcome: "entry", entry };
    } catch (error) {
      if (before === undefined) throw error;
      this.#options.log.warn({ err: error, key }, "a page could not be rendered; the stale page is served");
      return { outcome: "entry", entry: before };
    }
  }

  async #revalidate(): Promise<void> {
    this.#pending.clear();
    // Most recently used first.
    const keys = [...this.#pages.keys(), ...this.#lists.keys()];
    for (const key of keys.slice(0, MAX_REVALIDATED_ENTRIES)) this.#pending.add(key);
    if (this.#isRevalidating) return;
    this.#isRevalidating = true;
    for (const key of this.#pending) {
      // Let the event loop handle requests in between.
      await setImmediate();
      const cached = this.#tierOf(key).peek(key);
      if (cached) await this.#renderOnce(key, cached.render);
      this.#pending.delete(key);
    }
    this.#isRevalidating = false;
  }
}

/** Reuses the compressed bodies of the old entry if its body is equal, since a publish changes few of the pages. */
async function entryOf(
  { status, headers, ...document }: RenderedDocument,
  before: CacheEntry | undefined,
): Promise<CacheEntry> {
  const body = Buffer.from(document.body);
  const encoded = before?.body.equals(body) ? before.encoded : await compressInAllEncodings(body);
  return new CacheEntry({ status, headers, body }, encoded);
}
