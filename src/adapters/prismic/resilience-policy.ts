import { PreviewTokenExpiredError, PrismicError, RefExpiredError, RefNotFoundError } from "@prismicio/client";
import {
  bulkhead,
  ConsecutiveBreaker,
  circuitBreaker,
  DelegateBackoff,
  handleWhen,
  type IDefaultPolicyContext,
  type IPolicy,
  isBrokenCircuitError,
  isBulkheadRejectedError,
  retry,
  wrap,
} from "cockatiel";
import { ContentServiceError, UnknownRefError } from "../../ports/content-repository.ts";
import { ServiceFailure } from "./service-failure.ts";

/** How long the content service may take, in milliseconds. */
export interface CallTimeouts {
  /** For one request, headers and body together. */
  readonly attempt: number;
  /** For a call with all its repeats, and with its wait for a place. */
  readonly deadline: number;
}

/** A visitor waits for it. */
const LOOK_UP_TIMEOUTS: CallTimeouts = { attempt: 2_000, deadline: 4_000 };
/** Nobody waits for it, and a hundred documents are a large answer. */
const BACKGROUND_TIMEOUTS: CallTimeouts = { attempt: 15_000, deadline: 40_000 };

const MAX_RETRIES = 2;
/** The first repeat waits up to this many milliseconds, the next up to twice as long. */
const BASE_DELAY_MS = 200;
/** Failed requests in a row after which the service is left alone, and for how many milliseconds. */
const BREAKER_FAILURES = 5;
const BREAKER_OPEN_MS = 2_000;
/** Look-ups under way at once, and those that may wait for a place; what comes on top is refused at once. */
const CONCURRENCY_LIMIT = 16;
const QUEUE_LIMIT = 64;

/** The longest that the service is left alone because it asks for it, in milliseconds: its word is not all there is. */
const LONGEST_REST_MS = 5 * 60_000;

type Call<T> = (fetchOptions: { readonly signal: AbortSignal }) => Promise<T>;
type CallPolicy = IPolicy<IDefaultPolicyContext>;

/**
 * How the content service is asked: within a deadline, again after a passing failure, and not at all for a while when
 * it keeps failing. Everything that goes wrong is translated into the port's errors.
 */
export class ResiliencePolicy {
  readonly #lookUpLimits: CallTimeouts;
  readonly #lookUps: CallPolicy;
  readonly #questions: CallPolicy;
  readonly #readings: CallPolicy = withRetries(BACKGROUND_TIMEOUTS);
  /** Until when the service has asked to be left alone, by the monotonic clock. */
  #restsUntil = Number.NEGATIVE_INFINITY;

  /** @param limits - Of look-ups and of what is published. Default: 2 s an attempt, 4 s altogether. */
  constructor(limits: CallTimeouts = LOOK_UP_TIMEOUTS) {
    this.#lookUpLimits = limits;
    const breaker = circuitBreaker(handleWhen(isFailure), {
      halfOpenAfter: BREAKER_OPEN_MS,
      breaker: new ConsecutiveBreaker(BREAKER_FAILURES),
    });
    this.#questions = withRetries(limits);
    this.#lookUps = wrap(bulkhead(CONCURRENCY_LIMIT, QUEUE_LIMIT), this.#questions, breaker);
  }

  /** What a visitor asks for. Many at once cannot flood the service, and one that is down is not waited for. */
  lookUp<T>(operation: string, call: Call<T>): Promise<T> {
    return run(operation, this.#lookUps, this.#lookUpLimits, this.#heeding(call));
  }

  /**
   * The question of what is published: asked also while look-ups are not, since its answer shows that the service is
   * back, but not while the service has asked for a rest.
   */
  ask<T>(operation: string, call: Call<T>): Promise<T> {
    return run(operation, this.#questions, this.#lookUpLimits, this.#heeding(call));
  }

  /** A reading in the background, which has more time. */
  read<T>(operation: string, call: Call<T>): Promise<T> {
    return run(operation, this.#readings, BACKGROUND_TIMEOUTS, this.#heeding(call));
  }

  /** Heeds what the service says of how long it wants to be left alone, for all calls. */
  #heeding<T>(call: Call<T>): Call<T> {
    return async (options) => {
      // A timer may be early by less than a millisecond.
      if (performance.now() + 1 < this.#restsUntil) throw new ServiceRestingError();
      try {
        return await call(options);
      } catch (error) {
        const until = performance.now() + Math.min(retryAfterMsOf(error), LONGEST_REST_MS);
        this.#restsUntil = Math.max(this.#restsUntil, until);
        throw error;
      }
    };
  }
}

/** The service has asked to be left alone for a while, and is. */
class ServiceRestingError extends Error {
  override readonly name = "ServiceRestingError";
  override readonly message = "it has asked to be left alone for a while";
}

/** Repeats after passing failures, at random moments so that processes that failed together do not come together. */
function withRetries({ deadline }: CallTimeouts): CallPolicy {
  // What would be too late is not waited for.
  const isPassing = (error: unknown) => isFailure(error) && retryAfterMsOf(error) < deadline;
  return retry(handleWhen(isPassing), {
    maxAttempts: MAX_RETRIES,
    backoff: new DelegateBackoff(({ attempt, result }) => {
      const pause = "error" in result ? retryAfterMsOf(result.error) : 0;
      return Math.max(pause, Math.random() * BASE_DELAY_MS * 2 ** (attempt - 1));
    }),
  });
}

function retryAfterMsOf(error: unknown): number {
  return error instanceof ServiceFailure ? error.pauseMs : 0;
}

/** Whether a call failed: the network, a status that says so, an answer that is cut off or cannot be read. */
function isFailure(error: unknown): boolean {
  // A refusal in the service's own words, such as of a ref that is gone, is an answer.
  return !(error instanceof PrismicError) && !isRefusedHere(error);
}

/** Whether a policy has refused the call itself, so that nothing was asked. */
function isRefusedHere(error: unknown): boolean {
  return (
    error instanceof ServiceRestingError || isBrokenCircuitError(error) || isBulkheadRejectedError(error)
  );
}

/** Runs a call under a policy. Whoever waits is answered by the deadline, whatever carries the requests does. */
async function run<T>(
  operation: string,
  policy: CallPolicy,
  limits: CallTimeouts,
  call: Call<T>,
): Promise<T> {
  const over = new AbortController();
  const deadline = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const error = new Error(`no answer within ${limits.deadline} ms`);
    over.abort(error);
    deadline.reject(error);
  }, limits.deadline);
  try {
    const answer = policy.execute(({ signal }) => oneAttempt(limits.attempt, signal, call), over.signal);
    return await Promise.race([answer, deadline.promise]);
  } catch (error) {
    throw new (isUnknownRef(error) ? UnknownRefError : ContentServiceError)(operation, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

/**
 * One attempt, which ends with an abort of the call or after its own time. `AbortSignal.timeout` would leave a timer
 * behind for each that is answered.
 */
async function oneAttempt<T>(milliseconds: number, over: AbortSignal, call: Call<T>): Promise<T> {
  over.throwIfAborted();
  const own = new AbortController();
  const timer = setTimeout(() => own.abort(new Error(`no answer within ${milliseconds} ms`)), milliseconds);
  const end = () => own.abort(over.reason);
  over.addEventListener("abort", end);
  try {
    return await call({ signal: own.signal });
  } finally {
    clearTimeout(timer);
    over.removeEventListener("abort", end);
  }
}

function isUnknownRef(error: unknown): boolean {
  return (
    error instanceof RefNotFoundError ||
    error instanceof RefExpiredError ||
    error instanceof PreviewTokenExpiredError
  );
}
