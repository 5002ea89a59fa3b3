import type { Log } from "../../ports/log.ts";
import type { Meter } from "../../ports/meter.ts";

/** The content service is also asked between publishes, because somebody may change its settings. */
const INTERVAL_MS = 3_600_000;

interface ExposureOptions {
  /** Asks the content service, without credentials, whether it shows its content to everybody. */
  readonly isPublic: () => Promise<boolean>;
  readonly log: Log;
  readonly meter: Meter;
}

/**
 * Detects that the content service shows to everybody what the site hides: documents under an embargo are published
 * there. Asks with each set of documents, and every hour. While some are exposed, it is logged as an error, and a metric
 * has the time since when.
 */
export class EmbargoExposure {
  readonly #options: ExposureOptions;
  /** Ids of the documents that wait. */
  #waiting: readonly string[] = [];
  #isPublic: boolean | undefined;
  #since = 0;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(options: ExposureOptions) {
    this.#options = options;
  }

  /** The last known answer of the content service; `undefined` if there is none. */
  get isPublic(): boolean | undefined {
    return this.#isPublic;
  }

  /** Asks the content service. Never rejects. */
  async check(waiting: readonly string[] = this.#waiting): Promise<void> {
    const { isPublic, log } = this.#options;
    this.#waiting = waiting;
    clearTimeout(this.#timer);
    try {
      this.#isPublic = await isPublic();
    } catch (error) {
      if (waiting.length > 0)
        log.warn(
          { err: error },
          "it is unknown whether the content service shows everybody what is under an embargo",
        );
    }
    if (this.#isClosed) return;
    this.#report();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.check(), INTERVAL_MS).unref();
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  #report(): void {
    const { log, meter } = this.#options;
    const isExposed = this.#isPublic === true && this.#waiting.length > 0;
    if (isExposed)
      log.error(
        { documents: this.#waiting },
        "anybody can read documents under an embargo at the content service: make the repository private",
      );
    if (isExposed === this.#since > 0) return;
    this.#since = isExposed ? Math.floor(Date.now() / 1_000) : 0;
    meter.set("content_exposed_since_timestamp_seconds", {}, this.#since);
  }
}
