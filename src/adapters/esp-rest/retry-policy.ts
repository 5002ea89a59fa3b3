import type { CallOptions } from "../../ports/marketing-api/call.ts";
import type { MarketingApiError } from "../../ports/marketing-api/errors.ts";
import { isSafe, type OperationRequest } from "../../ports/marketing-api/request.ts";

/** How often a call is repeated that may be. */
const MAX_RETRIES = 3;
const BASE_DELAY_MS = 500;
const MAX_DELAY_MS = 20_000;

/** How often a call may be repeated. */
export interface Repeats {
  /** Whatever the failures were. */
  readonly all: number;
  /** After failures that may have left something done. */
  readonly unsure: number;
}

/**
 * How often a call may be repeated: what the caller says, else what the catalog and the method say of the operation.
 * A throttled call is repeated while its time lasts: the service did nothing of it.
 */
export function repeatsOf({ operation }: OperationRequest, { retry }: CallOptions): Repeats {
  return {
    all: retry ?? Number.POSITIVE_INFINITY,
    unsure: retry ?? (isSafe(operation) ? MAX_RETRIES : 0),
  };
}

/** Whether the service refused a call because there were too many, so that nothing of it was done. */
export function isThrottled({ status }: { readonly status: number | undefined }): boolean {
  return status === 429;
}

/**
 * Whether a failure may be gone the next time: a service that is down for a moment, the network.
 *
 * @param cutOff - Whether the connection broke before the answer was complete.
 */
export function isTransient({ failure, status, problem }: MarketingApiError, cutOff: boolean): boolean {
  if (failure === "network" || failure === "unreadable") return cutOff;
  if (failure !== "refused") return false;
  // A 403 that says nothing comes from a service under load, not from a key that has been refused.
  if (status === 403) return typeof problem !== "object";
  return status === 502 || status === 503 || status === 504;
}

/**
 * How long to wait before a call is repeated, in milliseconds: anything up to twice as long each time ("full jitter"),
 * so that callers who failed together do not come back together; never sooner than the service asks for.
 *
 * @param retryAfter - The header of the answer.
 * @param failures - The how manieth failure in a row it is, from 1.
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
