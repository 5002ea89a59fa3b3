import type { SourceError } from "../../ports/source-error.ts";

/** After the first failure. It doubles with each further one. */
const FIRST_WAIT_MS = 5_000;
/** While a source refuses requests. */
const MAX_REFUSED_MS = 15 * 60_000;
/** While its responses cannot be read: half a feed is a whole one soon. */
const MAX_INVALID_MS = 60_000;
/** The longest that a source can ask for: an error of its own must not stop announcements for a year. */
const MAX_ASKED_MS = 3_600_000;

/** What a source has responded instead of what was asked for. */
export interface Refusal {
  readonly status: number;
  /** Its header `Retry-After`: a number of seconds, or a date. */
  readonly retryAfter: string | null;
}

/**
 * The time for which a source is left alone after a failure, in which {@link check} repeats that failure. Every request has to
 * ask it, so that no interval, however short, can override it.
 */
export class Pause {
  readonly #now: () => number;
  #until = 0;
  #failure: SourceError | undefined;
  #address: string | undefined;
  #failures = 0;

  /** @param now - Milliseconds of Unix time. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** @throws {SourceError} the last failure, until the pause is over. */
  check(): void {
    const left = this.#until - this.#now();
    // More than the longest one: the clock has been set back.
    if (this.#failure && left > 0 && left <= MAX_ASKED_MS) throw this.#failure;
  }

  /**
   * Begins after a response that cannot be read; or after a refusal, if the source or its status asks for it. A server that has
   * failed otherwise is asked again at once: what it is asked for may be due.
   *
   * @param refusal - Absent if the source did not respond, or not with what was expected.
   */
  begin(address: string, failure: SourceError, refusal: Refusal | undefined): void {
    const asked = refusal && askedWait(refusal, this.#now());
    const isRefused = asked !== undefined;
    if (!isRefused && failure.failure !== "invalid") return;
    const longest = isRefused ? MAX_REFUSED_MS : MAX_INVALID_MS;
    const growing = Math.min(FIRST_WAIT_MS * 2 ** this.#failures, longest);
    this.#until = this.#now() + Math.max(growing, Math.min(asked ?? 0, MAX_ASKED_MS));
    this.#failure = failure;
    this.#address = address;
    this.#failures++;
  }

  /** Ends after a response of the address that has failed: others of the same source may work meanwhile. */
  end(address: string): void {
    if (address !== this.#address) return;
    this.#failure = undefined;
    this.#failures = 0;
  }
}

/** How long a source asks to wait, in milliseconds; 0 if it does not say; `undefined` if it does not ask. */
function askedWait({ status, retryAfter }: Refusal, now: number): number | undefined {
  const text = retryAfter?.trim() ?? "";
  if (/^\d+$/.test(text)) return Number(text) * 1_000;
  const date = /^[A-Z][a-z]+, .+ GMT$/.test(text) ? Date.parse(text) : Number.NaN;
  if (date > now) return date - now;
  return (status >= 400 && status < 500) || status === 503 ? 0 : undefined;
}
