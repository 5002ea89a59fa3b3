import type { MarketingApi } from "../../ports/marketing-api/api.ts";
import { MarketingApiError } from "../../ports/marketing-api/errors.ts";
import { type OperationResult, resultsIn } from "./batch-results.ts";
import type { Time } from "./time.ts";

const POLL_INTERVAL_MS = 2_000;
/** Polls that may fail in a row, each after the retries of the client, before the batch is given up. */
const MAX_FAILED_POLLS = 30;

/** Downloads the results from `response_body_url`. */
export type DownloadResults = (url: string, signal: AbortSignal | undefined) => Promise<Uint8Array>;

/** Options of waiting for a batch; all are optional. */
export interface FollowOptions {
  /** Stops waiting. The service still completes the batch. */
  readonly signal?: AbortSignal | undefined;
  /** Timeout of the wait for the results, in milliseconds. Default: none. `resumeBatch` fetches them later. */
  readonly timeout?: number | undefined;
  /** Polling interval in milliseconds. Default: 2,000. */
  readonly pollEvery?: number | undefined;
}

/** What polling needs. */
export interface FollowMeans {
  readonly api: Pick<MarketingApi, "batches">;
  readonly download: DownloadResults;
  readonly time: Time;
}

/** A batch as the service returns it. */
export type ServiceBatch = Awaited<ReturnType<MarketingApi["batches"]["get"]>>;

/**
 * Polls a batch until it is finished, and fetches its results. Polls may fail with transient failures.
 *
 * @param onPoll - Called with the batch after each poll.
 * @throws {MarketingApiError} `timeout`, `aborted`, or why the batch could not be polled or its results not fetched.
 */
export async function followBatch(
  means: FollowMeans,
  batch: ServiceBatch,
  options: FollowOptions,
  onPoll: (batch: ServiceBatch) => void,
): Promise<ReadonlyMap<string, OperationResult>> {
  const { api } = means;
  const { signal } = options;
  let seen = batch;
  onPoll(seen);
  for (let failed = 0; seen.status !== "finished"; ) {
    await pause(means.time, options);
    try {
      seen = await api.batches.get({ batch_id: batch.id }, { signal });
      failed = 0;
      onPoll(seen);
    } catch (error) {
      failed += 1;
      if (!isTransientFailure(error) || failed > MAX_FAILED_POLLS) throw error;
    }
  }
  try {
    return await fetchResults(means, seen, signal);
  } catch (error) {
    // Addresses of results expire, and each poll returns a new one.
    if (!(error instanceof MarketingApiError) || error.failure !== "refused") throw error;
    return await fetchResults(means, await api.batches.get({ batch_id: batch.id }, { signal }), signal);
  }
}

async function fetchResults(
  { download }: FollowMeans,
  { response_body_url }: ServiceBatch,
  signal: AbortSignal | undefined,
): Promise<ReadonlyMap<string, OperationResult>> {
  try {
    return await resultsIn(await download(response_body_url, signal));
  } catch (cause) {
    if (cause instanceof MarketingApiError) throw cause;
    throw notFetched(cause);
  }
}

/**
 * Runs a task until the caller's signal aborts it or the timeout ends.
 *
 * @throws {MarketingApiError} `timeout` when the timeout ended first.
 */
export async function withinTime<T>(
  time: Time,
  options: FollowOptions,
  run: (options: FollowOptions) => Promise<T>,
): Promise<T> {
  const { timeout, signal } = options;
  if (timeout === undefined) return await run(options);
  const ending = new AbortController();
  const stopTimer = time.after(timeout, () =>
    ending.abort(new DOMException("The time was up", "TimeoutError")),
  );
  try {
    return await run({ ...options, signal: AbortSignal.any([ending.signal, ...(signal ? [signal] : [])]) });
  } catch (error) {
    if (!ending.signal.aborted || signal?.aborted) throw error;
    throw overtime(timeout, error);
  } finally {
    stopTimer();
  }
}

function notFetched(cause: unknown): MarketingApiError {
  const message = "The results of the batch could not be fetched";
  return new MarketingApiError("network", "batches.get", message, { cause });
}

function overtime(timeout: number, cause: unknown): MarketingApiError {
  const message = `The batch has no results within ${timeout} ms; resumeBatch fetches them later`;
  return new MarketingApiError("timeout", "batches.get", message, { cause });
}

/** Whether the next poll may succeed. */
function isTransientFailure(error: unknown): boolean {
  if (!(error instanceof MarketingApiError)) return false;
  const { failure, status = 0 } = error;
  if (failure === "refused") return status === 429 || status === 403 || status >= 500;
  return failure === "network" || failure === "timeout" || failure === "unreadable";
}

function pause(time: Time, { signal, pollEvery = POLL_INTERVAL_MS }: FollowOptions): Promise<void> {
  if (signal?.aborted) return Promise.reject(abortedError(signal));
  return new Promise((resolve, reject) => {
    const onAbort = () => {
      stopTimer();
      reject(abortedError(signal));
    };
    const stopTimer = time.after(pollEvery, () => {
      signal?.removeEventListener("abort", onAbort);
      resolve();
    });
    signal?.addEventListener("abort", onAbort, { once: true });
  });
}

function abortedError(signal: AbortSignal | undefined): MarketingApiError {
  const message = "The batch was aborted; the service still completes it";
  return new MarketingApiError("aborted", "batches.get", message, { cause: signal?.reason });
}
