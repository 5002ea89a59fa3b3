import { LRUCache } from "lru-cache";
import type { Content } from "../../../domain/content/content.ts";
import type { ContentSource } from "../../../ports/content-source.ts";
import type { Log } from "../../../ports/log.ts";
import type { Meter } from "../../../ports/meter.ts";
import { CacheEntry } from "../encoding/cache-entry.ts";
import { compressInAllEncodings, type EncodedBodies } from "../encoding/content-encoding.ts";
import type { RenderedDocument, RenderResult } from "../rendering/render-document.ts";
import { MAX_AT_ONCE, RenderingLimiter } from "../rendering-limiter.ts";
import { SiteDay } from "./site-day.ts";

/** The result for an address: a cached entry, a redirect, or that there is nothing. */
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

/** Renders what a cache key has. */
export type Render = (content: Content) => Promise<Rendered>;

interface GetOptions {
  /** Who asks: a rendering is limited for this client. Default: it is not limited. */
  readonly client?: string | undefined;
}

interface PageCacheOptions {
  readonly content: Pick<ContentSource, "visible" | "onChange">;
  /** Reads what may be seen, also if nothing has been read yet. */
  readonly read: () => Promise<Content>;
  /** Milliseconds of Unix time. */
  readonly now: () => number;
  readonly log: Log;
  readonly meter: Meter;
  /** What pages show beside content, asked for each request: an entry with anything else is stale. Default: nothing. */
  readonly alsoShown?: readonly (() => unknown)[] | undefined;
  /** Limits renderings for clients. Default: unlimited. */
  readonly renderings?: RenderingLimiter | undefined;
  /** Maximum size in bytes. Default: 64 MiB. Pages with a query and binary files have another quarter of it. */
  readonly maxBytes?: number;
}

/** What is kept of a site, by its addresses. */
export type CachedPages = Pick<PageCache, "get">;

interface Cached {
  readonly result: CachedResult;
  readonly render: Render;
  /** The edition of the content that it shows. */
  readonly edition: string;
  readonly day: string;
  /** What it shows beside content. */
  readonly also: readonly unknown[];
}

const MAX_BYTES = 64 * 1024 * 1024;

const NOTHING: readonly (() => unknown)[] = [];

/** Maximum size of what is stored for keys without a document of their own, as a share of the whole. */
const OTHERS_SHARE = 1 / 16;

/** They are looked for again after this time: a former address may not be known yet. */
const OTHERS_TTL_MS = 10_000;

/** Approximate size of a key without a document of its own. */
const OTHER_BYTES = 300;

/** How many entries are revalidated in the background after a publish. */
const MAX_REVALIDATED_ENTRIES = 100;

/**
 * Renders what content determines once per edition and day, compresses it, and caches it: pages, and the files that are
 * made from content. Concurrent requests for the same key share one rendering (single flight).
 *
 * An entry of another edition is never served, so that all outputs show the same, and a release shows everywhere at its
 * moment. After a change, the most recently used entries are rendered in the background, a few at a time; all others at the
 * next request, as are all entries on the next day, since pages may contain the current date.
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
  readonly #revalidations = new RenderingLimiter();
  /** Aborted when content changes again. */
  #revalidation = new AbortController();

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
    options.content.onChange(() => this.#revalidate());
  }

  /** The entry of a key if it shows what may be seen now. */
  find(key: string): CacheEntry | undefined {
    const result = this.#current(key);
    return result?.outcome === "entry" ? result.entry : undefined;
  }

  /** What a key has. Rejects if rendering fails or is refused. */
  async get(key: string, render: Render, { client }: GetOptions = {}): Promise<CachedResult> {
    const result = this.#current(key);
    if (result) return result.outcome === "entry" ? { ...result, isHit: true } : result;
    const rendering = this.#renderOnce(key, render, client);
    // Not of a refused one: in a flood, the share of hits would say nothing.
    this.#options.meter.count("page_cache_requests_total", { result: "miss" });
    return rendering;
  }

  /** Stops the background revalidation. */
  close(): void {
    this.#revalidation.abort();
  }

  #stored(key: string): Cached | undefined {
    return this.#pages.get(key) ?? this.#lists.get(key) ?? this.#others.get(key);
  }

  #current(key: string): CachedResult | undefined {
    const cached = this.#stored(key);
    if (cached === undefined || !this.#isCurrent(cached)) return undefined;
    this.#options.meter.count("page_cache_requests_total", { result: "hit" });
    return cached.result;
  }

  #isCurrent({ edition, day, also }: Cached): boolean {
    const { content, now, alsoShown = NOTHING } = this.#options;
    return (
      edition === content.visible(now())?.edition &&
      day === this.#day.today() &&
      alsoShown.every((shown, index) => shown() === also[index])
    );
  }

  #renderOnce(key: string, render: Render, client?: string): Promise<CachedResult> {
    const { content, now, renderings } = this.#options;
    // A request after a change must not share the rendering of what was before.
    const flight = `${content.visible(now())?.edition} ${key}`;
    return this.#rendering.getOrInsertComputed(flight, () => {
      const make = () => this.#render(key, render);
      const made = client === undefined || !renderings ? make() : renderings.run(client, make);
      return made.finally(() => this.#rendering.delete(flight));
    });
  }

  async #render(key: string, render: Render): Promise<CachedResult> {
    const { alsoShown = NOTHING } = this.#options;
    const shown = { day: this.#day.today(), also: alsoShown.map((now) => now()) };
    const content = await this.#options.read();
    const rendered = await render(content);
    const before = this.#stored(key)?.result;
    const result = await resultOf(rendered, before?.outcome === "entry" ? before.entry : undefined);
    for (const tier of [this.#pages, this.#lists, this.#others]) tier.delete(key);
    this.#tierOf(key, rendered).set(key, { result, render, edition: content.edition, ...shown });
    return result;
  }

  #tierOf(key: string, rendered: Rendered): LRUCache<string, Cached> {
    if (rendered.outcome !== "document") return this.#others;
    return key.includes("?") || typeof rendered.body !== "string" ? this.#lists : this.#pages;
  }

  #revalidate(): void {
    this.#revalidation.abort();
    this.#revalidation = new AbortController();
    const { signal } = this.#revalidation;
    // Most recently used first.
    const keys = [...this.#pages.keys(), ...this.#lists.keys()].slice(0, MAX_REVALIDATED_ENTRIES).values();
    const revalidate = async (key: string) => {
      const cached = this.#pages.peek(key) ?? this.#lists.peek(key);
      // A publish of which visitors see nothing renders no page again.
      if (!cached || signal.aborted || this.#isCurrent(cached)) return;
      await this.#renderOnce(key, cached.render).catch((error: unknown) => {
        this.#options.log.warn({ err: error, key }, "a page could not be rendered after a change of content");
      });
    };
    const work = async () => {
      for (const key of keys) await this.#revalidations.run("", () => revalidate(key));
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
