import { setImmediate } from "node:timers";
import { LRUCache } from "lru-cache";
import { TokenBucket } from "../rate-limits/token-bucket.ts";
import { FairQueue } from "./fair-queue.ts";

/** Maximum number of renderings at once. One may wait for the content service; the others then go on. */
export const MAX_AT_ONCE = 4;

/** Maximum number of waiting renderings, of one client and of all: a few seconds of work. */
const MAX_WAITING = { ofClient: 50, ofAll: 300 };

/** The renderings that a client may cause at once, as seconds of its rate. */
const BURST_SECONDS = 10;

/** The least recently used client is forgotten, so that those with many requests stay. */
const MAX_CLIENTS = 10_000;

const RETRY_AFTER_SECONDS = 2;

/** A rendering that is refused: its client has caused too many (429), or too many of all are waiting (503). */
export class RejectedRendering extends Error {
  readonly status: 429 | 503;
  readonly retryAfterSeconds: number;

  constructor(status: 429 | 503, retryAfterSeconds: number) {
    super("too many renderings");
    this.status = status;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** What waits to be made. */
interface Waiting {
  readonly make: () => Promise<void>;
  readonly reject: (reason: RejectedRendering) => void;
}

/**
 * Limits what is made for requests, by client (a token bucket) and in number at once, so that nobody can take the CPU time
 * that cached pages need. Clients take turns. Only one begins in each turn of the event loop, and cached pages are sent in
 * between.
 */
export class RenderingLimiter {
  readonly #perSecond: number;
  readonly #buckets = new LRUCache<string, TokenBucket>({ max: MAX_CLIENTS });
  readonly #waiting = new FairQueue<Waiting>(MAX_WAITING);
  #running = 0;
  #isScheduled = false;

  /** @param perMinute - Renderings per minute and client; 0 means unlimited. */
  constructor(perMinute = 0) {
    this.#perSecond = perMinute / 60;
  }

  /**
   * Makes something for a client when it is its turn. Throws `RejectedRendering` at once, or rejects with it later if it gives
   * way to other clients; then nothing is made.
   */
  run<T>(client: string, make: () => Promise<T>): Promise<T> {
    if (this.#perSecond > 0) this.#take(client);
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    const made = this.#waiting.add(client, {
      make: () => Promise.resolve().then(make).then(resolve, reject),
      reject,
    });
    if (made.outcome === "client-full") throw new RejectedRendering(429, RETRY_AFTER_SECONDS);
    if (made.outcome === "full") throw new RejectedRendering(503, RETRY_AFTER_SECONDS);
    made.shed?.reject(new RejectedRendering(503, RETRY_AFTER_SECONDS));
    this.#schedule();
    return promise;
  }

  #take(client: string): void {
    const bucket =
      this.#buckets.get(client) ?? new TokenBucket(this.#perSecond * BURST_SECONDS, this.#perSecond);
    this.#buckets.set(client, bucket);
    const waitMs = bucket.take();
    if (waitMs > 0) throw new RejectedRendering(429, Math.ceil(waitMs / 1_000));
  }

  #schedule(): void {
    if (this.#isScheduled || this.#running >= MAX_AT_ONCE) return;
    this.#isScheduled = true;
    setImmediate(() => {
      this.#isScheduled = false;
      const next = this.#waiting.next();
      if (!next) return;
      this.#running += 1;
      void next.make().then(() => {
        this.#running -= 1;
        this.#schedule();
      });
      this.#schedule();
    });
  }
}
