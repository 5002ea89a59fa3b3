import { setImmediate } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { readAt } from "../../../application/read-at.ts";
import type { ContentRef } from "../../../ports/content-repository.ts";
import type { Log } from "../../../ports/log.ts";
import type { Meter } from "../../../ports/meter.ts";
import type { PublishedContent } from "../../../ports/published-content.ts";
import type { RenderedDocument, RenderResult } from "../rendering/render-document.ts";
import { CacheEntry } from "./cache-entry.ts";
import { compressInAllEncodings } from "./content-encoding.ts";
import { SiteDay } from "./site-day.ts";

/** Renders what is cached under a key; rejects with `ContentServiceError` when the content service fails. */
export type Render = (ref: ContentRef) => Promise<RenderResult>;

export type CachedResult =
  | {
      readonly outcome: "entry";
      readonly entry: CacheEntry;
      /** Whether it was there already. Default: it was rendered for this request, or for another just now. */
      readonly isHit?: true;
    }
  | Exclude<RenderResult, RenderedDocument>;

interface PageCacheOptions {
  readonly content: Pick<PublishedContent, "currentRef" | "onPublish" | "publishedRef">;
  readonly log: Log;
  readonly meter: Meter;
  /** Bytes that are kept. Default: 64 MiB, and a quarter of it for lists by their page, year or kind. */
  readonly maxBytes?: number;
}

interface Cached {
  readonly entry: CacheEntry;
  readonly render: Render;
  readonly ref: ContentRef;
  readonly day: string;
}

const MAX_BYTES = 64 * 1024 * 1024;

/** How many entries are revalidated after a publish, before anybody asks for them. */
const MAX_REVALIDATED_ENTRIES = 100;

/**
 * Renders each page once for a ref and a day, compresses it, and keeps it. Any number who ask for the same at once cause
 * one rendering.
 *
 * After a publish the entries that were asked for last are revalidated in the background, one at a time; each is sent
 * as it was (stale-while-revalidate) until its turn has come. All others are rendered when they are asked for, and so
 * is everything on another day: pages may say what is today. Where that fails, the entry is sent as it was.
 *
 * Keys with a `?` are kept apart, in a place of a quarter of the size: there is no end of such addresses, and they must
 * not push the pages out.
 */
export class PageCache {
  readonly #options: PageCacheOptions;
  readonly #day = new SiteDay();
  readonly #pages: LRUCache<string, Cached>;
  readonly #lists: LRUCache<string, Cached>;
  readonly #rendering = new Map<string, Promise<CachedResult>>();
  /** Keys whose revalidation is not over. */
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

  /** The entry under a key, if it may be sent: it is fresh, or stale while it is revalidated. */
  find(key: string): CacheEntry | undefined {
    const cached = this.#tierOf(key).get(key);
    if (cached === undefined || cached.day !== this.#day.today()) return undefined;
    const isFresh = cached.ref === this.#options.content.currentRef;
    if (!isFresh && !this.#pending.has(key)) return undefined;
    this.#options.meter.count("page_cache_requests_total", { result: isFresh ? "hit" : "stale" });
    return cached.entry;
  }

  /** The entry under a key, rendered if need be. Rejects as the rendering does, where there is no older entry. */
  async get(key: string, render: Render): Promise<CachedResult> {
    const entry = this.find(key);
    if (entry) return { outcome: "entry", entry, isHit: true };
    this.#options.meter.count("page_cache_requests_total", { result: "miss" });
    return this.#renderOnce(key, render);
  }

  /** Ends the work in the background. */
  close(): void {
    this.#pending.clear();
  }

  #tierOf(key: string): LRUCache<string, Cached> {
    return key.includes("?") ? this.#lists : this.#pages;
  }

  #renderOnce(key: string, render: Render): Promise<CachedResult> {
    const running = this.#rendering.get(key);
    if (running !== undefined) return running;
    const rendering = this.#render(key, render).finally(() => this.#rendering.delete(key));
    this.#rendering.set(key, rendering);
    return rendering;
  }

  async #render(key: string, render: Render): Promise<CachedResult> {
    const tier = this.#tierOf(key);
    const before = tier.peek(key)?.entry;
    const day = this.#day.today();
    try {
      const { result, ref } = await readAt(this.#options.content, undefined, async (at) => ({
        result: await render(at),
        ref: at,
      }));
      if (result.outcome !== "document") {
        tier.delete(key);
        return result;
      }
      const entry = await entryOf(result, before);
      tier.set(key, { entry, render, ref, day });
      return { outcome: "entry", entry };
    } catch (error) {
      if (before === undefined) throw error;
      this.#options.log.warn({ err: error, key }, "a page stays as it was: it could not be rendered");
      return { outcome: "entry", entry: before };
    }
  }

  async #revalidate(): Promise<void> {
    this.#pending.clear();
    // Those that were asked for last come first.
    const keys = [...this.#pages.keys(), ...this.#lists.keys()];
    for (const key of keys.slice(0, MAX_REVALIDATED_ENTRIES)) this.#pending.add(key);
    if (this.#isRevalidating) return;
    this.#isRevalidating = true;
    for (const key of this.#pending) {
      // Visitors are served in between.
      await setImmediate();
      const cached = this.#tierOf(key).peek(key);
      if (cached) await this.#renderOnce(key, cached.render);
      this.#pending.delete(key);
    }
    this.#isRevalidating = false;
  }
}

/** Takes over the compressed bodies of an entry that says the same: a publish changes few pages, and renders all. */
async function entryOf(
  { status, headers, ...document }: RenderedDocument,
  before: CacheEntry | undefined,
): Promise<CacheEntry> {
  const body = Buffer.from(document.body);
  const encoded = before?.body.equals(body) ? before.encoded : await compressInAllEncodings(body);
  return new CacheEntry({ status, headers, body }, encoded);
}
