import { contentLoss } from "../../domain/content/content-loss.ts";
import type { ContentSnapshot } from "../../domain/content/content-snapshot.ts";
import { type ContentRef, ContentServiceError } from "../../ports/content-repository.ts";
import type { Log } from "../../ports/log.ts";
import type { Meter } from "../../ports/meter.ts";

/** Time after which rejected content is read again, because the cause may have been a fault of the service. */
const RETRY_INTERVAL_MS = 60_000;

/** A publish is not shown to visitors, because most of the content is missing in it. */
export class PublishRefusedError extends ContentServiceError {
  override readonly name = "PublishRefusedError";
}

interface GuardOptions {
  /** A ref that is accepted even if most of the content is missing. */
  readonly acceptedRef: string | undefined;
  readonly log: Log;
  readonly meter: Meter;
}

export type PublishGuard = ReturnType<typeof publishGuard>;

/** Rejects a publish that would empty the site. Logs it once for each ref, and sets a metric for as long as it lasts. */
export function publishGuard({ acceptedRef, log, meter }: GuardOptions) {
  let refused: Readonly<{ ref: ContentRef; error: PublishRefusedError; at: number; since: Date }> | undefined;
  /** Called when the published content is accepted. */
  const end = () => {
    if (refused) meter.set("content_refused_since_timestamp_seconds", {}, 0);
    refused = undefined;
  };
  return {
    /** Since when a publish is refused; `undefined` if none is. */
    get refusedSince(): Date | undefined {
      return refused?.since;
    },
    /** The error for a ref that was rejected recently, so that it is not read again; `undefined` for any other ref. */
    refusalOf(ref: ContentRef): PublishRefusedError | undefined {
      if (refused?.ref !== ref) return undefined;
      return performance.now() - refused.at < RETRY_INTERVAL_MS ? refused.error : undefined;
    },
    /**
     * Compares new content with the content that visitors read now.
     *
     * @throws {PublishRefusedError} if most of the content is missing.
     */
    check(ref: ContentRef, before: ContentSnapshot | undefined, after: ContentSnapshot): void {
      const lost = before && ref !== acceptedRef ? contentLoss(before, after) : undefined;
      if (lost === undefined) {
        end();
        return;
      }
      const error = new PublishRefusedError("a publish", { cause: `it would remove ${lost}` });
      const since = refused?.since ?? new Date();
      if (refused?.ref !== ref) {
        log.error({ ref, lost }, "a publish is refused, because it would empty the site");
        meter.set("content_refused_since_timestamp_seconds", {}, Math.floor(since.getTime() / 1_000));
      }
      refused = { ref, error, at: performance.now(), since };
      throw error;
    },
    end,
  };
}
