import type { ContentHealth } from "../../ports/content-health.ts";
import { type ContentRef, ContentServiceError } from "../../ports/content-service.ts";
import type { Log } from "../../ports/log.ts";
import type { Meter } from "../../ports/meter.ts";
import { SinceGauge } from "../../ports/since-gauge.ts";

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
  const outage = new SinceGauge((since) => meter.set("content_stale_since_timestamp_seconds", {}, since));
  let reason: string | undefined;
  /** Start of an outage that an earlier process stored. Valid until the first poll of this process. */
  let storedSince: Date | undefined;
  return {
    get stale(): ContentHealth["stale"] {
      const { since } = outage;
      return since && { since, reason };
    },
    restore(since: Date | undefined): void {
      storedSince = since;
    },
    /** Called when a poll fails. `ref` is what visitors read meanwhile. */
    begin(error: unknown, ref: ContentRef | undefined): void {
      reason = error instanceof ContentServiceError ? error.publicReason : undefined;
      if (outage.since) return;
      const since = outage.begin(storedSince);
      storedSince = undefined;
      save(since);
      log.warn({ ...describeFailure(error), since, ref }, "the content service fails; content may be stale");
    },
    /** Called when a poll succeeds. */
    end(ref: ContentRef): void {
      const since = outage.end() ?? storedSince;
      if (since === undefined) return;
      storedSince = undefined;
      save(undefined);
      log.info({ since, ref }, "the content service responds again");
    },
  };
}
