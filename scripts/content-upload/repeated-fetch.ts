import { setTimeout as wait } from "node:timers/promises";

/** Delays before a request is sent again. */
const DELAYS_MS = [500, 2_000, 8_000];

/** Methods that have the same effect if they are repeated. */
const IDEMPOTENT = new Set(["GET", "PUT", "PATCH", "DELETE"]);

/**
 * Sends a request again if its connection could not be made, or was lost.
 *
 * @param recover - Finds what a lost request has done, so that it is not done twice. Default: it may be done twice.
 */
export async function repeated<T>(
  send: () => Promise<T>,
  recover: () => Promise<T | undefined> = async () => undefined,
): Promise<T> {
  for (const delay of DELAYS_MS) {
    try {
      return await send();
    } catch (error) {
      // How `fetch` reports any failure of the network, before and within the response.
      if (!(error instanceof TypeError)) throw error;
    }
    await wait(delay);
    const done = await recover();
    if (done !== undefined) return done;
  }
  return send();
}

/** Wraps `fetch` so that idempotent requests are repeated after a lost connection. */
export function repeatedFetch(inner: typeof fetch): typeof fetch {
  return (input, init) => {
    const send = async () => {
      const response = await inner(input, init);
      const { status, headers } = response;
      // The body may be lost as well.
      const body = await response.arrayBuffer();
      return new Response(body.byteLength === 0 ? null : body, { status, headers });
    };
    return IDEMPOTENT.has(init?.method ?? "GET") ? repeated(send) : send();
  };
}

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
  const seconds = Math.max(MIN_WAIT_SECONDS, Number(headers.get("retry-after")) || 0);
  return new Response(body, { status, headers: { "retry-after": String(seconds) } });
}
