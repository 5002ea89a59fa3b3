import { LRUCache } from "lru-cache";
import { readAt } from "../../../application/read-at.ts";
import type { ContentRef } from "../../../ports/content-repository.ts";
import type { Log } from "../../../ports/log.ts";
import type { Meter } from "../../../ports/meter.ts";
import type { PublishedContent } from "../../../ports/published-content.ts";
import { CacheEntry } from "../encoding/cache-entry.ts";
import { compressInAllEncodings, type EncodedBodies } from "../encoding/content-encoding.ts";
import type { RenderedDocument, RenderResult } from "../rendering/render-document.ts";
import { MAX_AT_ONCE, RejectedRendering, Renderings } from "../renderings.ts";
import { SiteDay } from "./site-day.ts";

export type CachedResult =
  | {
      readonly outcome: "entry";
      readonly entry: CacheEntry;
      /** Set for a cache hit; absent if it was rendered for this or a concurrent request. */
      readonly isHit?: true;
    }
  | Exclude<RenderResult, RenderedDocument>;

/** What a key has: a document or a file of its own; that of another key, such as a 404 page; a redirect; or nothing. */
export type Rendered = RenderedDocument | CachedResult;

/** Renders what a cache key has; rejects with `ContentServiceError` when the content service fails. */
export type Render = (ref: ContentRef) => Promise<Rendered>;

interface GetOptions {
  /** Who asks: a rendering is limited for this client. Default: it is not limited. */
  readonly client?: string | undefined;
  /** The published ref that the request has read already. Default: it is read on a miss. */
  readonly ref?: ContentRef | undefined;
}

interface PageCacheOptions {
  readonly content: Pick<PublishedContent, "currentRef" | "onPublish" | "publishedRef">;
  readonly log: Log;
  readonly meter: Meter;
  /** What pages show beside content, asked for each request: an entry with another value is stale. Default: nothing. */
  readonly edition?: (() => unknown) | undefined;
  /** Limits renderings for clients. Default: unlimited. */
  readonly renderings?: Renderings | undefined;
  /** Maximum size in bytes. Default: 64 MiB. Pages with a query and binary files have another quarter of it. */
  readonly maxBytes?: number;
}

interface Cached {
  readonly result: CachedResult;
  readonly render: Render;
  readonly ref: ContentRef;
  readonly day: string;
  readonly edition: unknown;
}

const MAX_BYTES = 64 * 1024 * 1024;

/** Maximum size of what is stored for keys without a document of their own, as a share of the whole. */
const OTHERS_SHARE = 1 / 16;

/** They are looked for again after this time: a former address may not be known yet. */
const OTHERS_TTL_MS = 10_000;

/** Approximate size of a key without a document of its own. */
const OTHER_BYTES = 300;

/** How many entries are revalidated in the background after a publish. */
const MAX_REVALIDATED_ENTRIES = 100;

/**
 * Renders what the published ref determines once per ref and day, compresses it, and caches it: pages, and the files that
 * are made from content. Concurrent requests for the same key share one rendering (single flight).
 *
 * After a publish, the most recently used entries are revalidated in the background, a few at a time, so that none waits
 * for another's compression or for the content service, and are served stale meanwhile (stale-while-revalidate). All others
 * are rendered at the next request, as are all entries on the next day, since pages may contain the current date. If
 * rendering fails, the stale entry is served (stale-if-error).
 *
 * Keys with a `?` and binary files have a separate cache of a quarter of the size, and keys without a document of their
 * own (redirects, addresses without a page) a small one: they are many, and must not evict pages.
 */
export class PageCache {
  readonly #options: PageCacheOptions;
  readonly #day = new SiteDay();
  readonly #pages: LRUCache<string, Cached>;
  readonly #lists: LRUCache<string, Cached>;
  readonly #others: LRUCache<string, Cached>;
  readonly #rendering = new Map<string, Promise<CachedResult>>();
  /** Lets requests be handled in between. */
  readonly #revalidations = new Renderings();
  /** Keys that are still to be revalidated after the last publish. */
  #pending: ReadonlySet<string> = new Set();

