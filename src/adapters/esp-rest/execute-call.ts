import ky, { TimeoutError } from "ky";
import { MarketingApiError, type MarketingApiFailure } from "../../ports/marketing-api/errors.ts";
import type { CallLimiter } from "./call-limiter.ts";
import type { FetchResponse } from "./fetch.ts";
import type { QueuedCall } from "./queued-call.ts";
import { dataIn, problemOf, unreadable, WrongBody } from "./response-body.ts";
import { bytesOf, ResponseTooLarge } from "./response-size.ts";
import { retryDelay, THROTTLED } from "./retry-policy.ts";
import type { Settings } from "./settings.ts";
import { MAX_TIMER_MS } from "./wait.ts";
import type { WireRequest } from "./wire-request.ts";

/** A call that is ready to be sent. */
export interface PreparedCall {
  /** Name of the operation. */
  readonly name: string;
  readonly wire: WireRequest;
  readonly queued: QueuedCall;
  /** Time limit of all attempts, in milliseconds, from the moment the call leaves the queue for the first one. */
  readonly timeout: number;
  /** Whether it may be performed twice, where the catalog says so; otherwise its method does. */
  readonly isSafe: boolean | undefined;
  /** How often the caller wants it to be repeated. */
  readonly retry: number | undefined;
}

/** The last attempt of a call. */
interface Attempt {
  /** Requests that were sent, with this one. */
  readonly number: number;
  /** Requests that were not throttled, with this one. */
  performed: number;
  /** 0 without a response. */
  status: number;
  headers?: FetchResponse["headers"];
  text: string;
  /** The data of a success. */
  data?: unknown;
  /** Why there was no response, or why its body could not be read. */
  broken?: Error;
}

const UTF_8 = new TextDecoder();

/** Tells ky that an attempt has failed; the attempt itself says why. */
class AttemptFailed extends Error {}

/**
 * Sends a call when it is its turn, and repeats it after a transient failure. It is in flight only while it is sent.
 *
 * @throws {MarketingApiError} For every failure of the service, the network, the time limits and the signal.
 */
export async function executeCall(
  call: PreparedCall,
  limiter: CallLimiter,
  { base, fetch, maxResponseBytes }: Settings,
): Promise<unknown> {
  const { name, wire, queued, timeout, isSafe, retry } = call;
  const { url, ...init } = wire;
  const { method } = wire;
  const { signal } = queued;
  let last: Attempt = { number: 0, performed: 0, status: 0, text: "" };

  /** Reads the body, too, so that a truncated one is repeated. */
  const attempt = async () => {
    last = { number: last.number + 1, performed: last.performed, status: 0, text: "" };
    try {
      const response = await fetch(url, { ...init, redirect: "manual", signal });
      // A browser hides the status of a redirect.
      last.status = response.status || 302;
      last.headers = response.headers;
      last.text = await textOf(response, maxResponseBytes);
      if (hasData(method, last)) last.data = dataIn(last.text);
    } catch (error) {
      // The status of a failure says enough without its body.
      if (last.status < 300) last.broken = error instanceof WrongBody ? error : reasonOf(error);
    }
    if (last.status !== THROTTLED) last.performed += 1;
    return { status: last.status, retryAfter: failureHeadersOf(last)["retry-after"] };
  };

  let delay = 0;
  try {
    // ky's clock begins with the call, so the call has its turn before.
    await limiter.enter(queued);
    const until = performance.now() + timeout;
    await ky(url, {
      method,
      // It would combine ours with its own, which costs more than all else here.
      ...(queued.isAbortable && { signal }),
      timeout: false,
      totalTimeout: timeout > MAX_TIMER_MS ? false : timeout,
      throwHttpErrors: false,
      // The caller's `fetch` takes an address and headers, not a request of this runtime.
      fetch: async () => {
        await limiter.run(queued, attempt);
        if (last.broken !== undefined || last.status > 299) throw new AttemptFailed();
        return new Response();
      },
      retry: {
        limit: Number.MAX_SAFE_INTEGER,
        methods: [method],
        shouldRetry: () => {
          const { status, number, performed, broken } = last;
          if (signal.aborted || broken instanceof ResponseTooLarge || broken instanceof WrongBody)
            return false;
          const timeLeft = until - performance.now();
          const isThrottled = status === THROTTLED;
          const wait = retryDelay({
            method,
            isSafe,
            retry,
            status: broken === undefined ? status : 0,
            headers: failureHeadersOf(last),
            attempt: isThrottled ? number : performed,
            timeLeft,
          });
          delay = Math.max(wait ?? 0, isThrottled ? limiter.pause : 0);
          return wait !== undefined && delay < timeLeft;
        },
        delay: () => delay,
      },
    });
  } catch (error) {
    if (error instanceof TimeoutError) queued.end(error);
    // Made here, not where the call broke off, so that its stack contains the caller.
    if (signal.aborted) throw failureOf(error, call, last);
    if (!(error instanceof AttemptFailed)) throw error;
  } finally {
    limiter.leave(queued);
  }
  if (last.broken !== undefined) throw failureOf(last.broken, call, last);
  if (last.status < 300) return last.data;
  const details = { ...detailsOf(call, last), problem: problemOf(last.text) };
  throw MarketingApiError.refused(name, last.status, details, adviceOf(last, base));
}

