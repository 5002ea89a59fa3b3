import type { Log } from "../../ports/log.ts";
import type { Meter } from "../../ports/meter.ts";
import { SinceGauge } from "../../ports/since-gauge.ts";

/** The content service is also asked between publishes, because somebody may change its settings. */
const INTERVAL_MS = 3_600_000;
/** Documents that a line of the log names; a migration has thousands. */
const MAX_NAMED = 20;

interface ExposureOptions {
  /** Asks the content service, without credentials, whether it shows its content to everybody. */
  readonly isPublic: () => Promise<boolean>;
  readonly log: Log;
  readonly meter: Meter;
}

export type EmbargoExposure = ReturnType<typeof embargoExposure>;

/**
 * Detects that the content service shows to everybody what the site hides: documents under an embargo are published
 * there. Asks with each set of documents, and every hour. While some are exposed, it is logged as an error, and a metric
 * has the time since when.
 */
export function embargoExposure({ isPublic: ask, log, meter }: ExposureOptions) {
  /** Ids of the documents that wait. */
  let waiting: readonly string[] = [];
  let isPublic: boolean | undefined;
  const exposure = new SinceGauge((since) => meter.set("content_exposed_since_timestamp_seconds", {}, since));
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  const report = () => {
    if (isPublic !== true || waiting.length === 0) {
      exposure.end();
      return;
    }
    exposure.begin();
    log.error(
      { documents: waiting.slice(0, MAX_NAMED), count: waiting.length },
      "anybody can read documents under an embargo at the content service: make the repository private",
    );
  };
  /** Asks the content service. Never rejects. */
  const check = async (documents = waiting): Promise<void> => {
    waiting = documents;
    clearTimeout(timer);
    try {
      isPublic = await ask();
    } catch (error) {
      if (documents.length > 0)
        log.warn(
          { err: error },
          "it is unknown whether the content service shows everybody what is under an embargo",
        );
    }
    if (isClosed) return;
    report();
    clearTimeout(timer);
    timer = setTimeout(() => void check(), INTERVAL_MS).unref();
  };
  return {
    /** The last known answer of the content service; `undefined` if there is none. */
    get isPublic(): boolean | undefined {
      return isPublic;
    },
    check,
    close(): void {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}
