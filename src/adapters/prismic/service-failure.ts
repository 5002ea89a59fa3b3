/** Minimum pause after a 429, if the service does not send `Retry-After`. */
const MIN_RETRY_AFTER_MS = 1_000;

/** The service responded with a failure status: overload or an internal error. */
export class ServiceFailure extends Error {
  override readonly name = "ServiceFailure";
  /** Pause that the service requested, in milliseconds. */
  readonly pauseMs: number;

  constructor(status: number, pauseMs: number) {
    super(`it responded with status ${status}`);
    this.pauseMs = pauseMs;
  }
}

/**
 * The failure of a status: 429 and 5xx; `undefined` for others.
 *
 * @param retryAfter - The header `Retry-After`: seconds or a date.
 */
export function failureIn(status: number, retryAfter: string | null): ServiceFailure | undefined {
  const fails = status === 429 || status >= 500;
  return fails ? new ServiceFailure(status, retryAfterMs(status, retryAfter)) : undefined;
}

function retryAfterMs(status: number, retryAfter: string | null): number {
  const seconds = Number(retryAfter ?? 0);
  const requested = Number.isNaN(seconds) ? Date.parse(retryAfter ?? "") - Date.now() : seconds * 1_000;
  return Math.max(status === 429 ? MIN_RETRY_AFTER_MS : 0, requested || 0);
}
