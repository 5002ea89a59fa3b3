import type { CallOptions } from "../../ports/marketing-api/call.ts";
import type { MarketingApiError } from "../../ports/marketing-api/errors.ts";
import { isSafe, type OperationRequest } from "../../ports/marketing-api/request.ts";

/** How often a call is retried that may be retried. */
const MAX_RETRIES = 3;
const BASE_DELAY_MS = 500;
const MAX_DELAY_MS = 20_000;

/** How often a call may be retried. */
export interface RetryLimits {
  /** After all failures together. */
  readonly all: number;
  /** After failures where the service may have performed the call. */
  readonly unsure: number;
}

/**
 * How often a call may be retried: the option of the caller or else the rule of the catalog and the method. A throttled call
 * is retried until its deadline, as the service did not perform it.
 */
export function retryLimitsOf({ operation }: OperationRequest, { retry }: CallOptions): RetryLimits {
  return {
    all: retry ?? Number.POSITIVE_INFINITY,
    unsure: retry ?? (isSafe(operation) ? MAX_RETRIES : 0),
  };
}

/** Whether the service throttled a call and so did not perform it. */
export function isThrottled({ status }: { readonly status: number | undefined }): boolean {
  return status === 429;
}

/**
 * Whether a failure may be transient: a service that is down for a moment, the network.
 *
 * @param cutOff - Whether the connection was closed before the response was complete.
 */
export function isTransient({ failure, status, problem }: MarketingApiError, cutOff: boolean): boolean {
  if (failure === "network" || failure === "unreadable") return cutOff;
  if (failure !== "refused") return false;
  // A 403 without a body comes from a service under load, not from a refused key.
  if (status === 403) return typeof problem !== "object";
  return status === 502 || status === 503 || status === 504;
}

/**
 * The delay before a retry in milliseconds: exponential backoff with full jitter, so that callers that failed at the same
 * time do not retry at the same time; never shorter than `Retry-After`.
 *
 * @param retryAfter - The header of the response.
 * @param failures - Number of failures in a row, from 1.
 */
export function retryDelay(
  retryAfter: string | undefined,
  failures: number,
  now: number,
  random: () => number,
): number {
  const jitter = random() * Math.min(MAX_DELAY_MS, BASE_DELAY_MS * 2 ** (failures - 1));
  return Math.max(jitter, millisecondsIn(retryAfter, now));
}

/** Reads `Retry-After`: seconds, or a date. */
function millisecondsIn(value: string | undefined, now: number): number {
  if (value === undefined) return 0;
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now;
  return Number.isNaN(wait) ? 0 : Math.max(0, wait);
}
