import type { CallOptions } from "../../ports/marketing-api/call.ts";
import { isSafe, type OperationRequest } from "../../ports/marketing-api/request.ts";

/** How often a call is retried that may be retried. */
const MAX_RETRIES = 3;
const BASE_DELAY_MS = 500;
const MAX_DELAY_MS = 20_000;
/** The service has room again as soon as a call has ended, so a throttled account is asked again soon, with one call. */
const MAX_PAUSE_MS = 1_000;
/** A longer `Retry-After` counts as this. */
const MAX_RETRY_AFTER_MS = 60_000;

/** How often a call may be retried: after all failures, and after those where the service may have performed it. */
export type RetryLimits = ReturnType<typeof retryLimitsOf>;

/**
 * How often a call may be retried: the option of the caller or else the rule of the catalog and the method. A throttled call
 * is retried until its deadline, as the service did not perform it.
 */
export function retryLimitsOf({ operation }: OperationRequest, { retry }: CallOptions) {
  return {
    all: retry ?? Number.MAX_SAFE_INTEGER,
    ambiguous: retry ?? (isSafe(operation) ? MAX_RETRIES : 0),
  };
}

/** Status of a call that the service throttled, and so did not perform. */
export const THROTTLED = 429;
/** Statuses of a service that may be down or overloaded for a moment. */
const TRANSIENT = [403, 502, 503, 504];

/** Whether a service that responded so may be down or overloaded for a moment. */
export function isTransient(status: number, problem: unknown): boolean {
  // A 403 that is no document comes from a service under load, not from a refused key.
  return TRANSIENT.includes(status) && !(status === 403 && typeof problem === "object");
}

/**
 * Options of ky for repeating a call: exponential backoff with full jitter, so that callers that failed at the same time do not
 * retry at the same time, or as long as `Retry-After` says, which counts up to a minute.
 *
 * @param limit - How often.
 */
export function retryOptions(method: string, limit: number) {
  return {
    limit,
    methods: [method],
    statusCodes: TRANSIENT,
    afterStatusCodes: TRANSIENT,
    maxRetryAfter: MAX_RETRY_AFTER_MS,
    delay: (failures: number) => Math.min(MAX_DELAY_MS, BASE_DELAY_MS * 2 ** (failures - 1)),
    jitter: true,
  };
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
  return Math.max(jitter, Math.min(MAX_RETRY_AFTER_MS, millisecondsIn(retryAfter)));
}

/** Reads `Retry-After`: seconds, or a date. */
export function millisecondsIn(value: string | undefined): number {
  if (value === undefined) return 0;
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isNaN(wait) ? 0 : wait;
}
