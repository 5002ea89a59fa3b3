import { MarketingApiError } from "../../ports/marketing-api/errors.ts";
import { AnswerTooLarge } from "./answer-size.ts";
import type { ConnectionPool } from "./connection-pool.ts";
import type { Deadline, EndReason } from "./deadline.ts";
import { dataOf, type ErrorDetails, plainHeaders, textOf } from "./response-body.ts";
import { isThrottled, isTransient, type RetryLimits, retryDelay } from "./retry-policy.ts";
import type { SharedBackoff } from "./shared-backoff.ts";
import type { Time } from "./time.ts";
import type { Connection, Exchanged, WireRequest } from "./transport.ts";

/** A call that is ready to be sent. */
export interface PreparedCall {
  /** Name of the operation. */
  readonly name: string;
  readonly origin: string;
  readonly wire: WireRequest;
  readonly limit: Deadline;
  readonly retries: RetryLimits;
}

/** State that the calls of an account share. */
export interface Account {
  readonly pool: ConnectionPool<Connection>;
  readonly backoff: SharedBackoff;
  readonly time: Time;
  readonly random: () => number;
  /** Limit of a response body, decompressed, in bytes. */
  readonly maxAnswerBytes: number;
}

/** The attempts and failures of a call so far. */
interface Tally {
  /** Requests that were sent. */
  attempts: number;
  failures: number;
  /** Failures after which the service may have performed the call. */
  unsure: number;
}

/**
 * Sends a call when a connection is free, and retries it after a transient failure. It has a connection only while it is
 * sent.
 */
export async function executeCall(call: PreparedCall, account: Account): Promise<unknown> {
  const tally: Tally = { attempts: 0, failures: 0, unsure: 0 };
  for (;;) {
    const connection = await acquireConnection(call, account, tally.attempts);
    const exchange = await connection.exchange(call.wire, call.limit, account.maxAnswerBytes);
    // Before the connection is released to the next call, which would be throttled as well.
    account.backoff.record(exchange);
    account.pool.release(connection);
    if (exchange.sent) tally.attempts += 1;
    try {
      return await readAnswer(call, exchange, tally.attempts, account.maxAnswerBytes);
    } catch (error) {
      const delay = delayAfter(error, exchange, call, account, tally);
      if (delay === undefined) throw error;
      await call.limit.wait(delay);
    }
  }
}

/** The delay before a failed call is retried, in milliseconds; `undefined` when it is not retried. */
function delayAfter(
  error: unknown,
  exchange: Exchanged,
  { limit, retries }: PreparedCall,
  { backoff, time, random }: Account,
  tally: Tally,
): number | undefined {
  if (!(error instanceof MarketingApiError)) return undefined;
  const throttled = isThrottled(error);
  const cutOff = exchange.error !== undefined && !(exchange.error instanceof AnswerTooLarge);
  if (!throttled && !isTransient(error, cutOff)) return undefined;
  tally.failures += 1;
  if (!throttled) tally.unsure += 1;
  if (tally.failures > retries.all || tally.unsure > retries.unsure) return undefined;
  const now = time.now();
  const delay = throttled
    ? backoff.remaining
    : retryDelay(error.headers?.["retry-after"], tally.unsure, now, random);
  // A retry after the deadline is not attempted.
  return now + delay < limit.deadline ? delay : undefined;
}

/** Waits until a connection is free and the account is not throttled. */
async function acquireConnection(
  call: PreparedCall,
  { pool, backoff }: Account,
  attempts: number,
): Promise<Connection> {
  const { limit } = call;
  if (limit.reached !== undefined) throw endedEarly(call, attempts);
  let connection = pool.take();
  if (connection === undefined) {
    limit.enterQueue();
    connection = await pool.wait(limit);
  }
  // A call that waits here has its connection already, so that calls keep their order.
  while (connection !== undefined && backoff.remaining > 0) {
    limit.enterQueue();
    await limit.wait(backoff.remaining);
    if (limit.reached === undefined) continue;
    pool.release(connection);
    connection = undefined;
  }
  if (connection === undefined) throw endedEarly(call, attempts);
  limit.leaveQueue();
  return connection;
}

async function readAnswer(
  call: PreparedCall,
  exchange: Exchanged,
  attempts: number,
  maxBytes: number,
): Promise<unknown> {
  const details = (): ErrorDetails => ({
    request: requestOf(call),
    attempts,
    ...(exchange.status !== 0 && { status: exchange.status, headers: plainHeaders(exchange) }),
  });
  if (exchange.error !== undefined && call.limit.reached !== undefined) throw endedEarly(call, attempts);
  if (exchange.error !== undefined) throw brokenOff(call.name, exchange, exchange.error, details());
  const text = await textOf(exchange, maxBytes).catch((cause: unknown) => {
    const why = cause instanceof AnswerTooLarge ? `: ${cause.message}` : "";
    const message = `The service's answer cannot be decompressed when calling ${call.name}${why}`;
    throw new MarketingApiError("unreadable", call.name, message, { ...details(), cause });
  });
  return dataOf(call.name, { status: exchange.status, text }, details);
}

function requestOf({ origin, wire }: PreparedCall): { readonly method: string; readonly url: string } {
  return { method: wire.method, url: `${origin}${wire.path}` };
}

function endedEarly(call: PreparedCall, attempts: number): MarketingApiError {
  const { name, limit } = call;
  const failure = limit.reached === "aborted" ? "aborted" : "timeout";
  return new MarketingApiError(failure, name, `${ENDED[limit.reached ?? "aborted"]} when calling ${name}`, {
    request: requestOf(call),
    attempts,
    cause: limit.reason,
  });
}

const ENDED: Readonly<Record<EndReason, string>> = {
  timeout: "No answer within the time limit",
  "queue-timeout": "No free connection within the time limit of the queue",
  aborted: "The signal ended it",
};

function brokenOff(
  name: string,
  exchange: Exchanged,
  cause: Error,
  details: ErrorDetails,
): MarketingApiError {
  const code = "code" in cause ? String(cause.code) : "";
  if (code === "UND_ERR_INVALID_ARG") {
    const message = `A value cannot be sent when calling ${name}: ${cause.message}`;
    return new MarketingApiError("invalid-parameter", name, message, { request: details.request, cause });
  }
  if (exchange.status !== 0) {
    const message = `The service's answer was cut off when calling ${name}: ${cause.message}`;
    return new MarketingApiError("unreadable", name, message, { ...details, cause });
  }
  if (cause.name === "HTTPParserError") {
    const message = `The service did not answer in HTTP when calling ${name}: ${cause.message}`;
    return new MarketingApiError("unreadable", name, message, { ...details, cause });
  }
  const message = `The service could not be reached when calling ${name}: ${cause.message || code}`;
  return new MarketingApiError("network", name, message, { ...details, cause });
}
