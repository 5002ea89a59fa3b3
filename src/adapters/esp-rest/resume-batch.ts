import { MarketingApiError } from "../../ports/marketing-api/errors.ts";
import { downloadResults } from "./batch-results.ts";
import type { BatchProgress } from "./batch-run.ts";
import type { BatchOptions, BatchSummary } from "./batches.ts";
import { type FollowMeans, type FollowOptions, followBatch, withinTime } from "./follow-batch.ts";
import { dataOf } from "./response-body.ts";
import { systemTime } from "./time.ts";

/** What became of one operation of a batch. */
export interface BatchOutcome {
  /** As the operation was sent: for `createBatch` the number of the call within it, from 0. */
  readonly operation_id: string;
  readonly status: number;
  /** What the call brought back; `undefined` where it failed or there is nothing. */
  readonly data: unknown;
  /** Why the call failed; `undefined` where it did not. */
  readonly error: MarketingApiError | undefined;
}

/** A batch that was waited for, whoever made it. */
export interface ResumedBatch extends BatchSummary {
  readonly id: string;
  readonly results: readonly BatchOutcome[];
}

/** How a batch is waited for; all of it may be left out. */
export interface ResumeOptions extends FollowOptions, BatchOptions {
  /** Told after each look at the service. */
  readonly onProgress?: ((progress: BatchProgress) => void) | undefined;
}

/**
 * Waits for a batch that was given to the service before, by this process or another, and fetches its results. May be
 * repeated; the service keeps results for some days.
 *
 * @param id - `batch.id`, or what `onSubmitted` was told.
 * @throws {MarketingApiError} `refused` (404) when there is no such batch, `timeout` when it takes longer than is given.
 */
export function resumeBatch(
  api: FollowMeans["api"],
  id: string,
  { download = downloadResults, time = systemTime, onProgress, ...options }: ResumeOptions = {},
): Promise<ResumedBatch> {
  return withinTime(time, options, async (limited) => {
    const batch = await api.batches.get({ batch_id: id }, { signal: limited.signal });
    const tell = (seen: typeof batch) =>
      onProgress?.({
        total: seen.total_operations,
        finished: seen.finished_operations,
        errored: seen.errored_operations,
      });
    const found = await followBatch({ api, download, time }, batch, limited, tell);
    const results = [...found].map(([operation_id, result]) => outcomeOf(operation_id, result));
    const failed = results.filter(({ error }) => error !== undefined).length;
    return { id, succeeded: results.length - failed, failed, results };
  });
}

function outcomeOf(operation_id: string, result: Parameters<typeof dataOf>[1]): BatchOutcome {
  const { status } = result;
  try {
    const data = dataOf(`operation ${operation_id}`, result, () => ({ attempts: 1 }));
    return { operation_id, status, data, error: undefined };
  } catch (error) {
    if (!(error instanceof MarketingApiError)) throw error;
    return { operation_id, status, data: undefined, error };
  }
}
