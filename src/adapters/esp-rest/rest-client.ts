import type { Perform } from "../../ports/marketing-api/api.ts";
import type { CallOptions } from "../../ports/marketing-api/call.ts";
import { MarketingApiError } from "../../ports/marketing-api/errors.ts";
import { ConnectionPool } from "./connection-pool.ts";
import { Deadline } from "./deadline.ts";
import { type Account, executeCall } from "./execute-call.ts";
import { fetchTransport } from "./fetch-transport.ts";
import { retryLimitsOf } from "./retry-policy.ts";
import {
  isTimeout,
  type RestMarketingApiOptions,
  type Settings,
  settingsOf,
  UnusableOptions,
} from "./settings.ts";
import { SharedBackoff } from "./shared-backoff.ts";
import { systemTime, type Time } from "./time.ts";
import type { Transport } from "./transport.ts";
import { type CommonHeaders, commonHeaders, wireRequestOf } from "./wire-request.ts";

/** What a client creates when its options have been validated. */
interface Ready {
  readonly settings: Settings;
  readonly headers: CommonHeaders;
  readonly account: Account;
}

/** Performs calls of the Marketing API over HTTP. */
export class RestClient {
  readonly #options: RestMarketingApiOptions;
  readonly #loadTransport: () => Promise<Transport>;
  readonly #time: Time;
  readonly #random: () => number;
  #ready: Ready | undefined;
  #inFlight = 0;
  #closed = false;
  #onIdle: (() => void) | undefined;

  /** @param loadTransport - Loads the HTTP transport, unless the options have a `fetch`. Called with the first call. */
  constructor(options: RestMarketingApiOptions, loadTransport: () => Promise<Transport>) {
    this.#options = options;
    this.#loadTransport = loadTransport;
    this.#time = options.time ?? systemTime;
    this.#random = options.random ?? Math.random;
  }

  /** Makes one call: waits in the queue, sends the request, retries where that is safe, and reads the response. */
  readonly perform: Perform = async (request, options) => {
    validateOptions(request.name, options);
    this.#inFlight += 1;
    let limit: Deadline | undefined;
    try {
      const ready = this.#closed ? undefined : this.#ready;
      const { settings, headers, account } = ready ?? (await this.#prepare(request.name));
      const stamp = settings.cache || request.method !== "GET" ? undefined : this.#time.now();
      const wire = wireRequestOf(request, settings.basePath, headers, options.headers, stamp);
      const { timeout = settings.timeout, queueTimeout = settings.queueTimeout } = options;
      limit = new Deadline(this.#time, { timeout, queueTimeout }, options.signal);
      const retries = retryLimitsOf(request, options);
      return await executeCall(
        { name: request.name, origin: settings.origin, wire, limit, retries },
        account,
      );
    } catch (error) {
      throw error instanceof MarketingApiError ? error : unexpected(request.name, error);
    } finally {
      limit?.dispose();
      this.#inFlight -= 1;
      if (this.#inFlight === 0) this.#onIdle?.();
    }
  };

  /** Waits for the calls in flight and closes the connections. Later calls are rejected. */
  async close(): Promise<void> {
    this.#closed = true;
    if (this.#inFlight > 0) {
      await new Promise<void>((resolve) => {
        this.#onIdle = resolve;
      });
    }
    const connections = this.#ready?.account.pool.connections ?? [];
    this.#ready = undefined;
    await Promise.all(connections.map((connection) => connection.close()));
  }

  async #prepare(operation: string): Promise<Ready> {
    if (this.#closed) throw new MarketingApiError("configuration", operation, "The client has been closed");
    const { fetch } = this.#options;
    const settings = orUnusable(operation, () => settingsOf(this.#options));
    const transport = fetch === undefined ? await this.#loadTransport() : fetchTransport(fetch);
    const connect = orUnusable(operation, () => transport(settings));
    // Calls that were made while the transport was loading share the account of the first one.
    this.#ready ??= {
      settings,
      headers: commonHeaders(settings),
      account: {
        pool: new ConnectionPool(settings.concurrency, connect),
        backoff: new SharedBackoff(this.#time, this.#random),
        time: this.#time,
        random: this.#random,
        maxAnswerBytes: settings.maxAnswerBytes,
      },
    };
    return this.#ready;
  }
}

/** Wraps unexpected errors, so that a caller has to expect one class of errors only. */
function unexpected(operation: string, cause: unknown): MarketingApiError {
  const message = `The call of ${operation} could not be made: ${cause instanceof Error ? cause.message : cause}`;
  return new MarketingApiError("configuration", operation, message, { cause });
}

function orUnusable<T>(operation: string, use: () => T): T {
  try {
    return use();
  } catch (cause) {
    if (!(cause instanceof UnusableOptions)) throw cause;
    throw unusable(operation, cause);
  }
}

function unusable(operation: string, cause: UnusableOptions): MarketingApiError {
  return new MarketingApiError("configuration", operation, cause.message, { cause });
}

function validateOptions(name: string, { timeout, queueTimeout, retry }: CallOptions): void {
  for (const [option, value] of Object.entries({ timeout, queueTimeout })) {
    if (value === undefined || isTimeout(value)) continue;
    throw MarketingApiError.invalid(option, name, "it has to be a number of milliseconds above 0");
  }
  if (retry !== undefined && !(Number.isSafeInteger(retry) && retry >= 0)) {
    throw MarketingApiError.invalid("retry", name, "it has to be a whole number, 0 or more");
  }
}
