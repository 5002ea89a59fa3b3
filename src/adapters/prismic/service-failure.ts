/** Milliseconds that a service which limits the rate of requests is left alone where it does not say how long. */
const SHORTEST_PAUSE = 1_000;

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
 * `fetch` that rejects with {@link ServiceFailure} for 429 and 5xx. The provider's client would repeat a rate-limited
 * request without end, and read any other failure as an answer.
 */
export function failingFetch(inner: typeof fetch): typeof fetch {
  return async (input, init) => {
    const response = await inner(input, init);
    const { status, headers, body } = response;
    if (status !== 429 && status < 500) return response;
    // Nobody reads on, so the connection is free for the next request.
    await body?.cancel();
    throw new ServiceFailure(status, pauseOf(status, headers.get("retry-after")));
  };
}

/** Reads `Retry-After`, which is seconds or a date. */
function pauseOf(status: number, retryAfter: string | null): number {
  const seconds = Number(retryAfter ?? 0);
  const asked = Number.isNaN(seconds) ? Date.parse(retryAfter ?? "") - Date.now() : seconds * 1_000;
  return Math.max(status === 429 ? SHORTEST_PAUSE : 0, asked || 0);
}
