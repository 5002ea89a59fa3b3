/** Minimum delay before a retry, if the service does not send `Retry-After`. */
const MIN_WAIT_SECONDS = 1;

/**
 * Wraps `fetch` with a timeout.
 *
 * @param inner - The wrapped `fetch`.
 * @param timeoutMs - Timeout of one attempt until the body is complete, in milliseconds.
 */
export function timedFetch(inner: typeof fetch, timeoutMs: number): typeof fetch {
  return async (input, init) => {
    // The wrapped `fetch` may ignore signals.
    init?.signal?.throwIfAborted();
    const limit = AbortSignal.timeout(timeoutMs);
    const signal = init?.signal ? AbortSignal.any([init.signal, limit]) : limit;
    const response = await inner(input, { ...init, signal });
    return response.status === 429 ? paced(response) : response;
  };
}

/** Adds a missing `retry-after`: the client treats it as 0, and would retry at once. */
function paced({ headers, status, body }: Response): Response {
  const wait = Math.max(MIN_WAIT_SECONDS, Number(headers.get("retry-after")) || 0);
  return new Response(body, { status, headers: { "retry-after": String(wait) } });
}
