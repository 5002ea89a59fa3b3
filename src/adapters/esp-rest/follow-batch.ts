import type { MarketingApi } from "../../ports/marketing-api/api.ts";
import { MarketingApiError, type MarketingApiFailure } from "../../ports/marketing-api/errors.ts";
import { type BatchResult, batchFailure, type DownloadResults, resultsIn } from "./batch-results.ts";
import { unreadable } from "./response-body.ts";
import { MAX_TIMER_MS, unlessAborted, wait } from "./wait.ts";

const POLL_INTERVAL_MS = 2_000;
const ABORTED = "The batch was aborted; the service still completes it";
/** Polls that may fail in a row, each after the retries of the client, before the batch is given up. */
const MAX_FAILED_POLLS = 30;
/** Failures of fetching results after which they are fetched once more. */
const REPEATED: readonly MarketingApiFailure[] = ["refused", "unreadable"];

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
  /** Ids of the batches that the program has made. */
  readonly known: Set<string>;
}

/** A batch as the service returns it. */
export type ServiceBatch = Awaited<ReturnType<MarketingApi["batches"]["get"]>>;

/**
 * The batch in a response.
 *
 * @throws {MarketingApiError} `unreadable` without an id: there is no batch to wait for.
 */
export function batchIn(
  operation: "batches.create" | "batches.get",
  batch: ServiceBatch | undefined,
): ServiceBatch {
  if (typeof batch?.id === "string" && batch.id !== "") return batch;
  throw unreadable(operation, "it has no batch", { problem: batch });
}

/**
 * Gets a batch.
 *
 * @throws {MarketingApiError} As the call, and `unreadable` without a batch.
 */
export async function batchWithId(
  { batches }: FollowMeans["api"],
  batch_id: string,
  signal: AbortSignal | undefined,
): Promise<ServiceBatch> {
  return batchIn("batches.get", await batches.get({ batch_id }, { signal, background: true }));
}

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
): Promise<readonly BatchResult[]> {
  const { api } = means;
  const { signal } = options;
  let seen = batch;
  onPoll(seen);
  for (let failed = 0; seen.status !== "finished"; ) {
    await wait(options.pollEvery ?? POLL_INTERVAL_MS, signal).catch((cause: unknown) => {
      throw batchFailure("aborted", ABORTED, cause);
    });
    try {
      seen = await batchWithId(api, batch.id, signal);
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
    // Addresses of results expire, and what came may have been cut off. Each poll returns a new address.
    if (!(error instanceof MarketingApiError && REPEATED.includes(error.failure))) throw error;
    return await fetchResults(means, await batchWithId(api, batch.id, signal), signal);
  }
}

async function fetchResults(
  { download }: FollowMeans,
  { response_body_url }: ServiceBatch,
  signal: AbortSignal | undefined,
): Promise<readonly BatchResult[]> {
  try {
    return await resultsIn(await unlessAborted(signal, async () => download(response_body_url, signal)));
  } catch (cause) {
    if (cause instanceof MarketingApiError) throw cause;
    if (signal?.aborted) throw batchFailure("aborted", ABORTED, cause);
    throw batchFailure("network", "The results of the batch could not be fetched", cause);
  }
}

/**
 * Runs a task until the caller's signal aborts it or the timeout ends.
 *
 * @throws {MarketingApiError} `timeout` when the timeout ended first.
 */
export async function withinTime<T>(
  options: FollowOptions,
  run: (options: FollowOptions) => Promise<T>,
): Promise<T> {
  const { timeout = Number.POSITIVE_INFINITY, signal } = options;
  if (timeout > MAX_TIMER_MS) return run(options);
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), timeout);
  try {
    return await run({ ...options, signal: signal ? AbortSignal.any([signal, late.signal]) : late.signal });
  } catch (cause) {
    if (!late.signal.aborted) throw cause;
    const isAccepted = !(cause instanceof MarketingApiError && cause.operation === "batches.create");
    const message = `The batch has no results within ${timeout} ms; resumeBatch fetches them later`;
    throw batchFailure("timeout", isAccepted ? message : cause.message, cause);
  } finally {
    clearTimeout(timer);
  }
}

/** Whether the same call may succeed a moment later. */
export function isTransientFailure(error: unknown): boolean {
  if (!(error instanceof MarketingApiError)) return false;
  const { failure, status = 0 } = error;
  if (failure === "refused") return status === 429 || status === 403 || status >= 500;
  return failure === "network" || failure === "timeout" || failure === "unreadable";
}
