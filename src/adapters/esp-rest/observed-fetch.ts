import type { CallHooks, RequestEvent } from "../../ports/marketing-api/call-events.ts";
import type { Fetch } from "./fetch.ts";
import { tell } from "./tell.ts";

/** A `fetch` for the requests of one call, which tells the hooks about them. Without hooks, it is the given one. */
export function observedFetch(
  fetch: Fetch,
  call: Omit<RequestEvent, "attempt">,
  given: readonly CallHooks[],
): Fetch {
  const hooks = given.filter(({ onRequest, onResponse, onRetry }) => onRequest ?? onResponse ?? onRetry);
  if (hooks.length === 0) return fetch;
  const tellAll = (say: (hook: CallHooks) => void) => {
    for (const hook of hooks) tell(say, hook);
  };
  let attempt = 0;
  let last: { readonly status: number | undefined; readonly at: number } | undefined;
  return async (url, init) => {
    attempt += 1;
    const request = { ...call, attempt };
    const sentAt = performance.now();
    if (last !== undefined) {
      const retry = { ...request, status: last.status, delay: sentAt - last.at };
      tellAll(({ onRetry }) => onRetry?.(retry));
    }
    tellAll(({ onRequest }) => onRequest?.(request));
    const headers: Record<string, string> = {};
    const ends = (status: number | undefined, error?: Error) => {
      last = { status, at: performance.now() };
      const outcome = { status, headers, requestId: headers["x-request-id"], error };
      const response = { ...request, ...outcome, duration: last.at - sentAt };
      tellAll(({ onResponse }) => onResponse?.(response));
    };
    try {
      const response = await fetch(url, init);
      response.headers.forEach((value, name) => {
        if (name !== "set-cookie") headers[name] = value;
      });
      ends(response.status);
      return response;
    } catch (error) {
      ends(undefined, error instanceof Error ? error : new Error(String(error)));
      throw error;
    }
  };
}