  constructor(options: PageCacheOptions) {
    this.#options = options;
    const { maxBytes = MAX_BYTES } = options;
    const sizeCalculation = ({ result }: Cached) => (result.outcome === "entry" ? result.entry.bytes : 1);
    this.#pages = new LRUCache({ maxSize: maxBytes, sizeCalculation });
    this.#lists = new LRUCache({ maxSize: Math.floor(maxBytes / 4), sizeCalculation });
    this.#others = new LRUCache({
      maxSize: Math.floor(maxBytes * OTHERS_SHARE),
      ttl: OTHERS_TTL_MS,
      // Not only when asked for again: hardly one is, and each holds the 404 page of its ref, which is not in its size.
      ttlAutopurge: true,
      sizeCalculation: (_cached, key) => OTHER_BYTES + 2 * key.length,
    });
    options.content.onPublish(() => this.#revalidate());
  }

  /** The entry of a key if it is fresh, or stale with a pending revalidation. */
  find(key: string): CacheEntry | undefined {
    const result = this.#current(key);
    return result?.outcome === "entry" ? result.entry : undefined;
  }

  /** What a key has. Rejects if rendering fails or is refused, and there is no stale entry. */
  async get(key: string, render: Render, { client, ref }: GetOptions = {}): Promise<CachedResult> {
    const result = this.#current(key);
    if (result) return result.outcome === "entry" ? { ...result, isHit: true } : result;
    try {
      const rendering = this.#renderOnce(key, render, { client, ref });
      // Not of a refused one: in a flood, the share of hits would say nothing.
      this.#options.meter.count("page_cache_requests_total", { result: "miss" });
      return await rendering;
    } catch (error) {
      const stale = this.#stored(key)?.result;
      if (stale?.outcome !== "entry") throw error;
      if (!(error instanceof RejectedRendering)) this.#warn(error, key);
      return stale;
    }
  }

  /** Stops the background revalidation. */
  close(): void {
    this.#pending = new Set();
  }

  #stored(key: string): Cached | undefined {
    return this.#pages.get(key) ?? this.#lists.get(key) ?? this.#others.get(key);
  }

  #current(key: string): CachedResult | undefined {
    const cached = this.#stored(key);
    if (cached === undefined || cached.day !== this.#day.today()) return undefined;
    if (cached.edition !== this.#options.edition?.()) return undefined;
    const isFresh = cached.ref === this.#options.content.currentRef;
    if (!isFresh && !this.#pending.has(key)) return undefined;
    this.#options.meter.count("page_cache_requests_total", { result: isFresh ? "hit" : "stale" });
    return cached.result;
  }

  #renderOnce(key: string, render: Render, { client, ref }: GetOptions): Promise<CachedResult> {
    return this.#rendering.getOrInsertComputed(key, () => {
      const { renderings } = this.#options;
      const make = () => this.#render(key, render, ref);
      const made = client === undefined || !renderings ? make() : renderings.run(client, make);
      return made.finally(() => this.#rendering.delete(key));
    });
  }

  async #render(key: string, render: Render, known: ContentRef | undefined): Promise<CachedResult> {
    const now = { day: this.#day.today(), edition: this.#options.edition?.() };
    const { rendered, ref } = await readAt(this.#options.content, known, async (at) => ({
      rendered: await render(at),
      ref: at,
    }));
    const before = this.#stored(key)?.result;
    const result = await resultOf(rendered, before?.outcome === "entry" ? before.entry : undefined);
    for (const tier of [this.#pages, this.#lists, this.#others]) tier.delete(key);
    this.#tierOf(key, rendered).set(key, { result, render, ref, ...now });
    return result;
  }

  #tierOf(key: string, rendered: Rendered): LRUCache<string, Cached> {
    if (rendered.outcome !== "document") return this.#others;
    return key.includes("?") || typeof rendered.body !== "string" ? this.#lists : this.#pages;
  }

  #warn(error: unknown, key: string): void {
    this.#options.log.warn({ err: error, key }, "a page could not be rendered; the stale page is served");
  }

  #revalidate(): void {
    // Most recently used first.
    const keys = [...this.#pages.keys(), ...this.#lists.keys()].slice(0, MAX_REVALIDATED_ENTRIES);
    const pending = new Set(keys);
    this.#pending = pending;
    const left = keys.values();
    const revalidate = async (key: string) => {
      const cached = this.#pages.peek(key) ?? this.#lists.peek(key);
      // Not after another publish, or a shutdown.
      if (this.#pending === pending && cached)
        await this.#renderOnce(key, cached.render, {}).catch((error: unknown) => this.#warn(error, key));
      pending.delete(key);
    };
    const work = async () => {
      for (const key of left) await this.#revalidations.run("", () => revalidate(key));
    };
    for (let workers = 0; workers < MAX_AT_ONCE; workers += 1) void work();
  }
}

/** Reuses the compressed bodies of the old entry if its body is equal, since a publish changes few of the pages. */
async function resultOf(rendered: Rendered, before: CacheEntry | undefined): Promise<CachedResult> {
  if (rendered.outcome === "entry") return { outcome: "entry", entry: rendered.entry };
  if (rendered.outcome !== "document") return rendered;
  const { outcome: _outcome, body: made, ...document } = rendered;
  const body = Buffer.from(made);
  const entryWith = (encoded: EncodedBodies) => new CacheEntry({ ...document, body }, encoded);
  if (before?.body.equals(body)) return { outcome: "entry", entry: entryWith(before.encoded) };
  const isText = typeof made === "string";
  return { outcome: "entry", entry: entryWith(isText ? await compressInAllEncodings(body) : {}) };
}
