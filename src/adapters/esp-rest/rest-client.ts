import type { Perform } from "../../ports/marketing-api/api.ts";
import type { CallHooks, RequestEvent } from "../../ports/marketing-api/call-events.ts";
import { MarketingApiError } from "../../ports/marketing-api/errors.ts";
import { fieldOf, isObject } from "../../ports/marketing-api/field.ts";
import { CallLimiter } from "./call-limiter.ts";
import { callListener } from "./call-listener.ts";
import { traced } from "./diagnostics.ts";
import { executeCall } from "./execute-call.ts";
import { type Fetch, runtimeFetch } from "./fetch.ts";
import { QueuedCall } from "./queued-call.ts";
import { WrongBody } from "./response-body.ts";
import { type RestMarketingApiOptions, settingsOf } from "./settings.ts";
import { unlessAborted } from "./wait.ts";
import { wireRequestOf } from "./wire-request.ts";

/** Performs calls of the Marketing API over HTTP. */
export class RestClient {
  readonly #options: RestMarketingApiOptions;
  #ready: Ready | undefined;
  readonly #pending = new Set<Promise<unknown>>();
  #isClosed = false;

  constructor(options: RestMarketingApiOptions) {
    this.#options = options;
  }

  /** Sends requests that are not calls, as the calls are sent. */
  readonly fetch: Fetch = (url, init) => {
    const { fetch = runtimeFetch } = this.#options;
    return fetch(url, init);
  };

  /** Makes one call: waits in the queue, sends the request, retries where that is safe, and reads the response. */
  readonly perform: Perform = async (request, options) => {
    if (typeof fieldOf(this.#options, "credentials") !== "function")
      return this.#performWith(this.#options, request, options);
    const perform = async (isRefused: boolean) =>
      this.#performWith(
        await renewed(this.#options, request.name, isRefused, options.signal),
        request,
        options,
      );
    try {
      return await perform(false);
    } catch (error) {
      if (!(error instanceof MarketingApiError) || error.status !== 401) throw error;
      // The service has not performed it.
      return perform(true);
    }
  };

  async #performWith(given: RestMarketingApiOptions, ...[request, options]: Parameters<Perform>) {
    const { name } = request;
    if (this.#isClosed) throw unusable(name, "The client has been closed");
    this.#ready = reusable(this.#ready, given) ?? readyWith(given, name, this.#ready?.limiter);
    const { settings, limiter } = this.#ready;
    const wire = wireRequestOf(request, settings, options);
    const { timeout = settings.timeout, queueTimeout = settings.queueTimeout } = options;
    const { retry, background: isBackground = false, signal } = options;
    const queued = new QueuedCall({ timeout, queueTimeout }, isBackground, signal);
    const { safe: isSafe } = request.operation.rules;
    const call = traced(request, settings.base, (trace = {}) => {
      const about = { operation: name, route: request.operation.route, server: settings.host };
      const fetch = observedFetch(settings.fetch, about, [...settings.hooks, options, trace]);
      const prepared = { name, wire, queued, timeout, isSafe, retry };
      return executeCall(prepared, limiter, { ...settings, fetch });
    });
    this.#pending.add(call);
    try {
      return await call;
    } catch (error) {
      if (error instanceof MarketingApiError) throw error;
      throw unexpected(name, `The call of ${name} could not be made`, error);
    } finally {
      queued.dispose();
      this.#pending.delete(call);
    }
  }

  /** Waits for the calls that have been made. Later calls are rejected. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.allSettled(this.#pending);
  }
}

/** What calls with some options need; calls with renewed credentials share the queue. */
type Ready = ReturnType<typeof readyWith>;

/** Returns `ready` if the options still have the credentials for which it was made. */
function reusable(ready: Ready | undefined, options: RestMarketingApiOptions): Ready | undefined {
  if (ready === undefined || ready.options === options) return ready;
  const names = ["apiKey", "accessToken", "serverPrefix"] as const;
  return names.every((name) => ready.options[name] === options[name]) ? ready : undefined;
}

async function renewed(
  options: RestMarketingApiOptions,
  name: string,
  isRefused: boolean,
  signal: AbortSignal | undefined,
): Promise<RestMarketingApiOptions> {
  try {
    const given = await unlessAborted(signal, async () => options.credentials?.({ isRefused }));
    const { apiKey, accessToken, serverPrefix } = given ?? {};
    return { ...options, apiKey, accessToken, serverPrefix: serverPrefix ?? options.serverPrefix };
  } catch (cause) {
    throw signal?.aborted
      ? new MarketingApiError("aborted", name, `The signal ended it when calling ${name}`, { cause })
      : unexpected(name, `No credentials for ${name}`, cause);
  }
}

function readyWith(options: RestMarketingApiOptions, name: string, shared: CallLimiter | undefined) {
  const settings = settingsOf(options, name);
  const limiter = shared ?? new CallLimiter(settings.concurrency, settings.onThrottle);
  return { options, settings, limiter };
}

/** Wraps unexpected errors, so that a caller has to expect one class of errors only. */
function unexpected(name: string, what: string, cause: unknown): MarketingApiError {
  return unusable(name, `${what}: ${cause instanceof Error ? cause.message : cause}`, cause);
}

function unusable(name: string, message: string, cause?: unknown): MarketingApiError {
  return new MarketingApiError("configuration", name, message, { cause });
}

/** A `fetch` for the requests of one call, which tells the hooks about them. Without hooks, it is the given one. */
function observedFetch(
  fetch: Fetch,
  call: Omit<RequestEvent, "attempt">,
  given: readonly CallHooks[],
): Fetch {
  const hooks = given.filter(({ onRequest, onResponse, onRetry }) => onRequest ?? onResponse ?? onRetry);
  if (hooks.length === 0) return fetch;
  const tellAll = (say: (hook: CallHooks) => void) => {
    for (const hook of hooks) callListener(say, hook);
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
      // A caller's function may forget to return it; another attempt would bring the same.
      if (!isObject(response)) throw new WrongBody("fetch returned no response");
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
