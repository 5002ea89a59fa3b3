import type { FastifyInstance } from "fastify";

interface Stored {
  readonly status: number;
  readonly body: string;
  readonly etag: string | undefined;
  readonly keys: readonly string[];
  readonly directives: Directives;
  readonly storedAt: number;
}

type Directives = ReadonlyMap<string, number>;

/** What a visitor gets through the cache, and from where. */
interface Served {
  readonly from: "cache" | "stale" | "origin";
  readonly status: number;
  readonly body: string;
}

const ERRORS = new Set([500, 502, 503, 504]);

/**
 * A cache in front of the site, as CDNs are: it obeys `CDN-Cache-Control` before `Cache-Control` (RFC 9213), sends what
 * is stale while it asks and while the origin fails (RFC 5861), and forgets by surrogate key. Its clock is a test's.
 */
export class SharedCache {
  /** How often the origin was asked, and how often it said that nothing had changed. */
  asked = 0;
  unchanged = 0;
  /** Seconds. */
  now = 0;
  /** Whether the origin cannot be reached. */
  isOriginDown = false;
  readonly #origin: FastifyInstance;
  readonly #stored = new Map<string, Stored>();
  #asking: Promise<unknown> = Promise.resolve();

  constructor(origin: FastifyInstance) {
    this.#origin = origin;
  }

  async get(url: string, cookie?: string): Promise<Served> {
    if (cookie !== undefined) return this.#ask(url, cookie);
    const stored = this.#stored.get(url);
    const beyond = stored && this.now - stored.storedAt - (stored.directives.get("max-age") ?? 0);
    if (stored && beyond !== undefined) {
      if (beyond < 0) return { ...stored, from: "cache" };
      if (beyond < (stored.directives.get("stale-while-revalidate") ?? 0)) {
        this.#asking = this.#ask(url);
        return { ...stored, from: "stale" };
      }
    }
    const answer = await this.#ask(url);
    const mayBeStale = beyond !== undefined && beyond < (stored?.directives.get("stale-if-error") ?? 0);
    return stored && mayBeStale && ERRORS.has(answer.status) ? { ...stored, from: "stale" } : answer;
  }

  /** Forgets everything that was made from what a key names. */
  purge(key: string): void {
    for (const [url, { keys }] of this.#stored) if (keys.includes(key)) this.#stored.delete(url);
  }

  /** The keys by which what is stored at an address is forgotten. */
  keysOf(url: string): readonly string[] {
    return this.#stored.get(url)?.keys ?? [];
  }

  /** Waits until what was asked in the background is answered. */
  async settled(): Promise<void> {
    await this.#asking;
  }

  async #ask(url: string, cookie?: string): Promise<Served> {
    this.asked += 1;
    if (this.isOriginDown) return { from: "origin", status: 502, body: "" };
    const before = this.#stored.get(url);
    const headers = {
      ...(cookie !== undefined && { cookie }),
      ...(before?.etag !== undefined && { "if-none-match": before.etag }),
    };
    const answer = await this.#origin.inject({ url, headers });
    const isUnchanged = answer.statusCode === 304 && before !== undefined;
    if (isUnchanged) this.unchanged += 1;
    const stored: Stored = {
      status: isUnchanged ? before.status : answer.statusCode,
      body: isUnchanged ? before.body : answer.body,
      etag: answer.headers.etag,
      keys: String(answer.headers["surrogate-key"] ?? "").split(" "),
      directives: directivesOf(answer.headers["cdn-cache-control"] ?? answer.headers["cache-control"]),
      storedAt: this.now,
    };
    const mayStore = !["no-store", "private"].some((name) => stored.directives.has(name));
    if (cookie === undefined && mayStore && stored.directives.has("max-age") && !ERRORS.has(stored.status)) {
      this.#stored.set(url, stored);
    }
    return { from: "origin", status: stored.status, body: stored.body };
  }
}

function directivesOf(header: unknown): Directives {
  const parts = String(header ?? "no-store").split(",");
  return new Map(
    parts.map((part) => {
      const [name = "", value = "0"] = part.trim().split("=");
      return [name, Number(value)];
    }),
  );
}
