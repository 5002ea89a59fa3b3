import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { request } from "undici";

type Headers = Readonly<Record<string, string>>;
type Directives = ReadonlyMap<string, number>;

interface Stored {
  readonly status: number;
  readonly body: string;
  /** Content encoding of the body. */
  readonly coding: string;
  readonly etag: string | undefined;
  readonly keys: readonly string[];
  readonly directives: Directives;
  readonly storedAt: number;
}

/** A response through the cache, and its origin. */
interface Served extends Pick<Stored, "status" | "body" | "coding"> {
  readonly from: "cache" | "stale" | "origin";
}

/** Requests with these cookies bypass the cache, and their responses are not stored. */
const EDITORS = /(?:^|; )(?:io\.prismic\.preview|editor-preview|editor-toolbar)=/;

const ERRORS = new Set([500, 502, 503, 504]);

/**
 * A shared cache like a CDN: it respects `CDN-Cache-Control` before `Cache-Control` (RFC 9213), and `s-maxage` before
 * `max-age`, stores a response for each value of `Vary`, sends stale responses during revalidation and errors (RFC
 * 5861), and purges by surrogate key. The test sets its clock.
 */
export class SharedCache {
  /** Number of requests to the origin, and of 304 responses. */
  asked = 0;
  unchanged = 0;
  /** Current time in seconds. */
  now = 0;
  /** Whether the origin is unreachable. */
  isOriginDown = false;
  readonly #origin: string;
  readonly #knowsEditors: boolean;
  readonly #stored = new Map<string, Map<string, Stored>>();
  readonly #varies = new Map<string, readonly string[]>();

  /**
   * @param options - `knowsEditors`: whether requests of editors with a preview bypass it, as they have to. Default:
   *   `true`.
   */
  constructor(origin: string, { knowsEditors = true } = {}) {
    this.#origin = origin;
    this.#knowsEditors = knowsEditors;
  }

  async get(url: string, headers: Headers = {}): Promise<Served> {
    if (this.#isPassedOn(headers)) return { ...(await this.#ask(url, headers)), from: "origin" };
    const stored = this.#find(url, headers);
    const beyond = stored && this.now - stored.storedAt - lifetime(stored.directives);
    if (stored && beyond !== undefined && beyond < 0) return { ...stored, from: "cache" };
    const answer = await this.#ask(url, headers, stored);
    const mayBeStale = beyond !== undefined && beyond < (stored?.directives.get("stale-if-error") ?? 0);
    return stored && mayBeStale && ERRORS.has(answer.status)
      ? { ...stored, from: "stale" }
      : { ...answer, from: "origin" };
  }

  /** Purges all responses with a surrogate key. */
  purge(key: string): void {
    for (const forms of this.#stored.values()) {
      for (const [form, { keys }] of forms) if (keys.includes(key)) forms.delete(form);
    }
  }

  /** The surrogate keys of the stored response at an address. */
  keysOf(url: string): readonly string[] {
    return [...(this.#stored.get(url)?.values() ?? [])].flatMap(({ keys }) => keys);
  }

  #isPassedOn({ cookie = "" }: Headers): boolean {
    return this.#knowsEditors && EDITORS.test(cookie);
  }

  #formOf(url: string, headers: Headers): string {
    return (this.#varies.get(url) ?? []).map((name) => headers[name] ?? "").join("\n");
  }

  #find(url: string, headers: Headers): Stored | undefined {
    return this.#stored.get(url)?.get(this.#formOf(url, headers));
  }

  async #ask(url: string, headers: Headers, before?: Stored): Promise<Stored> {
    this.asked += 1;
    const nothing = { body: "", coding: "", etag: undefined, keys: [], directives: new Map(), storedAt: 0 };
    if (this.isOriginDown) return { ...nothing, status: 502 };
    const condition = before?.etag !== undefined && { "if-none-match": before.etag };
    const answer = await request(this.#origin + url, { headers: { ...headers, ...condition } });
    const body = Buffer.from(await answer.body.arrayBuffer());
    const header = (name: string) => answer.headers[name]?.toString();
    const coding = header("content-encoding") ?? "";
    const isUnchanged = answer.statusCode === 304 && before !== undefined;
    if (isUnchanged) this.unchanged += 1;
    const stored: Stored = {
      ...(isUnchanged ? before : { status: answer.statusCode, body: unpacked(body, coding), coding }),
      etag: header("etag"),
      keys: (header("surrogate-key") ?? "").split(" "),
      directives: directivesOf(header("cdn-cache-control") ?? header("cache-control")),
      storedAt: this.now,
    };
    if (!this.#isPassedOn(headers) && mayStore(stored)) {
      this.#varies.set(url, header("vary")?.toLowerCase().split(", ") ?? []);
      const forms = this.#stored.get(url) ?? new Map<string, Stored>();
      this.#stored.set(url, forms.set(this.#formOf(url, headers), stored));
    }
    return stored;
  }
}

function mayStore({ status, directives }: Stored): boolean {
  return (
    !["no-store", "private"].some((name) => directives.has(name)) &&
    lifetime(directives) > 0 &&
    !ERRORS.has(status)
  );
}

/** Seconds for which a response is fresh. */
function lifetime(directives: Directives): number {
  return directives.get("s-maxage") ?? directives.get("max-age") ?? 0;
}

function unpacked(body: Buffer, coding: string): string {
  if (coding === "br") return brotliDecompressSync(body).toString();
  return (coding === "gzip" ? gunzipSync(body) : body).toString();
}

function directivesOf(header = "no-store"): Directives {
  return new Map(
    header.split(",").map((part) => {
      const [name = "", value = "0"] = part.trim().split("=");
      return [name, Number(value)];
    }),
  );
}
