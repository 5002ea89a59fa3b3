/** Milliseconds that a service which limits the rate of requests is left alone where it does not say how long. */
const MIN_RETRY_AFTER_MS = 1_000;

/** The content service answered, and its answer says that it fails: overload or a fault of its own. */
export class ServiceFailure extends Error {
  override readonly name = "ServiceFailure";
  /** How long it wants to be left alone, in milliseconds. */
  readonly pauseMs: number;

  constructor(status: number, pauseMs: number) {
    super(`it answered with status ${status}`);
    this.pauseMs = pauseMs;
  }
}

/**
 * The failure that an answer says: 429 and 5xx do, anything else is an answer.
 *
 * @param retryAfter - The header `Retry-After`: seconds or a date.
 */
export function failureIn(status: number, retryAfter: string | null): ServiceFailure | undefined {
  const fails = status === 429 || status >= 500;
  return fails ? new ServiceFailure(status, retryAfterMs(status, retryAfter)) : undefined;
}

function retryAfterMs(status: number, retryAfter: string | null): number {
  const seconds = Number(retryAfter ?? 0);
  const asked = Number.isNaN(seconds) ? Date.parse(retryAfter ?? "") - Date.now() : seconds * 1_000;
  return Math.max(status === 429 ? MIN_RETRY_AFTER_MS : 0, asked || 0);
}
