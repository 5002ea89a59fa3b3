import ky, { isHTTPError } from "ky";
import { MarketingApiError, type MarketingApiFailure } from "../../ports/marketing-api/errors.ts";
import type { CallLimiter } from "./call-limiter.ts";
import { type Deadline, wait } from "./deadline.ts";
import type { FetchResponse } from "./fetch.ts";
import { dataOf, problemOf } from "./response-body.ts";
import { bytesOf, ResponseTooLarge } from "./response-size.ts";
import { isTransient, type RetryLimits, retryDelay, THROTTLED } from "./retry-policy.ts";
import type { Settings } from "./settings.ts";
import type { WireRequest } from "./wire-request.ts";

/** A call that is ready to be sent. */
export interface PreparedCall {
  /** Name of the operation. */
  readonly name: string;
  readonly wire: WireRequest;
  readonly deadline: Deadline;
  readonly retries: RetryLimits;
}

/** The last attempt of a call. */
interface Attempt {
  /** Requests that were sent, with this one. */
  readonly number: number;
  /** 0 without a response. */
  status: number;
  headers?: FetchResponse["headers"];
  text: string;
  /** Why there was no response, or why its body could not be read. */
  broken?: Error;
}

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
  const { name, wire, deadline, retries } = call;
  const { url, ...init } = wire;
  const { signal } = deadline;
  let last: Attempt = { number: 0, status: 0, text: "" };
  const retryAfter = () => (last.status < 400 ? undefined : headersOf(last)["retry-after"]);
  let ambiguousFailures = 0;
  let delay = 0;

  /** Reads the body, too, so that a truncated one is repeated. `fetch` does not get ky's Request: it may know another. */
  const attempt = async () => {
    last = { number: last.number + 1, status: 0, text: "" };
    try {
      const response = await fetch(url, { ...init, redirect: "manual", signal });
      // A browser hides the status of a redirect.
      last.status = response.status || 302;
      last.headers = response.headers;
      if (response.body !== null) {
        last.text = new TextDecoder().decode(await bytesOf(response.body, maxResponseBytes));
      }
      return { status: last.status, retryAfter: retryAfter() };
    } catch (error) {
      last.broken = reasonOf(error);
      throw last.broken;
    }
  };

  const shouldRetry = ({ error }: { readonly error: Error }): boolean => {
    if (isHTTPError(error) && last.status === THROTTLED) delay = limiter.pause;
    else {
      const isTemporary = isHTTPError(error)
        ? isTransient(last.status, problemOf(last.text))
        : last.broken !== undefined && !(last.broken instanceof ResponseTooLarge);
      ambiguousFailures += 1;
      if (!isTemporary || ambiguousFailures > retries.ambiguous) return false;
      delay = retryDelay(retryAfter(), ambiguousFailures);
    }
    // A retry after the deadline is not attempted.
    return !signal.aborted && delay < deadline.remaining;
  };

  try {
    // The deadline replaces ky's timeouts, as it does not count the time in the queue. Its signal stays outside, because a
    // second one would double what ky costs.
    await ky(url, {
      method: wire.method,
      timeout: false,
      fetch: async () => {
        if (delay > 0) await wait(delay, signal);
        await limiter.run(deadline, attempt);
        return new Response(null, { status: last.status });
      },
      retry: { limit: retries.all, methods: [wire.method], shouldRetry, delay: () => 0 },
    });
  } catch (error) {
    // Made here, not where the call broke off, so that its stack contains the caller.
    if (signal.aborted || !isHTTPError(error)) throw failureOf(error, call, last);
  }
  return dataOf(name, last, () => detailsOf(call, last), adviceOf(last, base));
}

/** What a wrong `baseUrl` looks like. */
function adviceOf(last: Attempt, base: string): string {
  const { status } = last;
  if (status >= 300 && status < 400) {
    const target = headersOf(last).location ?? "another address";
    return `a redirect to ${target}, which is not followed; is baseUrl right?`;
  }
  return status === 404 && !base.endsWith("/3.0") ? "baseUrl does not end in /3.0" : "";
}

function failureOf(error: unknown, call: PreparedCall, last: Attempt): unknown {
  const { name, deadline } = call;
  const details = detailsOf(call, last);
  const failed = (failure: MarketingApiFailure, what: string, cause: unknown, why = "") =>
    new MarketingApiError(failure, name, `${what} when calling ${name}${why}`, { ...details, cause });
  const { timeUp, signal } = deadline;
  if (timeUp !== undefined) return failed("timeout", timeUp.message, timeUp);
  if (signal.aborted) return failed("aborted", "The signal ended it", signal.reason);
  const { status, broken } = last;
  if (broken === undefined) return error;
  const reason = `: ${broken.message === "" && "code" in broken ? broken.code : broken.message}`;
  if (status !== 0) return failed("unreadable", "The service's response was cut off", broken, reason);
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
