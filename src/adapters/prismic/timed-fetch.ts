/**
 * `fetch` that gives up. Without a limit a content service that accepts a connection and never answers would hold
 * every visitor of the page.
 *
 * @param inner - What carries the requests.
 * @param timeoutMs - Limit for one attempt, headers and body together, in milliseconds.
 */
export function timedFetch(inner: typeof fetch, timeoutMs: number): typeof fetch {
  return (input, init) => {
    const limit = AbortSignal.timeout(timeoutMs);
    return inner(input, { ...init, signal: init?.signal ? AbortSignal.any([init.signal, limit]) : limit });
  };
}
