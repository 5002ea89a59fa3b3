import type { Perform } from "../../ports/marketing-api/api.ts";
import type { CallOptions } from "../../ports/marketing-api/call.ts";
import { MarketingApiError } from "../../ports/marketing-api/errors.ts";
import { CallLimiter } from "./call-limiter.ts";
import { Deadline } from "./deadline.ts";
import { type Account, Execution } from "./execute-call.ts";
import { retryLimitsOf } from "./retry-policy.ts";
import {
  isTimeout,
  type RestMarketingApiOptions,
  type Settings,
  settingsOf,
  UnusableOptions,
} from "./settings.ts";
import { wireRequestOf } from "./wire-request.ts";

/** Performs calls of the Marketing API over HTTP. */
export class RestClient {
  readonly #options: RestMarketingApiOptions;
  #ready: { readonly settings: Settings; readonly account: Account } | undefined;
  #pending = 0;
  #closed = false;
  #onIdle: (() => void) | undefined;

  constructor(options: RestMarketingApiOptions) {
    this.#options = options;
  }

  /** Makes one call: waits in the queue, sends the request, retries where that is safe, and reads the response. */
  readonly perform: Perform = async (request, options) => {
    validateOptions(request.name, options);
    const { settings, account } = this.#prepare(request.name);
    const wire = wireRequestOf(request, settings, options.headers);
    const { timeout = settings.timeout, queueTimeout = settings.queueTimeout } = options;
    const deadline = new Deadline({ timeout, queueTimeout }, options.signal);
    const retries = retryLimitsOf(request, options);
    this.#pending += 1;
    try {
      return await new Execution({ name: request.name, wire, deadline, retries }, account).data();
    } catch (error) {
      throw error instanceof MarketingApiError ? error : unexpected(request.name, error);
    } finally {
      deadline.dispose();
      this.#pending -= 1;
      if (this.#pending === 0) this.#onIdle?.();
    }
  };

  /** Waits for the calls that have been made. Later calls are rejected. */
  async close(): Promise<void> {
    this.#closed = true;
    if (this.#pending === 0) return;
    await new Promise<void>((resolve) => {
      this.#onIdle = resolve;
    });
  }

  #prepare(operation: string) {
    if (this.#closed) throw new MarketingApiError("configuration", operation, "The client has been closed");
    this.#ready ??= readyWith(this.#options, operation);
    return this.#ready;
  }
}

function readyWith(options: RestMarketingApiOptions, operation: string) {
  try {
    const settings = settingsOf(options);
    const { concurrency, maxAnswerBytes } = settings;
    const limiter = new CallLimiter(concurrency, options.onThrottle);
    // Read for each call: a test or a tracer may have replaced it meanwhile.
    const { fetch = (url, init) => globalThis.fetch(url, init) } = options;
    return { settings, account: { limiter, fetch, maxAnswerBytes } };
  } catch (cause) {
    if (!(cause instanceof UnusableOptions)) throw cause;
    throw new MarketingApiError("configuration", operation, cause.message, { cause });
  }
}

/** Wraps unexpected errors, so that a caller has to expect one class of errors only. */
function unexpected(operation: string, cause: unknown): MarketingApiError {
  const message = `The call of ${operation} could not be made: ${cause instanceof Error ? cause.message : cause}`;
  return new MarketingApiError("configuration", operation, message, { cause });
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
