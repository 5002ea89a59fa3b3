import type { MarketingApi, Perform } from "../../ports/marketing-api/api.ts";
import { createMarketingApi } from "../../ports/marketing-api/create-marketing-api.ts";
import { MarketingApiError } from "../../ports/marketing-api/errors.ts";
import { bodyTextOf, type OperationRequest } from "../../ports/marketing-api/request.ts";
import type { MergeValues } from "../../ports/marketing-api/types/members.ts";
import { downloadResults } from "./batch-results.ts";
import { BatchRun, type CollectedCall, type RunOptions } from "./batch-run.ts";
import type { DownloadResults } from "./follow-batch.ts";
import { systemTime, type Time } from "./time.ts";

/** The calls of the API without their options and without all-pages iteration, which would wait for itself. */
export type BatchCalls = MarketingApi<MergeValues, []>;

/** Calls that are collected first and carried out together. */
export interface Batch {
  /** The Marketing API; a call's promise settles once its result is in, so nothing may wait for it before `run`. */
  readonly calls: BatchCalls;
  /** How many calls have been collected. */
  readonly size: number;
  /** Id of the first batch, as soon as the service has taken it; `resumeBatch` goes on from there in another process. */
  readonly id: string | undefined;
  /** Ids of all batches that the service has taken so far: one for each thousand calls. */
  readonly ids: readonly string[];
  /**
   * Carries the calls out, at most 1000 a batch of the service. A call that failed rejects its own promise and is
   * counted.
   *
   * @throws {MarketingApiError} When a batch could not be made, followed or fetched; its calls reject with that, too.
   */
  run(options?: RunOptions): Promise<BatchSummary>;
}

/** What became of the calls of a batch. */
export interface BatchSummary {
  readonly succeeded: number;
  readonly failed: number;
}

/** What a batch may be given; all of it may be left out. */
export interface BatchOptions {
  /** Fetches the archive of results from the address that the service gives. */
  readonly download?: DownloadResults | undefined;
  /** Clock and timer. */
  readonly time?: Time | undefined;
}

/**
 * Collects calls and has the service carry them out in batches.
 *
 * @param api - Carries out the calls that batches themselves take: any implementation of the port.
 */
export function createBatch(
  api: Pick<MarketingApi, "batches">,
  { download = downloadResults, time = systemTime }: BatchOptions = {},
): Batch {
  const collected: CollectedCall[] = [];
  const ids: string[] = [];
  let hasRun = false;
  const collect: Perform = (request) => {
    if (hasRun) {
      const message = `The batch has been run, so ${request.name} cannot be added to it`;
      return Promise.reject(new MarketingApiError("invalid-parameter", request.name, message));
    }
    const operation = operationOf(request, String(collected.length));
    const promise = new Promise<unknown>((resolve, reject) => {
      collected.push({ request, operation, resolve, reject });
    });
    // Who awaits the call sees its failure; who does not has the count of the run.
    promise.catch(() => undefined);
    return promise;
  };
  return {
    calls: createMarketingApi<MergeValues, []>(collect),
    get size() {
      return collected.length;
    },
    get id() {
      return ids[0];
    },
    ids,
    async run(options = {}) {
      if (hasRun)
        throw new MarketingApiError("invalid-parameter", "batches.create", "The batch has been run already");
      hasRun = true;
      return new BatchRun({ api, download, time }, options, (id) => ids.push(id)).executeCall(collected);
    },
  };
}

/** A request in the words of a batch: written down at once, so that it stays what it was when it was made. */
function operationOf(request: OperationRequest, operation_id: string): CollectedCall["operation"] {
  const { method, path, query } = request;
  const body = bodyTextOf(request);
  return {
    method,
    path,
    operation_id,
    ...(Object.keys(query).length > 0 && { params: query }),
    ...(body !== undefined && { body }),
  };
}
