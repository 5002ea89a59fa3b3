import type { CallOptions } from "../../ports/marketing-api/api.ts";
import type { MarketingApiError } from "../../ports/marketing-api/errors.ts";
import { isSafe, type OperationRequest } from "../../ports/marketing-api/request.ts";

/** How often a call is repeated that may be. */
const MAX_RETRIES = 3;
const BASE_DELAY_MS = 500;
const MAX_DELAY_MS = 20_000;

/** How often a call may be repeated: what the caller says, else what the catalog and the method say of the operation. */
export function retriesOf({ operation }: OperationRequest, { retry }: CallOptions): number {
  if (retry !== undefined) return retry;
  return isSafe(operation) ? MAX_RETRIES : 0;
}

/**
 * Whether a failure may be gone the next time: throttling, a service that is down for a moment, the network.
 *
 * @param cutOff - Whether the connection broke before the answer was complete.
 */
export function isTransient({ failure, status, problem }: MarketingApiError, cutOff: boolean): boolean {
  if (failure === "network" || failure === "unreadable") return cutOff;
  if (failure !== "refused") return false;
  // A 403 that says nothing comes from a service under load, not from a key that has been refused.
  if (status === 403) return typeof problem !== "object";
  return status === 429 || status === 502 || status === 503 || status === 504;
}

/**
 * How long to wait before a call is repeated, in milliseconds: anything up to twice as long each time ("full jitter"),
 * so that callers who failed together do not come back together; never sooner than the service asks for.
 *
 * @param attempts - How often the call has been sent.
 */
export function retryDelay(
  error: MarketingApiError,
  attempts: number,
  now: number,
  random: () => number,
): number {
  const jitter = random() * Math.min(MAX_DELAY_MS, BASE_DELAY_MS * 2 ** (attempts - 1));
  return Math.max(jitter, retryAfter(error.headers?.["retry-after"], now));
}

/** Reads `Retry-After`: seconds, or a date. */
function retryAfter(value: string | undefined, now: number): number {
  if (value === undefined) return 0;
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now;
  return Number.isNaN(wait) ? 0 : Math.max(0, wait);
}
