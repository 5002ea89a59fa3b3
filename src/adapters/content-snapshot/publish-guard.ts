import type { Content } from "../../domain/content/content.ts";
import { keepNeeded, lostIn, MISSING, massLoss } from "../../domain/content/content-loss.ts";
import type { ContentHealth } from "../../ports/content-health.ts";
import { type ContentRef, ContentServiceError } from "../../ports/content-service.ts";
import type { Log } from "../../ports/log.ts";
import type { Meter } from "../../ports/meter.ts";
import { SinceGauge } from "../../ports/since-gauge.ts";

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

interface Refusal extends NonNullable<ContentHealth["refused"]> {
  readonly ref: ContentRef;
}

export type PublishGuard = ReturnType<typeof publishGuard>;

/**
 * Rejects a publish that would empty the site, and keeps the home page and the site options of one without them. Logs it
 * once for each ref, and sets a metric for as long as it lasts.
 */
export function publishGuard({ acceptedRef, log, meter }: GuardOptions) {
  const lasting = new SinceGauge((since) => meter.set("content_refused_since_timestamp_seconds", {}, since));
  let refused: Refusal | undefined;
  /** What is refused of the content that visitors read. */
  let shown: Refusal | undefined;
  let rejected: Readonly<{ ref: ContentRef; error: PublishRefusedError; at: number }> | undefined;
  const tell = (ref: ContentRef, problem: string): Refusal => {
    const since = lasting.begin();
    if (refused?.ref !== ref)
      log.error({ ref, problem }, "a publish is not shown as it is, because it would empty the site");
    refused = { ref, since, problem };
    return refused;
  };
  /** Called when visitors read again what was accepted last. */
  const end = () => {
    if (!shown) lasting.end();
    refused = shown;
    rejected = undefined;
  };
  return {
    /** What is refused of the last publish; `undefined` if nothing is. */
    get refused(): ContentHealth["refused"] {
      return refused && { since: refused.since, problem: refused.problem };
    },
    /** The error for a ref that was rejected recently, so that it is not read again; `undefined` for any other ref. */
    refusalOf(ref: ContentRef): PublishRefusedError | undefined {
      if (rejected?.ref !== ref) return undefined;
      return performance.now() - rejected.at < RETRY_INTERVAL_MS ? rejected.error : undefined;
    },
    /**
     * Compares new content with the content that visitors read now. Returns what they may read of it.
     *
     * @throws {PublishRefusedError} if most of the content is missing.
     */
    admit(ref: ContentRef, before: Content | undefined, read: Content): Content {
      const compared = ref === acceptedRef ? undefined : before;
      const loss = compared && massLoss(compared, read);
      if (loss !== undefined) {
        tell(ref, loss);
        const error = new PublishRefusedError("a publish", { cause: loss });
        rejected = { ref, error, at: performance.now() };
        throw error;
      }
      const lost = compared ? lostIn(compared, read) : [];
      const problem = lost.map((type) => MISSING[type]).join(" ");
      shown = problem === "" ? undefined : tell(ref, problem);
      end();
      return compared ? keepNeeded(read, { lost, before: compared }) : read;
    },
    end,
  };
}
