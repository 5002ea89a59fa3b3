import { contentLoss } from "../../domain/content/content-loss.ts";
import type { ContentSnapshot } from "../../domain/content/content-snapshot.ts";
import { type ContentRef, ContentServiceError } from "../../ports/content-repository.ts";
import type { Log } from "../../ports/log.ts";
import type { Meter } from "../../ports/meter.ts";

/** Milliseconds after which content that was refused is read again: it may have been a fault of the service. */
const READ_AGAIN_AFTER_MS = 60_000;

/** A publish does not reach visitors, because most of the content is gone at it. */
export class PublishRefusedError extends ContentServiceError {
  override readonly name = "PublishRefusedError";
}

interface GuardOptions {
  /** A ref that is taken whatever is gone at it. */
  readonly acceptedRef: string | undefined;
  readonly log: Log;
  readonly meter: Meter;
}

/** Keeps from visitors what would empty the site: in the log once a ref, and in the metrics as long as it lasts. */
export class PublishGuard {
  readonly #options: GuardOptions;
  #refused:
    | { readonly ref: ContentRef; readonly error: PublishRefusedError; readonly at: number }
    | undefined;

  constructor(options: GuardOptions) {
    this.#options = options;
  }

  /** Why a ref was refused of late, so that it need not be read again; `undefined` for all others. */
  refusalOf(ref: ContentRef): PublishRefusedError | undefined {
    if (this.#refused?.ref !== ref) return undefined;
    return performance.now() - this.#refused.at < READ_AGAIN_AFTER_MS ? this.#refused.error : undefined;
  }

  /**
   * Compares content with what visitors read until now.
   *
   * @throws {PublishRefusedError} when it may not take its place.
   */
  check(ref: ContentRef, before: ContentSnapshot | undefined, after: ContentSnapshot): void {
    const { acceptedRef, log, meter } = this.#options;
    const lost = before && ref !== acceptedRef ? contentLoss(before, after) : undefined;
    if (lost === undefined) {
      this.end();
      return;
    }
    const error = new PublishRefusedError("a publish", { cause: `it would take away ${lost}` });
    if (this.#refused?.ref !== ref) {
      log.error({ ref, lost }, "a publish is kept from visitors, because it would empty the site");
      if (!this.#refused)
        meter.set("content_refused_since_timestamp_seconds", {}, Math.floor(Date.now() / 1_000));
    }
    this.#refused = { ref, error, at: performance.now() };
    throw error;
  }

  /** What is published now is not refused. */
  end(): void {
    if (this.#refused) this.#options.meter.set("content_refused_since_timestamp_seconds", {}, 0);
    this.#refused = undefined;
  }
}
