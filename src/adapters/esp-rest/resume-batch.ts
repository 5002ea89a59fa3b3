import { MarketingApiError } from "../../ports/marketing-api/errors.ts";
import {
  checkClient,
  checkOptions,
  FUNCTION,
  MILLISECONDS,
  type OptionKinds,
  SIGNAL,
} from "../../ports/marketing-api/options.ts";
import { type BatchResult, defaultDownload } from "./batch-results.ts";
import { type BatchProgress, progressOf } from "./batch-run.ts";
import type { BatchOptions, BatchSummary } from "./batches.ts";
import { callListener } from "./call-listener.ts";
import {
  batchWithId,
  type FollowMeans,
  type FollowOptions,
  followBatch,
  withinTime,
} from "./follow-batch.ts";
import { dataOf } from "./response-body.ts";

/** The outcome of one operation of a batch. */
export interface BatchOutcome {
  /**
   * The id that was sent with the operation; for `createBatch`, the number of the call within the batch, from 0.
   * Batches of other programs may have operations without one, or with the same.
   */
  readonly operation_id: string | undefined;
  readonly status: number;
  /** The response of the call; `undefined` where it failed or has none. */
  readonly data: unknown;
  /** Why the call failed; `undefined` where it succeeded. */
  readonly error: MarketingApiError | undefined;
}

/** A batch that has finished, and its outcomes. */
export interface ResumedBatch extends BatchSummary {
  readonly id: string;
  /** All results, in the order of the service. */
  readonly results: readonly BatchOutcome[];
}

/** Options of waiting for a batch; all are optional. */
export interface ResumeOptions extends FollowOptions, BatchOptions {
  /** Called after each poll of the service. */
  readonly onProgress?: ((progress: BatchProgress) => void) | undefined;
}

const OPTIONS: OptionKinds<ResumeOptions> = {
  signal: SIGNAL,
  timeout: MILLISECONDS,
  pollEvery: MILLISECONDS,
  download: FUNCTION,
  onProgress: FUNCTION,
};

/**
 * Waits for a batch that this process or another one created, and fetches its results. It may be called again; the
 * service keeps results for some days.
 *
 * @param id - `batch.id`, or the id that `onSubmitted` was called with.
 * @throws {MarketingApiError} `refused` (404) when there is no such batch, `timeout` when the timeout ends first.
 */
export async function resumeBatch(
  api: FollowMeans["api"],
  id: string,
  options: ResumeOptions = {},
): Promise<ResumedBatch> {
  checkClient("resumeBatch", api, "batches");
  checkOptions("resumeBatch", options, OPTIONS);
  const { download = defaultDownload(api), onProgress } = options;
  return withinTime(options, async (limited) => {
    const { signal } = limited;
    const batch = await batchWithId(api, id, signal);
    const found = await followBatch({ api, download, known: new Set() }, batch, limited, (seen) =>
      callListener(onProgress, progressOf(seen.total_operations, [seen])),
    );
    const results = found.map(outcomeOf);
    const failed = results.filter(({ error }) => error !== undefined).length;
    return { id, succeeded: results.length - failed, failed, results };
  });
}

/** What `createBatch` puts before the number of a call, so that the ids of the account are unique. */
const PREFIX = /^.*\b[\da-f]{8}\.(?=\d+$)/;

function outcomeOf(result: BatchResult, index: number): BatchOutcome {
  const operation_id = result.operation_id?.replace(PREFIX, "");
  const { status } = result;
  try {
    const name = operation_id === undefined ? `result ${index + 1}` : `operation ${operation_id}`;
    const data = dataOf(name, result, { attempts: 1 });
    return { operation_id, status, data, error: undefined };
  } catch (error) {
    if (!(error instanceof MarketingApiError)) throw error;
    return { operation_id, status, data: undefined, error };
  }
}
