import type { MarketingApi, Perform } from "../../ports/marketing-api/api.ts";
import { createMarketingApi } from "../../ports/marketing-api/create-marketing-api.ts";
import { MarketingApiError } from "../../ports/marketing-api/errors.ts";
import {
  checkClient,
  checkOptions,
  FUNCTION,
  MILLISECONDS,
  type OptionKinds,
  SIGNAL,
} from "../../ports/marketing-api/options.ts";
import { bodyTextOf, type OperationRequest } from "../../ports/marketing-api/request.ts";
import type { MergeValues } from "../../ports/marketing-api/types/members.ts";
import { type DownloadResults, defaultDownload } from "./batch-results.ts";
import { type CollectedCall, type RunOptions, runBatches } from "./batch-run.ts";
import { callListener } from "./call-listener.ts";
import type { FollowMeans } from "./follow-batch.ts";

/** The calls of the API without options and without iteration over pages, which would wait for its own result. */
export type BatchCalls = MarketingApi<MergeValues, []>;

/** Calls that are collected first and performed together. */
export interface Batch {
  /** The Marketing API. The promise of a call settles when its result is there, so do not await it before `run`. */
  readonly calls: BatchCalls;
  /** The number of calls that have been collected. */
  readonly size: number;
  /** Id of the first batch, as soon as the service has accepted it. Another process can resume it with `resumeBatch`. */
  readonly id: string | undefined;
  /** Ids of all batches that the service has accepted so far: one for each thousand calls. */
  readonly ids: readonly string[];
  /**
   * Performs the calls in batches of at most 1000. A call that fails rejects its own promise and is counted.
   *
   * @throws {MarketingApiError} When a batch could not be created or polled, or its results not downloaded; its calls reject with the same error.
   */
  run(options?: RunOptions): Promise<BatchSummary>;
}

/** The outcome of the calls of a batch. */
export interface BatchSummary {
  readonly succeeded: number;
  readonly failed: number;
}

/** Options of a batch; all are optional. */
export interface BatchOptions {
  /** Downloads the archive of results from the address that the service returns. Default: with the `fetch` of the client. */
  readonly download?: DownloadResults | undefined;
}

const OPTIONS: OptionKinds<BatchOptions> = { download: FUNCTION };
const RUN_OPTIONS: OptionKinds<RunOptions> = {
  signal: SIGNAL,
  timeout: MILLISECONDS,
  pollEvery: MILLISECONDS,
  onProgress: FUNCTION,
  onSubmitted: FUNCTION,
};

/**
 * Collects calls, which the service then performs in batches.
 *
 * @param api - Sends the calls that create and poll batches: any implementation of the port.
 * @throws {MarketingApiError} `invalid-parameter` without a client, or for a wrong option.
 */
export function createBatch(api: Pick<MarketingApi, "batches">, options: BatchOptions = {}): Batch {
  checkClient("createBatch", api, "batches");
  checkOptions("createBatch", options, OPTIONS);
  const { download = defaultDownload(api) } = options;
  return collectBatch({ api, download, known: new Set() }, "");
}

/**
 * As `createBatch`.
 *
 * @param name - The beginning of the ids of its operations, by which the program knows them again.
 */
export function collectBatch(means: FollowMeans, name: string): Batch {
  // Ids are unique, so that a batch can be found whose id never came.
  const prefix = `${name}${crypto.randomUUID().slice(0, 8)}.`;
  const collected: CollectedCall[] = [];
  const ids: string[] = [];
  let hasRun = false;
  const collect: Perform = (request) => {
    if (hasRun) {
      const message = `The batch has been run, so ${request.name} cannot be added to it`;
      return Promise.reject(new MarketingApiError("invalid-parameter", request.name, message));
    }
    const operation = operationOf(request, `${prefix}${collected.length}`);
    const promise = new Promise<unknown>((resolve, reject) => {
      collected.push({ request, operation, resolve, reject });
    });
    // A caller who awaits the call sees its failure; otherwise the summary of the run counts it.
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
      checkOptions("batch.run", options, RUN_OPTIONS);
      hasRun = true;
      return runBatches(means, collected, options, (id) => {
        ids.push(id);
        callListener(options.onSubmitted, id);
      });
    },
  };
}

/** A request as an operation of a batch. It is serialized at once, so that later changes of its body have no effect. */
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
