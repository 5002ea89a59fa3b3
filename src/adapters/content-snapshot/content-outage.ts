import type { ContentHealth } from "../../ports/content-health.ts";
import { type ContentRef, ContentServiceError } from "../../ports/content-repository.ts";
import type { Log } from "../../ports/log.ts";
import type { Meter } from "../../ports/meter.ts";

interface OutageOptions {
  readonly log: Log;
  readonly meter: Meter;
  /** Stores since when the content service fails, for the next process; `undefined` when it works again. */
  readonly save: (since: Date | undefined) => void;
}

/** Tracks an outage of the content service. Logs it and sets the metric once when it begins and once when it ends. */
export class ContentOutage implements Pick<ContentHealth, "stale"> {
  readonly #options: OutageOptions;
  #stale: ContentHealth["stale"];
  /** Start of an outage that an earlier process stored. Valid until the first poll of this process. */
  #storedSince: Date | undefined;

  constructor(options: OutageOptions) {
    this.#options = options;
  }

  get stale(): ContentHealth["stale"] {
    return this.#stale;
  }

  restore(since: Date | undefined): void {
    this.#storedSince = since;
  }

  /** Called when a poll fails. `ref` is what visitors read meanwhile. */
  begin(error: unknown, ref: ContentRef | undefined): void {
    const reason = error instanceof ContentServiceError ? error.publicReason : undefined;
    if (this.#stale) {
      this.#stale = { ...this.#stale, reason };
      return;
    }
    const { log, meter, save } = this.#options;
    const since = this.#storedSince ?? new Date();
    this.#storedSince = undefined;
    save(since);
    this.#stale = { since, reason };
    meter.set("content_stale_since_timestamp_seconds", {}, Math.floor(since.getTime() / 1_000));
    log.warn({ err: error, since, ref }, "the content service fails; content may be stale");
  }

  /** Called when a poll succeeds. */
  end(ref: ContentRef): void {
    const since = this.#stale?.since ?? this.#storedSince;
    if (since === undefined) return;
    const { log, meter, save } = this.#options;
    this.#stale = undefined;
    this.#storedSince = undefined;
    save(undefined);
    meter.set("content_stale_since_timestamp_seconds", {}, 0);
    log.info({ since, ref }, "the content service responds again");
  }
}
