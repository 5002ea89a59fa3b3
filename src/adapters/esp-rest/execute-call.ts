import { MarketingApiError } from "../../ports/marketing-api/errors.ts";
import { AnswerTooLarge } from "./answer-size.ts";
import type { ConnectionPool } from "./connection-pool.ts";
import type { Deadline, EndReason } from "./deadline.ts";
import { dataOf, type ErrorDetails, plainHeaders, textOf } from "./response-body.ts";
import { isThrottled, isTransient, type Repeats, retryDelay } from "./retry-policy.ts";
import type { SharedBackoff } from "./shared-backoff.ts";
import type { Time } from "./time.ts";
import type { Connection, Exchanged, WireRequest } from "./transport.ts";

/** A call, ready to be sent. */
export interface PreparedCall {
  /** Name of the operation. */
  readonly name: string;
  readonly origin: string;
  readonly wire: WireRequest;
  readonly limit: Deadline;
  readonly repeats: Repeats;
}

/** What the calls of an account share. */
export interface Account {
  readonly places: ConnectionPool<Connection>;
  readonly backoff: SharedBackoff;
  readonly time: Time;
  readonly random: () => number;
  /** Most bytes of an answer. */
  readonly maxAnswerBytes: number;
}

/** How a call has gone so far. */
interface Tally {
  /** What left. */
  attempts: number;
  failures: number;
  /** Failures that may have left something done. */
  unsure: number;
}

/** Sends a call when its turn has come, and again after a passing failure. A place is held only while it is sent. */
export async function executeCall(call: PreparedCall, account: Account): Promise<unknown> {
  const tally: Tally = { attempts: 0, failures: 0, unsure: 0 };
  for (;;) {
    const place = await takePlace(call, account, tally.attempts);
    const exchange = await place.exchange(call.wire, call.limit, account.maxAnswerBytes);
    // Before the place goes to the next call, which would be refused as well.
    account.backoff.heed(exchange);
    account.places.giveBack(place);
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

/** How long to wait before a call that failed is repeated; `undefined` when it is not. */
function delayAfter(
  error: unknown,
  exchange: Exchanged,
  { limit, repeats }: PreparedCall,
  { backoff, time, random }: Account,
  tally: Tally,
): number | undefined {
  if (!(error instanceof MarketingApiError)) return undefined;
  const throttled = isThrottled(error);
  const cutOff = exchange.error !== undefined && !(exchange.error instanceof AnswerTooLarge);
  if (!throttled && !isTransient(error, cutOff)) return undefined;
  tally.failures += 1;
  if (!throttled) tally.unsure += 1;
  if (tally.failures > repeats.all || tally.unsure > repeats.unsure) return undefined;
  const now = time.now();
  const delay = throttled
    ? backoff.remaining
    : retryDelay(error.headers?.["retry-after"], tally.unsure, now, random);
  // What would be too late is not waited for.
  return now + delay < limit.deadline ? delay : undefined;
}

/** Waits until it is the call's turn and the account is not throttled. */
async function takePlace(
  call: PreparedCall,
  { places, backoff }: Account,
  attempts: number,
): Promise<Connection> {
  const { limit } = call;
  if (limit.reached !== undefined) throw endedEarly(call, attempts);
  let place = places.take();
  if (place === undefined) {
    limit.enterQueue();
    place = await places.wait(limit);
  }
  // Who waits here has a place already, so that calls keep their order.
  while (place !== undefined && backoff.remaining > 0) {
    limit.enterQueue();
    await limit.wait(backoff.remaining);
    if (limit.reached === undefined) continue;
    places.giveBack(place);
    place = undefined;
  }
  if (place === undefined) throw endedEarly(call, attempts);
  limit.leaveQueue();
  return place;
}

async function readAnswer(
  call: PreparedCall,
  exchange: Exchanged,
  attempts: number,
  most: number,
): Promise<unknown> {
  const details = (): ErrorDetails => ({
    request: requestOf(call),
    attempts,
    ...(exchange.status !== 0 && { status: exchange.status, headers: plainHeaders(exchange) }),
  });
  if (exchange.error !== undefined && call.limit.reached !== undefined) throw endedEarly(call, attempts);
  if (exchange.error !== undefined) throw brokenOff(call.name, exchange, exchange.error, details());
  const text = await textOf(exchange, most).catch((cause: unknown) => {
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
  "queue-timeout": "No place among the calls in flight within the time limit of the queue",
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
