import type { Method } from "../../ports/marketing-api/operation.ts";
import { isIdempotent } from "../../ports/marketing-api/request.ts";

/** How often a call is repeated that the service may have performed. */
const MAX_RETRIES = 3;
const BASE_DELAY_MS = 500;
const MAX_DELAY_MS = 20_000;
/** The service has room again as soon as a call has ended, so a throttled account is asked again soon, with one call. */
const MAX_PAUSE_MS = 1_000;
/** A longer `Retry-After` counts as this. */
const MAX_RETRY_AFTER_MS = 60_000;

/** Status of a call that the service throttled, and so did not perform. */
export const THROTTLED = 429;

/** An attempt that failed, and the call it belongs to. */
export interface FailedAttempt {
  readonly method: Method;
  /** Whether the call may be performed twice. Default: GET, PUT and DELETE may. */
  readonly isSafe?: boolean | undefined;
  /** Status of the response; 0 without one, or if it was cut off. */
  readonly status: number;
  /** Headers of the response; names are in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** Number of attempts of the call that failed so, from 1: throttled ones, or others. */
  readonly attempt: number;
  /** Until the time limit of the call, in milliseconds. */
  readonly timeLeft: number;
  /** How often the caller wants the call to be repeated. Default: three times, and until the time limit if it is throttled. */
  readonly retry?: number | undefined;
}

/**
 * When a call is repeated: in milliseconds, or `undefined` for never. A call is repeated after a transient failure if the
 * service did not perform it, or if it may be performed twice. Delays double, with full jitter, and are never shorter than
 * `Retry-After`, which counts up to a minute; one that would end after the time limit is not begun.
 *
 * @param random - A number in [0, 1).
 */
export function retryDelay(failed: FailedAttempt, random: () => number = Math.random): number | undefined {
  const { method, status, headers, attempt, timeLeft } = failed;
  const { isSafe = isIdempotent(method) } = failed;
  const isThrottled = status === THROTTLED;
  if (!isThrottled && !isTransient(status, headers)) return undefined;
  const byRule = isSafe ? MAX_RETRIES : 0;
  const limit = failed.retry ?? (isThrottled ? Number.POSITIVE_INFINITY : byRule);
  if (attempt > limit) return undefined;
  const after = retryAfterIn(headers);
  // The queue of the client stands still after a throttled call, for as long as its calls together need.
  const delay = isThrottled ? after : Math.max(after, backoff(attempt, random));
  return delay < timeLeft ? delay : undefined;
}

/** Statuses of a service that is down or overloaded for a moment; those from 520 to 529 come from a proxy before it. */
const TRANSIENT = [408, 500, 502, 503, 504];

/** Whether a service that responded so, or did not respond (0), may be down or overloaded for a moment. */
export function isTransient(status: number, headers: FailedAttempt["headers"] = {}): boolean {
  // A 403 that is not a document comes from a service under load, not from a refused key.
  if (status === 403) return !(headers["content-type"] ?? "").includes("json");
  return status === 0 || TRANSIENT.includes(status) || (status >= 520 && status <= 529);
}

/**
 * For how long no call is sent after a throttled one, in milliseconds: exponential backoff with full jitter; never shorter than
 * `Retry-After`, which counts up to a minute.
 *
 * @param retryAfter - The header of the response.
 * @param pauses - Number of pauses in a row, from 1.
 */
export function pauseAfter(retryAfter: string | undefined, pauses: number): number {
  const jitter = Math.random() * Math.min(MAX_PAUSE_MS, BASE_DELAY_MS * 2 ** (pauses - 1));
  return Math.max(jitter, retryAfterIn({ "retry-after": retryAfter ?? "" }));
}

/**
 * Milliseconds before a repetition: at most twice as many as before the last one, with full jitter.
 *
 * @param attempt - Number of the attempt that failed, from 1.
 */
export function backoff(attempt: number, random: () => number = Math.random): number {
  return random() * Math.min(MAX_DELAY_MS, BASE_DELAY_MS * 2 ** (attempt - 1));
}

/** Reads `Retry-After`, seconds or a date, as milliseconds. What is past, or cannot be read, is 0. */
function retryAfterIn(headers: FailedAttempt["headers"]): number {
  const value = headers["retry-after"] ?? "";
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isNaN(wait) ? 0 : Math.min(MAX_RETRY_AFTER_MS, Math.max(0, wait));
}
