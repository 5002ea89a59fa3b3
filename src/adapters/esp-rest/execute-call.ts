import type { Dispatcher } from "undici";
import { MarketingApiError } from "../../ports/marketing-api/errors.ts";
import type { ConnectionPool } from "./connection-pool.ts";
import type { Deadline } from "./deadline.ts";
import { Exchange, type WireRequest } from "./exchange.ts";
import { dataOf, type ErrorDetails, plainHeaders, textOf } from "./response-body.ts";
import { isTransient, retryDelay } from "./retry-policy.ts";
import type { Time } from "./time.ts";

/** A call, ready to be sent. */
export interface PreparedCall {
  /** Name of the operation. */
  readonly name: string;
  readonly origin: string;
  readonly wire: WireRequest;
  readonly limit: Deadline;
  /** How often it may be repeated. */
  readonly repeats: number;
}

/** What the repeats of a call depend on. */
export interface RetryTiming {
  readonly time: Time;
  readonly random: () => number;
}

/** Sends a call when its turn has come, and again after a passing failure. A place is held only while it is sent. */
export async function executeCall(
  call: PreparedCall,
  places: ConnectionPool<Dispatcher>,
  { time, random }: RetryTiming,
): Promise<unknown> {
  for (let attempts = 1; ; attempts += 1) {
    const exchange = await sendInTurn(call, places, attempts);
    try {
      return await readAnswer(call, exchange, attempts);
    } catch (error) {
      const cutOff = exchange.error !== undefined;
      if (!(error instanceof MarketingApiError) || attempts > call.repeats || !isTransient(error, cutOff))
        throw error;
      const now = time.now();
      const delay = retryDelay(error, attempts, now, random);
      // What would be too late is not waited for.
      if (now + delay >= call.limit.deadline) throw error;
      await call.limit.wait(delay);
    }
  }
}

async function sendInTurn(
  call: PreparedCall,
  places: ConnectionPool<Dispatcher>,
  attempts: number,
): Promise<Exchange> {
  const { limit } = call;
  if (limit.reached !== undefined) throw endedEarly(call, limit.reached, attempts - 1);
  const place = places.take() ?? (await places.wait(limit));
  if (place === undefined) throw endedEarly(call, limit.reached, attempts - 1);
  const exchange = await Exchange.over(place, call.wire, limit);
  places.giveBack(place);
  if (exchange.error !== undefined && limit.reached !== undefined)
    throw endedEarly(call, limit.reached, attempts);
  return exchange;
}

async function readAnswer(call: PreparedCall, exchange: Exchange, attempts: number): Promise<unknown> {
  const details = (): ErrorDetails => ({
    request: requestOf(call),
    attempts,
    ...(exchange.status !== 0 && { status: exchange.status, headers: plainHeaders(exchange) }),
  });
  if (exchange.error !== undefined) throw brokenOff(call.name, exchange, exchange.error, details());
  const text = await textOf(exchange);
  if (text !== undefined) return dataOf(call.name, { status: exchange.status, text }, details);
  const message = `The service's answer cannot be decompressed when calling ${call.name}`;
  throw new MarketingApiError("unreadable", call.name, message, details());
}

function requestOf({ origin, wire }: PreparedCall): { readonly method: string; readonly url: string } {
  return { method: wire.method, url: `${origin}${wire.path}` };
}

function endedEarly(call: PreparedCall, reached: Deadline["reached"], attempts: number): MarketingApiError {
  const { name, limit } = call;
  const failure = reached ?? "aborted";
  const message =
    failure === "timeout"
      ? `No answer within the time limit when calling ${name}`
      : `The call of ${name} was aborted`;
  return new MarketingApiError(failure, name, message, {
    request: requestOf(call),
    attempts,
    cause: limit.reason,
  });
}

function brokenOff(name: string, exchange: Exchange, cause: Error, details: ErrorDetails): MarketingApiError {
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
