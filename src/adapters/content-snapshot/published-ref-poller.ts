import { type ContentRef, UnknownRefError } from "../../ports/content-service.ts";
import type { Log } from "../../ports/log.ts";
import type { PublishEvents } from "../../ports/publish-events.ts";
import type { ContentOutage } from "./content-outage.ts";
import { PublishRefusedError } from "./publish-guard.ts";

/** Interval between polls; the content port allows this delay. */
const POLL_INTERVAL_MS = 5_000;
/** Interval between polls while the content service does not respond. */
const RETRY_INTERVAL_MS = 1_000;
/** Maximum number of retries within one poll when a ref expires before its content is read. */
const MAX_REF_CHANGES = 3;
/**
 * Time for which refs that were replaced are ignored, unless the content service returns a new one meanwhile. Its edge
 * servers lag behind each other by seconds. An editor who goes back publishes again, which creates a new ref.
 */
const REPLACED_MS = 600_000;
const MAX_REPLACED = 100;
const TICK_INTERVAL_MS = 250;

interface PollerOptions {
  readonly fetchRef: () => Promise<ContentRef>;
  /** Loads the content of a ref. Visitors read it once this has resolved. */
  readonly load: (ref: ContentRef) => Promise<void>;
  readonly onChange: () => void;
  readonly outage: ContentOutage;
  /** Events that all processes of the site share. Default: none, for a single process. */
  readonly publishEvents?: PublishEvents | undefined;
  readonly log: Log;
}

/**
 * Polls the published ref; the only poller in a process. Once a ref is known, no visitor waits for a poll: while the
 * content service is slow, fails, or new content is still being read, visitors read the previous ref.
 *
 * A lagging edge server of the content service does not bring back a previous ref.
 *
 * The time of the next poll is measured by a monotonic clock, so that a change of the system time does not stop
 * polling.
 */
export class PublishedRefPoller {
  readonly #options: PollerOptions;
  #current: ContentRef | undefined;
  /** In the order in which they were replaced. */
  #replaced: ReadonlySet<ContentRef> = new Set();
  /** Time at which the content service last returned a ref that was not replaced. */
  #confirmedAt = Number.NEGATIVE_INFINITY;
  #runningPoll: Promise<ContentRef> | undefined;
  #nextPoll: Promise<ContentRef> | undefined;
  #nextPollAt = Number.NEGATIVE_INFINITY;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: PollerOptions) {
    this.#options = options;
  }

  /** The ref that visitors read; `undefined` until one is known. */
  get current(): ContentRef | undefined {
    return this.#current;
  }

  /** Whether a ref is published, or was and is remembered. */
  hasPublished(ref: ContentRef): boolean {
    return ref === this.#current || this.#replaced.has(ref);
  }

  /** The refs that are replaced once `ref` is current, in the order in which they were. */
  replacedBy(ref: ContentRef): readonly ContentRef[] {
    const previous = [...this.#replaced, ...(this.#current === undefined ? [] : [this.#current])];
    return previous.filter((replaced) => replaced !== ref).slice(-MAX_REPLACED);
  }

  /**
   * @param current - The ref of the stored snapshot, which is served until the first poll.
   * @param replaced - The refs that it had replaced, in the order in which they were.
   */
  start(current: ContentRef | undefined, replaced: readonly ContentRef[] = []): void {
    this.#current = current;
    this.#replaced = new Set(replaced);
    if (current !== undefined) this.#confirmedAt = performance.now();
    this.#timer = setInterval(() => {
      if (performance.now() < this.#nextPollAt) return;
      // Callers of `poll` get the error. Here it is only an outage, which is logged already.
      this.poll().catch(() => undefined);
    }, TICK_INTERVAL_MS).unref();
    this.#options.publishEvents?.subscribe(() => void this.#onPublishEvent());
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** Returns the published ref: joins the running poll, or starts one. */
  poll(): Promise<ContentRef> {
    this.#runningPoll ??= this.#poll().finally(() => {
      this.#runningPoll = undefined;
    });
    return this.#runningPoll;
  }

  /** The published ref from a poll that starts after this call: a running one may have its response already. */
  refresh(): Promise<ContentRef> {
    if (this.#runningPoll === undefined) return this.poll();
    this.#nextPoll ??= this.#runningPoll
      .catch(() => undefined)
      .then(() => {
        this.#nextPoll = undefined;
        return this.poll();
      });
    return this.#nextPoll;
  }

  async #poll(): Promise<ContentRef> {
    const { outage } = this.#options;
    this.#nextPollAt = performance.now() + POLL_INTERVAL_MS;
    try {
      const ref = await this.#loadPublished();
      this.#setCurrent(ref);
      outage.end(ref);
      return ref;
    } catch (error) {
      // The service works; nothing else is wrong with its content. Visitors go on reading what they read.
      if (error instanceof PublishRefusedError && this.#current !== undefined) {
        outage.end(this.#current);
        return this.#current;
      }
      outage.begin(error, this.#current);
      throw error;
    }
  }

  /** Loads the published content. If editors publish again meanwhile, its ref may expire, and the new one is loaded. */
  async #loadPublished(changes = 0): Promise<ContentRef> {
    const { fetchRef, load, publishEvents } = this.#options;
    const fetched = await fetchRef().catch((error: unknown) => {
      this.#nextPollAt = performance.now() + RETRY_INTERVAL_MS;
      throw error;
    });
    const ref = this.#isLagging(fetched) ? (this.#current ?? fetched) : fetched;
    // Published before the content is read, so that all processes read it at the same time.
    if (this.#current !== undefined && this.#current !== ref) publishEvents?.publish(ref);
    try {
      await load(ref);
      return ref;
    } catch (error) {
      if (!(error instanceof UnknownRefError) || changes === MAX_REF_CHANGES) throw error;
      return this.#loadPublished(changes + 1);
    }
  }

  #isLagging(fetched: ContentRef): boolean {
    const now = performance.now();
    if (this.#replaced.has(fetched)) return now - this.#confirmedAt < REPLACED_MS;
    this.#confirmedAt = now;
    return false;
  }

  #setCurrent(ref: ContentRef): void {
    if (this.#current === ref) return;
    this.#replaced = new Set(this.replacedBy(ref));
    this.#current = ref;
    this.#options.onChange();
  }

  async #onPublishEvent(): Promise<void> {
    const { log } = this.#options;
    try {
      log.info({ ref: await this.refresh() }, "another process has seen a publish");
    } catch (error) {
      log.warn({ err: error }, "content could not be refreshed after another process saw a publish");
    }
  }
}
