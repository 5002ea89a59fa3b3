import { PreviewTokenExpiredError, PrismicError, RefExpiredError, RefNotFoundError } from "@prismicio/client";
import {
  bulkhead,
  ConsecutiveBreaker,
  circuitBreaker,
  DelegateBackoff,
  handleWhen,
  type IBackoffFactory,
  type IDefaultPolicyContext,
  type IPolicy,
  isBrokenCircuitError,
  isBulkheadRejectedError,
  retry,
  TimeoutStrategy,
  timeout,
  wrap,
} from "cockatiel";
import { ContentServiceError, UnknownRefError } from "../../ports/content-repository.ts";
import { ServiceFailure } from "./service-failure.ts";

/** Timeouts of calls to the content service, in milliseconds. */
export interface CallTimeouts {
  /** For one attempt, until the body is complete. */
  readonly attempt: number;
  /** For all attempts together, including the time in the queue. */
  readonly deadline: number;
}

/** For calls while a visitor waits. */
const LOOK_UP_TIMEOUTS: CallTimeouts = { attempt: 2_000, deadline: 4_000 };
/** For calls in the background. A hundred documents are a large response. */
const BACKGROUND_TIMEOUTS: CallTimeouts = { attempt: 15_000, deadline: 40_000 };

const MAX_RETRIES = 2;
/** Maximum delay before the first retry; it doubles with each further retry. */
const BASE_DELAY_MS = 200;
/** Number of consecutive failures that open the circuit breaker, and the time for which it is open. */
const BREAKER_FAILURES = 5;
const BREAKER_OPEN_MS = 2_000;
/** Maximum number of concurrent look-ups, and of queued ones; above both limits, calls are rejected. */
const CONCURRENCY_LIMIT = 16;
const QUEUE_LIMIT = 64;

/** Maximum time for which a `Retry-After` of the service is respected. */
const MAX_RETRY_AFTER_MS = 5 * 60_000;

type Call<T> = (context: { readonly signal: AbortSignal }) => Promise<T>;

type CallPolicy = IPolicy<IDefaultPolicyContext>;

type Run = <T>(operation: string, call: Call<T>) => Promise<T>;

/**
 * The resilience policy for calls to the content service: deadline, retries, circuit breaker, concurrency limit, and
 * `Retry-After`. All failures become errors of the port.
 */
export class ResiliencePolicy {
  /** A call while a visitor waits. It is limited by the queue and by the circuit breaker. */
  readonly lookUp: Run;
  /**
   * A poll of the published ref. It ignores the circuit breaker, because its success shows that the service works
   * again, but respects `Retry-After`.
   */
  readonly poll: Run;
  readonly read: Run = this.#runWith(withRetriesWithin(BACKGROUND_TIMEOUTS));
  /** End of the time that the service requested by `Retry-After`, by the monotonic clock. */
  #pausedUntil = Number.NEGATIVE_INFINITY;

  /** @param limits - Timeouts for look-ups and polls. Default: 2 s for an attempt, 4 s for all attempts. */
  constructor(limits: CallTimeouts = LOOK_UP_TIMEOUTS) {
    const breaker = circuitBreaker(handleWhen(isFailure), {
      halfOpenAfter: openByMonotonicClock,
      breaker: new ConsecutiveBreaker(BREAKER_FAILURES),
    });
    const queue = bulkhead(CONCURRENCY_LIMIT, QUEUE_LIMIT);
    this.lookUp = this.#runWith(
      wrap(within(limits), queue, withRetries(limits), breaker, attemptWithin(limits)),
    );
    this.poll = this.#runWith(withRetriesWithin(limits));
  }

  #runWith(policy: CallPolicy): Run {
    return async (operation, call) => {
      try {
        return await policy.execute(({ signal }) => this.#attempt(call, signal));
      } catch (error) {
        throw new (isUnknownRef(error) ? UnknownRefError : ContentServiceError)(operation, { cause: error });
      }
    };
  }

  /** Respects `Retry-After` of any response, for all calls. */
  async #attempt<T>(call: Call<T>, signal: AbortSignal): Promise<T> {
    // Timers may fire up to a millisecond early.
    if (performance.now() + 1 < this.#pausedUntil) throw new ServicePausedError();
    try {
      return await call({ signal });
    } catch (error) {
      const until = performance.now() + Math.min(retryAfterMsOf(error), MAX_RETRY_AFTER_MS);
      this.#pausedUntil = Math.max(this.#pausedUntil, until);
      throw error;
    }
  }
}

/** The time for which the circuit breaker is open. The library compares `duration` with the system time, which may change. */
const openByMonotonicClock: IBackoffFactory<unknown> = {
  next: () => {
    const until = performance.now() + BREAKER_OPEN_MS;
    return {
      next: openByMonotonicClock.next,
      get duration() {
        return performance.now() < until ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
      },
    };
  },
};

/** Aborts the signal of an attempt. One that ignores it keeps its place in the concurrency limit until it ends. */
function attemptWithin({ attempt }: CallTimeouts) {
  return timeout(attempt, TimeoutStrategy.Cooperative);
}

/** Rejects at the deadline, even if the transport ignores the signal. */
function within({ deadline }: CallTimeouts) {
  return timeout(deadline, TimeoutStrategy.Aggressive);
}

/** The time of a `Retry-After` has not passed yet, so no request is sent. */
class ServicePausedError extends Error {
  override readonly name = "ServicePausedError";
  override readonly message = "it requested a pause with Retry-After";
}

function withRetriesWithin(limits: CallTimeouts): CallPolicy {
  return wrap(within(limits), withRetries(limits), attemptWithin(limits));
}

/** Retries with random delays, so that processes that failed together do not retry together. */
function withRetries({ deadline }: CallTimeouts): CallPolicy {
  // A retry after the deadline would be useless.
  const isRetryable = (error: unknown) => isFailure(error) && retryAfterMsOf(error) < deadline;
  return retry(handleWhen(isRetryable), {
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

/** Whether a call failed: network errors, failure statuses, incomplete or invalid responses. */
function isFailure(error: unknown): boolean {
  // An error document of the service, for example for an expired ref, is a valid response.
  return !(error instanceof PrismicError) && !isRejectedByPolicy(error);
}

/** Whether the policy rejected the call, so that no request was sent. */
function isRejectedByPolicy(error: unknown): boolean {
  return error instanceof ServicePausedError || isBrokenCircuitError(error) || isBulkheadRejectedError(error);
}

function isUnknownRef(error: unknown): boolean {
  return (
    error instanceof RefNotFoundError ||
    error instanceof RefExpiredError ||
    error instanceof PreviewTokenExpiredError
  );
}
