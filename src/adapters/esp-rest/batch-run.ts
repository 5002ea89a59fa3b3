import type { MarketingApi } from "../../ports/marketing-api/api.ts";
import { MarketingApiError } from "../../ports/marketing-api/errors.ts";
import type { OperationRequest } from "../../ports/marketing-api/request.ts";
import type { BatchOperation } from "../../ports/marketing-api/types/batches.ts";
import { type OperationResult, resultsIn } from "./batch-results.ts";
import { dataOf } from "./response-body.ts";
import type { Time } from "./time.ts";

/** Most operations that the service takes in a batch. */
const MAX_BATCH_SIZE = 1000;
/** Batches that are open at once; the service allows 500 an account. */
const MAX_OPEN_BATCHES = 10;
const POLL_INTERVAL_MS = 2_000;

/** Fetches what `response_body_url` leads to. */
export type DownloadResults = (url: string, signal: AbortSignal | undefined) => Promise<Uint8Array>;

/** A call that waits for the result of a batch. */
export interface CollectedCall {
  readonly request: OperationRequest;
  /** What the batch says of it. */
  readonly operation: BatchOperation & { readonly operation_id: string };
  readonly resolve: (data: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** How far the service has come. */
export interface BatchProgress {
  readonly total: number;
  readonly finished: number;
  readonly errored: number;
}

/** How a batch is run; all of it may be left out. */
export interface RunOptions {
  /** Stops waiting. What the service has been given it goes on with. */
  readonly signal?: AbortSignal | undefined;
  /** Told after each look at the service. */
  readonly onProgress?: ((progress: BatchProgress) => void) | undefined;
  /** Milliseconds between looks at the service. Default: 2,000. */
  readonly pollEvery?: number | undefined;
}

type ServiceBatch = Awaited<ReturnType<MarketingApi["batches"]["get"]>>;

/** One run of a collection of calls. */
export class BatchRun {
  readonly #api: Pick<MarketingApi, "batches">;
  readonly #download: DownloadResults;
  readonly #time: Time;
  readonly #options: RunOptions;
  readonly #progress = new Map<readonly CollectedCall[], Omit<BatchProgress, "total">>();
  #total = 0;
  #succeeded = 0;

  constructor(
    api: Pick<MarketingApi, "batches">,
    download: DownloadResults,
    time: Time,
    options: RunOptions,
  ) {
    this.#api = api;
    this.#download = download;
    this.#time = time;
    this.#options = options;
  }

  /** Carries out all calls. Rejects with the first failure of a whole batch, once all of them are through. */
  async executeCall(
    calls: readonly CollectedCall[],
  ): Promise<{ readonly succeeded: number; readonly failed: number }> {
    this.#total = calls.length;
    const waiting: (readonly CollectedCall[])[] = [];
    for (let from = 0; from < calls.length; from += MAX_BATCH_SIZE) {
      waiting.push(calls.slice(from, from + MAX_BATCH_SIZE));
    }
    const failures: unknown[] = [];
    const worker = async () => {
      for (let part = waiting.shift(); part !== undefined; part = waiting.shift()) {
        try {
          await this.#carryOutPart(part);
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

  async #carryOutPart(part: readonly CollectedCall[]): Promise<void> {
    const { signal } = this.#options;
    let batch = await this.#api.batches.create(
      { body: { operations: part.map(({ operation }) => operation) } },
      { signal },
    );
    for (;;) {
      this.#tellProgress(part, batch);
      if (batch.status === "finished") break;
      await this.#pause();
      batch = await this.#api.batches.get({ batch_id: batch.id }, { signal });
    }
    const archive = await this.#download(batch.response_body_url, signal);
    const results = await resultsIn(archive);
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

  #tellProgress(part: readonly CollectedCall[], batch: ServiceBatch): void {
    this.#progress.set(part, { finished: batch.finished_operations, errored: batch.errored_operations });
    let finished = 0;
    let errored = 0;
    for (const progress of this.#progress.values()) {
      finished += progress.finished;
      errored += progress.errored;
    }
    this.#options.onProgress?.({ total: this.#total, finished, errored });
  }

  #pause(): Promise<void> {
    const { signal, pollEvery = POLL_INTERVAL_MS } = this.#options;
    if (signal?.aborted) return Promise.reject(abortedError(signal));
    return new Promise((resolve, reject) => {
      const onAbort = () => {
        stopTimer();
        reject(abortedError(signal));
      };
      const stopTimer = this.#time.after(pollEvery, () => {
        signal?.removeEventListener("abort", onAbort);
        resolve();
      });
      signal?.addEventListener("abort", onAbort, { once: true });
    });
  }
}

function abortedError(signal: AbortSignal | undefined): MarketingApiError {
  const message = "The batch was aborted; what the service has been given it goes on with";
  return new MarketingApiError("aborted", "batches.get", message, { cause: signal?.reason });
}
