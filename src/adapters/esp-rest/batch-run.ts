import { MarketingApiError } from "../../ports/marketing-api/errors.ts";
import type { OperationRequest } from "../../ports/marketing-api/request.ts";
import type { BatchOperation } from "../../ports/marketing-api/types/batches.ts";
import type { OperationResult } from "./batch-results.ts";
import {
  type FollowMeans,
  type FollowOptions,
  followBatch,
  type ServiceBatch,
  withinTime,
} from "./follow-batch.ts";
import { dataOf } from "./response-body.ts";

/** The maximum number of operations in a batch of the service. */
const MAX_BATCH_SIZE = 1000;
/** Batches that run at the same time; the service allows 500 for an account. */
const MAX_OPEN_BATCHES = 10;

/** A call whose promise waits for the result of a batch. */
export interface CollectedCall {
  readonly request: OperationRequest;
  /** Settles the promise with the result. */
  readonly operation: BatchOperation & { readonly operation_id: string };
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

/** One run of a collection of calls. */
export class BatchRun {
  readonly #means: FollowMeans;
  readonly #options: RunOptions;
  readonly #submitted: (id: string) => void;
  readonly #progress = new Map<readonly CollectedCall[], Omit<BatchProgress, "total">>();
  #total = 0;
  #succeeded = 0;

  constructor(means: FollowMeans, options: RunOptions, submitted: (id: string) => void) {
    this.#means = means;
    this.#options = options;
    this.#submitted = submitted;
  }

  /** Performs all calls. Rejects with the first failure of a whole batch, after all batches have ended. */
  async executeCall(
    calls: readonly CollectedCall[],
  ): Promise<{ readonly succeeded: number; readonly failed: number }> {
    this.#total = calls.length;
    const waiting: (readonly CollectedCall[])[] = [];
    for (let from = 0; from < calls.length; from += MAX_BATCH_SIZE) {
      waiting.push(calls.slice(from, from + MAX_BATCH_SIZE));
    }
    const { timeout } = this.#options;
    const until = timeout === undefined ? undefined : Date.now() + timeout;
    const failures: unknown[] = [];
    const worker = async () => {
      for (let part = waiting.shift(); part !== undefined; part = waiting.shift()) {
        try {
          const through = part;
          const left = until === undefined ? undefined : Math.max(1, until - Date.now());
          const options = { ...this.#options, timeout: left };
          await withinTime(options, (limited) => this.#runBatch(through, limited));
        } catch (error) {
          failures.push(error);
          for (const call of part) call.reject(error);
        }
      }
    };
    await Promise.all(Array.from({ length: MAX_OPEN_BATCHES }, worker));
    if (failures.length > 0) throw failures[0];
    return { succeeded: this.#succeeded, failed: this.#total - this.#succeeded };
  }

  async #runBatch(part: readonly CollectedCall[], options: FollowOptions): Promise<void> {
    const batch = await this.#means.api.batches.create(
      { body: { operations: part.map(({ operation }) => operation) } },
      { signal: options.signal },
    );
    this.#submitted(batch.id);
    this.#options.onSubmitted?.(batch.id);
    const results = await followBatch(this.#means, batch, options, (seen) =>
      this.#reportProgress(part, seen),
    );
    for (const call of part) this.#settle(call, results.get(call.operation.operation_id));
  }

  #settle({ request, resolve, reject }: CollectedCall, result: OperationResult | undefined): void {
    const about = { request: { method: request.method, url: request.path }, attempts: 1 };
    if (result === undefined) {
      const message = `The batch brought no result for ${request.name}`;
      reject(new MarketingApiError("unreadable", request.name, message, about));
      return;
    }
    try {
      resolve(dataOf(request.name, result, () => about));
      this.#succeeded += 1;
    } catch (error) {
      reject(error);
    }
  }

  #reportProgress(part: readonly CollectedCall[], batch: ServiceBatch): void {
    this.#progress.set(part, { finished: batch.finished_operations, errored: batch.errored_operations });
    let finished = 0;
    let errored = 0;
    for (const progress of this.#progress.values()) {
      finished += progress.finished;
      errored += progress.errored;
    }
    this.#options.onProgress?.({ total: this.#total, finished, errored });
  }
}
