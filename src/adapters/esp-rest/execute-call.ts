import ky, { isHTTPError } from "ky";
import { MarketingApiError, type MarketingApiFailure } from "../../ports/marketing-api/errors.ts";
import type { CallLimiter } from "./call-limiter.ts";
import { type Deadline, wait } from "./deadline.ts";
import type { FetchResponse } from "./fetch.ts";
import { dataOf, problemOf } from "./response-body.ts";
import { bytesOf, ResponseTooLarge } from "./response-size.ts";
import { isTransient, millisecondsIn, type RetryLimits, retryOptions, THROTTLED } from "./retry-policy.ts";
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

  /** Reads the body, too, so that a truncated one is repeated. */
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
    } catch (error) {
      last.broken = reasonOf(error);
    }
    return { status: last.status, retryAfter: retryAfterOf(last) };
  };

  /** Until the service does not throttle it. A retry after the deadline is not attempted. */
  const send = async () => {
    do {
      if (limiter.pause > 0 && last.status === THROTTLED) await wait(limiter.pause, signal);
      await limiter.run(deadline, attempt);
    } while (
      last.status === THROTTLED &&
      last.number <= retries.all &&
      limiter.pause < deadline.remaining &&
      !signal.aborted
    );
    if (last.broken !== undefined) signal.throwIfAborted();
  };

  /** ky decides whether and when to send it again; the first attempt has been made. */
  const repeat = () => {
    let isFirst = true;
    return ky(url, {
      method: wire.method,
      // The deadline replaces ky's timeouts, as it does not count the time in the queue.
      timeout: false,
      signal,
      fetch: async () => {
        if (!isFirst) await send();
        isFirst = false;
        if (last.broken !== undefined) throw last.broken;
        if (!mayRepeat(last)) return new Response();
        return new Response(null, {
          status: last.status,
          headers: { "retry-after": retryAfterOf(last) ?? "" },
        });
      },
      retry: {
        ...retryOptions(wire.method, retries.ambiguous),
        shouldRetry: () =>
          last.broken === undefined ? isInTime(retryAfterOf(last), deadline) : mayRepeat(last),
      },
    });
  };

  try {
    await send();
    if (mayRepeat(last)) await repeat();
  } catch (error) {
    // Made here, not where the call broke off, so that its stack contains the caller.
    if (signal.aborted) throw failureOf(error, call, last);
    if (!isHTTPError(error) && last.broken === undefined) throw error;
  }
  if (last.broken !== undefined) throw failureOf(last.broken, call, last);
  return dataOf(name, last, () => detailsOf(call, last), adviceOf(last, base));
}

function retryAfterOf({ headers, status }: Attempt): string | undefined {
  let found: string | undefined;
  if (status >= 400) {
    headers?.forEach((value, name) => {
      if (name === "retry-after") found = value;
    });
  }
  return found;
}

/** ky decides on a retry, unless it would come too late. */
function isInTime(retryAfter: string | undefined, { remaining }: Deadline): false | undefined {
  return millisecondsIn(retryAfter) < remaining ? undefined : false;
}

/** Whether the failure of an attempt may be over at the next. */
function mayRepeat({ broken, status, text }: Attempt): boolean {
  if (broken !== undefined) return !(broken instanceof ResponseTooLarge);
  return status >= 400 && isTransient(status, problemOf(text));
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
