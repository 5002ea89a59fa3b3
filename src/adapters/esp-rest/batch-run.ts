import { MarketingApiError, type MarketingApiErrorDetails } from "../../ports/marketing-api/errors.ts";
import type { OperationRequest } from "../../ports/marketing-api/request.ts";
import { callListener } from "./call-listener.ts";
import {
  type FollowMeans,
  type FollowOptions,
  followBatch,
  type ServiceBatch,
  withinTime,
} from "./follow-batch.ts";
import { dataOf, readingResponses, type TextResponse } from "./response-body.ts";
import { type SubmittedOperation, submitBatch } from "./submit-batch.ts";

const MAX_BATCH_SIZE = 1000;
/** Batches that run at the same time; the service allows 500 for an account. */
const MAX_OPEN_BATCHES = 50;

/** A call whose promise waits for the result of a batch. */
export interface CollectedCall {
  readonly request: OperationRequest;
  readonly operation: SubmittedOperation;
  /** Settles the promise with the result. */
  readonly resolve: (data: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** The progress of the service. */
export interface BatchProgress {
  readonly total: number;
  readonly finished: number;
  readonly errored: number;
}

/** Options of a batch run; all are optional. */
export interface RunOptions extends FollowOptions {
  /** Called after each poll of the service. */
  readonly onProgress?: ((progress: BatchProgress) => void) | undefined;
  /** Called with the id of each batch as soon as the service has accepted it; `resumeBatch` takes this id. */
  readonly onSubmitted?: ((id: string) => void) | undefined;
}

/**
 * Performs all calls, in batches of at most 1000.
 *
 * @param onSubmitted - Called with the id of each batch that the service has accepted.
 * @throws {MarketingApiError} The first failure of a whole batch, after all batches have ended.
 */
export async function runBatches(
  means: FollowMeans,
  calls: readonly CollectedCall[],
  options: RunOptions,
  onSubmitted: (id: string) => void,
): Promise<{ readonly succeeded: number; readonly failed: number }> {
  const until = Date.now() + (options.timeout ?? Number.POSITIVE_INFINITY);
  const starts = Array.from(
    { length: Math.ceil(calls.length / MAX_BATCH_SIZE) },
    (_, n) => n * MAX_BATCH_SIZE,
  );
  const states = new Map<number, ServiceBatch>();
  const failures: unknown[] = [];
  let succeeded = 0;
  const runPart = async (start: number, limited: FollowOptions) => {
    const part = calls.slice(start, start + MAX_BATCH_SIZE);
    const operations = part.map(({ operation }) => operation);
    const batch = await submitBatch(means, operations, limited.signal);
    onSubmitted(batch.id);
    const results = await followBatch(means, batch, limited, (state) => {
      states.set(start, state);
      callListener(options.onProgress, progressOf(calls.length, [...states.values()]));
    });
    const byId = new Map(results.map((result) => [result.operation_id, result]));
    for (const call of part) succeeded += settle(call, byId.get(call.operation.operation_id));
  };
  const worker = async () => {
    for (let start = starts.shift(); start !== undefined; start = starts.shift()) {
      const from = start;
      const limits = { ...options, timeout: Math.max(1, until - Date.now()) };
      await withinTime(limits, (limited) =>
        readingResponses("batches.get", () => runPart(from, limited)),
      ).catch((error: unknown) => {
        failures.push(error);
        for (const call of calls.slice(from, from + MAX_BATCH_SIZE)) call.reject(error);
      });
    }
  };
  await Promise.all(Array.from({ length: MAX_OPEN_BATCHES }, worker));
  if (failures.length > 0) throw failures[0];
  return { succeeded, failed: calls.length - succeeded };
}

export function progressOf(total: number, batches: readonly ServiceBatch[]): BatchProgress {
  return {
    total,
    finished: batches.reduce((sum, { finished_operations }) => sum + finished_operations, 0),
    errored: batches.reduce((sum, { errored_operations }) => sum + errored_operations, 0),
  };
}

/** Settles the promise of a call; 1 for a success. */
function settle(
  { request: { name, method, path }, resolve, reject }: CollectedCall,
  result?: TextResponse,
): number {
  const about = { request: { method, url: path }, attempts: 1 };
  try {
    if (result === undefined) throw noResult(name, about);
    resolve(dataOf(name, result, about));
    return 1;
  } catch (error) {
    reject(error);
    return 0;
  }
}

function noResult(name: string, about: MarketingApiErrorDetails): MarketingApiError {
  return new MarketingApiError("unreadable", name, `The batch brought no result for ${name}`, about);
}
