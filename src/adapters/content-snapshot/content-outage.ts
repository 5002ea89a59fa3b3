import type { ContentHealth } from "../../ports/content-health.ts";
import type { ContentRef } from "../../ports/content-repository.ts";
import type { Log } from "../../ports/log.ts";
import type { Meter } from "../../ports/meter.ts";

interface OutageOptions {
  readonly log: Log;
  readonly meter: Meter;
  /** Leaves word for the next process: since when, or that it is over. */
  readonly note: (since: Date | undefined) => void;
}

/** Since when the content service fails: in the log and the metrics once when it begins and once when it ends. */
export class ContentOutage implements ContentHealth {
  readonly #options: OutageOptions;
  #stale: ContentHealth["stale"];
  /** Since when an earlier process could not ask, until this one has asked itself. */
  #leftSince: Date | undefined;

  constructor(options: OutageOptions) {
    this.#options = options;
  }

  get stale(): ContentHealth["stale"] {
    return this.#stale;
  }

  /** Takes up what an earlier process left word of. */
  restore(since: Date | undefined): void {
    this.#leftSince = since;
  }

  /** A poll has failed, while visitors read at a ref. */
  begin(error: unknown, ref: ContentRef | undefined): void {
    if (this.#stale) return;
    const { log, meter, note } = this.#options;
    const since = this.#leftSince ?? new Date();
    this.#leftSince = undefined;
    note(since);
    this.#stale = { since, reason: error instanceof Error ? error.message : String(error) };
    meter.set("content_stale_since_timestamp_seconds", {}, Math.floor(since.getTime() / 1_000));
    log.warn({ err: error, since, ref }, "the content service fails; content may be stale");
  }

  /** A poll has succeeded. */
  end(ref: ContentRef): void {
    const since = this.#stale?.since ?? this.#leftSince;
    if (since === undefined) return;
    const { log, meter, note } = this.#options;
    this.#stale = undefined;
    this.#leftSince = undefined;
    note(undefined);
    meter.set("content_stale_since_timestamp_seconds", {}, 0);
    log.info({ since, ref }, "the content service answers again");
  }
}
