/** Seconds between two attempts where a service that limits the rate of requests does not say. */
const MIN_WAIT_SECONDS = 1;

/**
 * `fetch` that gives up. Without a limit a content service that accepts a connection and never answers would hold
 * every visitor of the page.
 *
 * @param inner - What carries the requests.
 * @param timeoutMs - Limit for one attempt, headers and body together, in milliseconds.
 */
export function timedFetch(inner: typeof fetch, timeoutMs: number): typeof fetch {
  return async (input, init) => {
    // Whatever carries the requests may know nothing of signals.
    init?.signal?.throwIfAborted();
    const limit = AbortSignal.timeout(timeoutMs);
    const signal = init?.signal ? AbortSignal.any([init.signal, limit]) : limit;
    const response = await inner(input, { ...init, signal });
    return response.status === 429 ? paced(response) : response;
  };
}

/** The client takes a missing `retry-after` for 0 and asks again at once, and again. */
function paced({ headers, status, body }: Response): Response {
  const wait = Math.max(MIN_WAIT_SECONDS, Number(headers.get("retry-after")) || 0);
  return new Response(body, { status, headers: { "retry-after": String(wait) } });
}
