import ky, { isHTTPError } from "ky";
import { MarketingApiError, type MarketingApiErrorDetails } from "../../ports/marketing-api/errors.ts";
import { AnswerTooLarge, bytesOf } from "./answer-size.ts";
import type { CallLimiter } from "./call-limiter.ts";
import type { Deadline } from "./deadline.ts";
import type { Fetch, FetchAnswer } from "./fetch.ts";
import { dataOf, problemOf } from "./response-body.ts";
import { isThrottled, isTransient, type RetryLimits, retryDelay } from "./retry-policy.ts";
import type { WireRequest } from "./wire-request.ts";

/** A call that is ready to be sent. */
export interface PreparedCall {
  /** Name of the operation. */
  readonly name: string;
  readonly wire: WireRequest;
  readonly deadline: Deadline;
  readonly retries: RetryLimits;
}

/** What the calls of an account share. */
export interface Account {
  readonly limiter: CallLimiter;
  readonly fetch: Fetch;
  /** Limit of a response body, decompressed, in bytes. */
  readonly maxAnswerBytes: number;
}

/** An answer that has been read completely, or whose body could not be read. */
interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  text: string;
}

/** There was no answer, or its body could not be read; `cause` says why. */
class BrokenOff extends Error {}

/** Sends a call when it is its turn, and repeats it after a transient failure. It is in flight only while it is sent. */
export class Execution {
  readonly #call: PreparedCall;
  readonly #account: Account;
  #answer: Answer | undefined;
  /** Requests that were sent. */
  #attempts = 0;
  #unsureFailures = 0;
  #delay = 0;

  constructor(call: PreparedCall, account: Account) {
    this.#call = call;
    this.#account = account;
  }

  /** @throws {MarketingApiError} For every failure of the service, the network, the time limits and the signal. */
  async data(): Promise<unknown> {
    const { name, wire, deadline, retries } = this.#call;
    try {
      await ky(wire.url, {
        method: wire.method,
        signal: deadline.signal,
        // The deadline does not count the time in the queue.
        timeout: false,
        fetch: async () => {
          const { status } = await this.#account.limiter.run(deadline, () => this.#attempt());
          return new Response(null, { status });
        },
        retry: {
          limit: retries.all,
          methods: [wire.method],
          shouldRetry: ({ error }) => this.#mayRetry(error),
          delay: () => this.#delay,
        },
      });
    } catch (error) {
      throw this.#failureOf(error);
    }
    return dataOf(name, this.#answer ?? { status: 204, text: "" }, () => this.#details());
  }

  /**
   * Sends the request once. It reads the body, too, so that a truncated one is repeated. `fetch` gets text, not ky's
   * Request: the Request of one implementation is none for another.
   */
  async #attempt(): Promise<Answer> {
    const { wire, deadline } = this.#call;
    const { url, ...init } = wire;
    this.#answer = undefined;
    this.#attempts += 1;
    try {
      const { fetch, maxAnswerBytes } = this.#account;
      const received = await fetch(url, { ...init, redirect: "manual", signal: deadline.signal });
      // A browser hides the status of a redirect.
      this.#answer = { status: received.status || 302, headers: headersOf(received), text: "" };
      if (received.body !== null) {
        this.#answer.text = new TextDecoder().decode(await bytesOf(received.body, maxAnswerBytes));
      }
      return this.#answer;
    } catch (error) {
      throw new BrokenOff("", { cause: reasonOf(error) });
    }
  }

  /** Whether a failed call is repeated, and when. */
  #mayRetry(error: Error): boolean {
    const { deadline, retries } = this.#call;
    if (deadline.ended !== undefined) return false;
    const { status = 0, headers, text = "" } = this.#answer ?? {};
    if (isHTTPError(error) && isThrottled(status)) this.#delay = this.#account.limiter.pause;
    else {
      const isTemporary = isHTTPError(error)
        ? isTransient(status, problemOf(text))
        : error instanceof BrokenOff && !(error.cause instanceof AnswerTooLarge);
      this.#unsureFailures += 1;
      if (!isTemporary || this.#unsureFailures > retries.unsure) return false;
      this.#delay = retryDelay(headers?.["retry-after"], this.#unsureFailures);
    }
    // A retry after the deadline is not attempted.
    return this.#delay < deadline.remaining;
  }

  /** The error of the port. It is made here, not where the call broke off, so that its stack contains the caller. */
  #failureOf(error: unknown): unknown {
    const { name, deadline } = this.#call;
    if (deadline.ended !== undefined) {
      const { failure, message, cause } = deadline.ended;
      const { request, attempts } = this.#details();
      return new MarketingApiError(failure, name, `${message} when calling ${name}`, { request, attempts, cause });
    }
    const { status = 0, text = "" } = this.#answer ?? {};
    if (isHTTPError(error)) {
      return MarketingApiError.refused(name, status, { ...this.#details(), problem: problemOf(text) });
    }
    if (!(error instanceof BrokenOff) || !(error.cause instanceof Error)) return error;
    const { cause } = error;
    const isNotHttp = cause.name === "HTTPParserError";
    const what = isNotHttp ? "did not answer in HTTP" : "could not be reached";
    const message = this.#answer === undefined ? `The service ${what}` : "The service's answer was cut off";
    const failure = this.#answer === undefined && !isNotHttp ? "network" : "unreadable";
    const details = { ...this.#details(), cause };
    return new MarketingApiError(failure, name, `${message} when calling ${name}: ${why(cause)}`, details);
  }

  #details(): MarketingApiErrorDetails {
    const { method, url } = this.#call.wire;
    const { status, headers } = this.#answer ?? {};
    return { request: { method, url }, attempts: this.#attempts, status, headers };
  }
}

function headersOf({ headers }: FetchAnswer): Record<string, string> {
  const plain: Record<string, string> = {};
  headers.forEach((value, name) => {
    // The header describes the body on the wire; it is decompressed now.
    if (name !== "content-encoding") plain[name] = value;
  });
  return plain;
}

/** Why a fetch failed: some runtimes give the reason only as the cause of the error. */
function reasonOf(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(String(error));
  return error.cause instanceof Error ? error.cause : error;
}

function why(cause: Error): string {
  return cause.message === "" && "code" in cause ? String(cause.code) : cause.message;
}
