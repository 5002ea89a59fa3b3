import { MarketingApiError } from "../../ports/marketing-api/errors.ts";
import { AnswerTooLarge, bytesOf, gunzip } from "./answer-size.ts";
import { isTransient, retryDelay } from "./retry-policy.ts";

/** Limit of the results of a batch, decompressed: a thousand responses of 256 KiB. */
const MAX_RESULTS_BYTES = 256 * 1024 * 1024;
const DOWNLOAD_TIMEOUT_MS = 120_000;
const MAX_ATTEMPTS = 3;

const TOO_LARGE = `The results of the batch are larger than ${MAX_RESULTS_BYTES} bytes`;

/** The result of one operation of a batch. */
export interface OperationResult {
  readonly status: number;
  /** The response as a call of its own would have received it. */
  readonly text: string;
}

/** Downloads an archive of results over HTTP, or reads it from a `data:` URL. */
export async function downloadResults(url: string, signal: AbortSignal | undefined): Promise<Uint8Array> {
  if (!URL.canParse(url) || !/^(https?|data):$/.test(new URL(url).protocol)) {
    throw unreadable("The batch has no URL of results");
  }
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await download(url, signal);
    } catch (error) {
      if (!(error instanceof MarketingApiError)) throw error;
      if (attempts === MAX_ATTEMPTS || !isTransient(error, true)) throw error;
      const delay = retryDelay(error.headers?.["retry-after"], attempts, Date.now(), Math.random);
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }
}

async function download(url: string, signal: AbortSignal | undefined): Promise<Uint8Array> {
  const ends = [AbortSignal.timeout(DOWNLOAD_TIMEOUT_MS), ...(signal === undefined ? [] : [signal])];
  const answer = await fetch(url, { signal: AbortSignal.any(ends) }).catch((error: unknown) => {
    throw notFetched(url, undefined, error, signal);
  });
  if (!answer.ok) throw notFetched(url, answer.status, undefined, signal);
  try {
    return answer.body === null ? new Uint8Array() : await bytesOf(answer.body, MAX_RESULTS_BYTES);
  } catch (error) {
    if (error instanceof AnswerTooLarge) throw unreadable(TOO_LARGE, error);
    throw notFetched(url, undefined, error, signal);
  }
}

function notFetched(
  address: string,
  status: number | undefined,
  error: unknown,
  signal: AbortSignal | undefined,
): MarketingApiError {
  const { origin, pathname } = new URL(address);
  // The query string protects the address, and an error of fetch may contain it: our error contains neither.
  const request = { method: "GET", url: `${origin}${pathname}` };
  const message = `The results of the batch could not be fetched${status === undefined ? "" : ` (${status})`}`;
  const failure = status === undefined ? failureOf(error, signal) : "refused";
  return new MarketingApiError(failure, "batches.get", message, { request, status });
}

function failureOf(error: unknown, signal: AbortSignal | undefined): "aborted" | "timeout" | "network" {
  if (signal?.aborted) return "aborted";
  return error instanceof Error && error.name === "TimeoutError" ? "timeout" : "network";
}

/**
 * Unpacks an archive of results: a gzipped tar of JSON files, each a list of them.
 *
 * @returns The results by operation id.
 * @throws {MarketingApiError} `unreadable`.
 */
export async function resultsIn(archive: Uint8Array): Promise<ReadonlyMap<string, OperationResult>> {
  const { parseTar } = await import("nanotar");
  const results = new Map<string, OperationResult>();
  try {
    const tar = await gunzip(archive, MAX_RESULTS_BYTES);
    for (const file of parseTar(tar.buffer)) {
      if (file.type !== "file" || !file.name.endsWith(".json")) continue;
      readResults(JSON.parse(file.text), results);
    }
  } catch (cause) {
    const message = "The results of the batch cannot be decompressed";
    throw unreadable(cause instanceof AnswerTooLarge ? TOO_LARGE : message, cause);
  }
  return results;
}

function readResults(file: unknown, results: Map<string, OperationResult>): void {
  if (!Array.isArray(file)) throw new TypeError("A file of results is not a list");
  for (const { status_code, operation_id, response } of file) {
    if (typeof status_code !== "number" || typeof operation_id !== "string") {
      throw new TypeError("A result has no status or no operation id");
    }
    // The response is JSON in a string, and empty for a 204.
    results.set(operation_id, { status: status_code, text: typeof response === "string" ? response : "" });
  }
}

function unreadable(message: string, cause?: unknown): MarketingApiError {
  return new MarketingApiError("unreadable", "batches.get", message, { cause });
}
