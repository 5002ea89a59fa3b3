import { type ContentRef, UnknownRefError } from "../../ports/content-repository.ts";
import type { Log } from "../../ports/log.ts";
import type { PublishEvents } from "../../ports/publish-events.ts";
import type { ContentOutage } from "./content-outage.ts";

/** Milliseconds from a poll to the next; the content port promises no more. */
const POLL_INTERVAL_MS = 5_000;
/** The same where the content service did not answer. */
const RETRY_INTERVAL_MS = 1_000;
/** How often a ref that was let go before it could be read is asked for anew, before the next poll. */
const MAX_REF_CHANGES = 3;
/**
 * Milliseconds for which the content service must name nothing but refs that were replaced before one of them is taken
 * again. Its edges lag behind each other by seconds; to go back, an editor publishes anew, which makes another ref.
 */
const REPLACED_MS = 600_000;
/** Refs that are remembered as replaced. */
const MAX_REPLACED = 100;
/** Milliseconds between two looks at the clock. */
const TICK_INTERVAL_MS = 250;

interface PollerOptions {
  /** Asks the content service what is published. */
  readonly ask: () => Promise<ContentRef>;
  /** Gets the content of a ref ready: visitors read at it once this has resolved. */
  readonly load: (ref: ContentRef) => Promise<void>;
  readonly outage: ContentOutage;
  /** The other processes of the site. Default: there are none. */
  readonly news?: PublishEvents | undefined;
  readonly log: Log;
}

/**
 * Knows which ref is published: the only one in a process to ask. Nobody waits for it once a ref is known: while the
 * content service is slow, fails, or has published what is still being read, visitors read at the ref before.
 *
 * An edge of the content service that lags behind brings nobody back to what was published before.
 *
 * A monotonic clock decides when to poll: whatever happens to the time of day, a publish is noticed.
 */
export class PublishedRefPoller {
  readonly #options: PollerOptions;
  readonly #listeners: (() => void)[] = [];
  #current: ContentRef | undefined;
  /** The oldest first. */
  #replaced: ReadonlySet<ContentRef> = new Set();
  /** When the content service last named a ref that was not replaced. */
  #confirmedAt = Number.NEGATIVE_INFINITY;
  #running: Promise<ContentRef> | undefined;
  #following: Promise<ContentRef> | undefined;
  #nextPollAt = Number.NEGATIVE_INFINITY;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: PollerOptions) {
    this.#options = options;
  }

  /** The ref that visitors read at; `undefined` until one is known. */
  get current(): ContentRef | undefined {
    return this.#current;
  }

  /** Calls back each time another ref takes the place of the current one. */
  onPublish(listener: () => void): void {
    this.#listeners.push(listener);
  }

  /** What will have been replaced once a ref is current, the oldest first. */
  replacedBy(ref: ContentRef): readonly ContentRef[] {
    const before = [...this.#replaced, ...(this.#current === undefined ? [] : [this.#current])];
    return before.filter((replaced) => replaced !== ref).slice(-MAX_REPLACED);
  }

  /**
   * @param current - What an earlier process left behind, to read at until a poll says what is published.
   * @param replaced - What that knew to be replaced, the oldest first.
   */
  start(current: ContentRef | undefined, replaced: readonly ContentRef[] = []): void {
    this.#current = current;
    this.#replaced = new Set(replaced);
    if (current !== undefined) this.#confirmedAt = performance.now();
    this.#timer = setInterval(() => {
      if (performance.now() < this.#nextPollAt) return;
      // Who waits for it hears of a failure; for everybody else it is an outage, which is logged.
      this.poll().catch(() => undefined);
    }, TICK_INTERVAL_MS).unref();
    this.#options.news?.listen(() => void this.#noticeNews());
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** What is published, by the poll that is under way, or else by one that begins now. */
  poll(): Promise<ContentRef> {
    this.#running ??= this.#poll().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  /** What is published, by a poll that begins from now on: one that is under way may have been answered before. */
  refresh(): Promise<ContentRef> {
    if (this.#running === undefined) return this.poll();
    this.#following ??= this.#running
      .catch(() => undefined)
      .then(() => {
        this.#following = undefined;
        return this.poll();
      });
    return this.#following;
  }

  async #poll(): Promise<ContentRef> {
    const { outage } = this.#options;
    this.#nextPollAt = performance.now() + POLL_INTERVAL_MS;
    try {
      const ref = await this.#loadPublished();
      this.#take(ref);
      outage.end(ref);
      return ref;
    } catch (error) {
      outage.begin(error, this.#current);
      throw error;
    }
  }

  /** A service that publishes again lets go of the ref that is just being read: then there is another to ask for. */
  async #loadPublished(changes = 0): Promise<ContentRef> {
    const { ask, load, news } = this.#options;
    const named = await ask().catch((error: unknown) => {
      this.#nextPollAt = performance.now() + RETRY_INTERVAL_MS;
      throw error;
    });
    const ref = this.#isLagging(named) ? (this.#current ?? named) : named;
    // Before it is read: all processes read it at the same time.
    if (this.#current !== undefined && this.#current !== ref) news?.tell(ref);
    try {
      await load(ref);
      return ref;
    } catch (error) {
      if (!(error instanceof UnknownRefError) || changes === MAX_REF_CHANGES) throw error;
      return this.#loadPublished(changes + 1);
    }
  }

  #isLagging(named: ContentRef): boolean {
    const now = performance.now();
    if (this.#replaced.has(named)) return now - this.#confirmedAt < REPLACED_MS;
    this.#confirmedAt = now;
    return false;
  }

  #take(ref: ContentRef): void {
    if (this.#current === ref) return;
    this.#replaced = new Set(this.replacedBy(ref));
    this.#current = ref;
    for (const listener of this.#listeners) listener();
  }

  async #noticeNews(): Promise<void> {
    const { log } = this.#options;
    try {
      log.info({ ref: await this.refresh() }, "another process has seen a publish");
    } catch (error) {
      log.warn({ err: error }, "content could not be refreshed after another process saw a publish");
    }
  }
}
