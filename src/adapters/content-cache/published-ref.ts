import type { ContentHealth } from "../../ports/content-health.ts";
import type { ContentKeeper } from "../../ports/content-keeper.ts";
import type { ContentRef } from "../../ports/content-repository.ts";
import type { Log } from "../../ports/log.ts";
import type { Meter } from "../../ports/meter.ts";
import type { PublishNews } from "../../ports/publish-news.ts";

/** How long an answer holds, in milliseconds; the content port allows no more. */
const HOLDS = 5_000;
/** After how many milliseconds a service that failed is asked again. */
const ASK_AGAIN = 1_000;
/** How long a visitor waits for what is new before getting what is known, in milliseconds. */
const PATIENCE = 500;

interface PublishedRefOptions {
  /** Asks the content service. */
  readonly ask: () => Promise<ContentRef>;
  /** Where given, a new ref is used once everything at it is kept. */
  readonly keeper?: ContentKeeper | undefined;
  /** Whom to tell of a new ref, before it is read: the others read at the same time. */
  readonly news?: Pick<PublishNews, "tell"> | undefined;
  readonly log: Log;
  readonly meter: Meter;
}

/** A question to the content service, with the reading of what it answered. */
interface Check {
  readonly done: Promise<ContentRef>;
  /** When those who have something to show instead no longer wait for it. */
  readonly patience: Promise<void>;
}

/**
 * What visitors take for published. Visitors get what is known while the content service is slow, fails, or has
 * published something that is still being read; they wait for it only where nothing is known at all.
 */
export class PublishedRef implements ContentHealth {
  readonly #options: PublishedRefOptions;
  #inUse: ContentRef | undefined;
  #stale: ContentHealth["stale"];
  /** Since when an earlier process could not ask, until this one has asked itself. */
  #leftOutage: Date | undefined;
  #begun: Promise<void> | undefined;
  #running: Check | undefined;
  #checks = 0;
  /** The latest check whose answer is in use. */
  #answered = 0;
  #nextCheck = 0;
  #slow = false;

  constructor(options: PublishedRefOptions) {
    this.#options = options;
  }

  get stale(): ContentHealth["stale"] {
    return this.#stale;
  }

  /** What is published, as far as is known. Rejects with `ContentServiceError` where nothing is known. */
  async current(): Promise<ContentRef> {
    if (this.#inUse === undefined) await this.#begin();
    const check = this.#running ?? (Date.now() >= this.#nextCheck ? this.#check() : undefined);
    if (this.#inUse === undefined) return (check ?? this.#check()).done;
    if (check) await Promise.race([check.done.catch(() => undefined), check.patience]);
    return this.#inUse;
  }

  /**
   * What is published now, by a question that begins now: one that is under way may have been answered before. It is
   * the one that visitors wait for from now on.
   */
  async anew(): Promise<ContentRef> {
    if (this.#inUse === undefined) await this.#begin();
    return this.#check().done;
  }

  #begin(): Promise<void> {
    this.#begun ??= (async () => {
      const { keeper } = this.#options;
      this.#inUse ??= await keeper?.newest();
      this.#leftOutage = await keeper?.outage();
    })();
    return this.#begun;
  }

  #check(): Check {
    this.#checks += 1;
    const done = this.#ask(this.#checks);
    const check = { done, patience: this.#patience(done) };
    this.#running = check;
    const end = () => {
      if (this.#running === check) this.#running = undefined;
    };
    done.then(end, end);
    return check;
  }

  /** Nobody waits for a service that is known to fail or to be slow. */
  #patience(done: Promise<unknown>): Promise<void> {
    if (this.#stale || this.#slow) {
      const quick = Date.now() + PATIENCE;
      const settled = () => {
        this.#slow = Date.now() > quick;
      };
      done.then(settled, settled);
      return Promise.resolve();
    }
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        this.#slow = true;
        resolve();
      }, PATIENCE);
      const settled = () => clearTimeout(timer);
      done.then(settled, settled);
    });
  }

  async #ask(check: number): Promise<ContentRef> {
    try {
      const ref = await this.#options.ask();
      if (this.#inUse !== undefined && this.#inUse !== ref) this.#options.news?.tell(ref);
      await this.#prepare(ref);
      if (check >= this.#answered) {
        this.#answered = check;
        this.#inUse = ref;
        this.#nextCheck = Date.now() + HOLDS;
        this.#answers();
      }
      return this.#inUse ?? ref;
    } catch (error) {
      if (check >= this.#answered) {
        this.#nextCheck = Date.now() + ASK_AGAIN;
        this.#fails(error);
      }
      throw error;
    }
  }

  /** Visitors go from one state that is kept whole to the next; until there is one, they are served from the service. */
  async #prepare(ref: ContentRef): Promise<void> {
    const { keeper } = this.#options;
    if (!keeper) return;
    const reading = keeper.keep(ref);
    if (this.#inUse !== undefined && keeper.keeps(this.#inUse) && !keeper.keeps(ref)) await reading;
    // The keeper says in the log why it could not.
    else reading.catch(() => undefined);
  }

  #fails(error: unknown): void {
    if (this.#stale) return;
    const since = this.#leftOutage ?? new Date();
    this.#leftOutage = undefined;
    void this.#options.keeper?.noteOutage(since);
    this.#stale = { since, reason: error instanceof Error ? error.message : String(error) };
    this.#options.meter.set("content_stale_since_seconds", {}, Math.floor(since.getTime() / 1_000));
    this.#options.log.warn(
      { err: error, since, ref: this.#inUse },
      "the content service fails; content may be stale",
    );
  }

  #answers(): void {
    const since = this.#stale?.since ?? this.#leftOutage;
    if (since === undefined) return;
    this.#stale = undefined;
    this.#leftOutage = undefined;
    void this.#options.keeper?.noteOutage(undefined);
    this.#options.meter.set("content_stale_since_seconds", {}, 0);
    this.#options.log.info({ since, ref: this.#inUse }, "the content service answers again");
  }
}