async function textOf({ body }: FetchResponse, maxBytes: number): Promise<string> {
  return body === null ? "" : UTF_8.decode(await bytesOf(body, maxBytes));
}

/** Only with a 204 have the successes of GET and PUT no body. */
function hasData(method: string, { status, text }: Attempt): boolean {
  return status < 300 && status !== 204 && (text !== "" || method === "GET" || method === "PUT");
}

/** The headers of a response that is not a success; those of others are not needed. */
function failureHeadersOf(last: Attempt): Record<string, string> {
  return last.status >= 400 ? headersOf(last) : {};
}

const REDIRECTS = [301, 302, 303, 307, 308];

/** What a wrong `baseUrl` looks like. */
function adviceOf(last: Attempt, base: string): string {
  const { status } = last;
  if (REDIRECTS.includes(status)) {
    const target = headersOf(last).location ?? "another address";
    return `a redirect to ${target}, which is not followed; is baseUrl right?`;
  }
  return status === 404 && !base.endsWith("/3.0") ? "baseUrl does not end in /3.0" : "";
}

function failureOf(error: unknown, call: PreparedCall, last: Attempt): unknown {
  const { name, queued } = call;
  const details = detailsOf(call, last);
  const failed = (failure: MarketingApiFailure, what: string, cause: unknown, why = "") =>
    new MarketingApiError(failure, name, `${what} when calling ${name}${why}`, { ...details, cause });
  const { timeUp, signal } = queued;
  if (timeUp !== undefined) return failed("timeout", timeUp.message, timeUp);
  if (error instanceof TimeoutError) return failed("timeout", "No response within the time limit", error);
  if (signal.aborted) return failed("aborted", "The signal ended it", signal.reason);
  const { status, broken } = last;
  if (broken === undefined) return error;
  const reason = `: ${broken.message === "" && "code" in broken ? broken.code : broken.message}`;
  if (status !== 0) return unreadable(name, broken, { ...details, problem: last.text || undefined });
  const isHttp = broken.name !== "HTTPParserError";
  if (isHttp) return failed("network", "The service could not be reached", broken, reason);
  return failed("unreadable", "The service did not respond in HTTP", broken, reason);
}

function detailsOf({ wire: { method, url } }: PreparedCall, last: Attempt) {
  const about = { request: { method, url }, attempts: last.number };
  return last.status === 0 ? about : { ...about, status: last.status, headers: headersOf(last) };
}

/** Some runtimes give the reason only as the cause of the error. */
function reasonOf(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(String(error));
  return error.cause instanceof Error ? error.cause : error;
}

function headersOf({ headers }: Attempt): Record<string, string> {
  const plain: Record<string, string> = {};
  headers?.forEach((value, name) => {
    // The header describes the body on the wire; it is decompressed now.
    if (name !== "content-encoding") plain[name] = value;
  });
  return plain;
}
