import type { ContentHealth } from "../../ports/content-health.ts";
import { type ContentRef, ContentServiceError } from "../../ports/content-service.ts";
import type { Log } from "../../ports/log.ts";
import type { Meter } from "../../ports/meter.ts";

interface OutageOptions {
  readonly log: Log;
  readonly meter: Meter;
  /** Stores since when the content service fails, for the next process; `undefined` when it works again. */
  readonly save: (since: Date | undefined) => void;
}

/** For the log. The reason of a failure of the service is complete, and its error would repeat it; any other is a bug. */
export function describeFailure(error: unknown): object {
  return error instanceof ContentServiceError ? { reason: error.message } : { err: error };
}

export type ContentOutage = ReturnType<typeof contentOutage>;

/** Tracks an outage of the content service. Logs it and sets the metric once when it begins and once when it ends. */
export function contentOutage({ log, meter, save }: OutageOptions) {
  let stale: ContentHealth["stale"];
  /** Start of an outage that an earlier process stored. Valid until the first poll of this process. */
  let storedSince: Date | undefined;
  return {
    get stale(): ContentHealth["stale"] {
      return stale;
    },
    restore(since: Date | undefined): void {
      storedSince = since;
    },
    /** Called when a poll fails. `ref` is what visitors read meanwhile. */
    begin(error: unknown, ref: ContentRef | undefined): void {
      const reason = error instanceof ContentServiceError ? error.publicReason : undefined;
      if (stale) {
        stale = { ...stale, reason };
        return;
      }
      const since = storedSince ?? new Date();
      storedSince = undefined;
      save(since);
      stale = { since, reason };
      meter.set("content_stale_since_timestamp_seconds", {}, Math.floor(since.getTime() / 1_000));
      log.warn({ ...describeFailure(error), since, ref }, "the content service fails; content may be stale");
    },
    /** Called when a poll succeeds. */
    end(ref: ContentRef): void {
      const since = stale?.since ?? storedSince;
      if (since === undefined) return;
      stale = undefined;
      storedSince = undefined;
      save(undefined);
      meter.set("content_stale_since_timestamp_seconds", {}, 0);
      log.info({ since, ref }, "the content service responds again");
    },
  };
}
