import ky, { isHTTPError, isTimeoutError } from "ky";
import { MarketingApiError, type MarketingApiFailure } from "../../ports/marketing-api/errors.ts";
import { AnswerTooLarge, bytesOf, gunzip } from "./answer-size.ts";
import type { TextAnswer } from "./response-body.ts";
import { isTransient } from "./retry-policy.ts";

/** Limit of the results of a batch, decompressed: a thousand responses of 256 KiB. */
const MAX_RESULTS_BYTES = 256 * 1024 * 1024;
const DOWNLOAD_TIMEOUT_MS = 120_000;
const MAX_RETRIES = 2;

const TOO_LARGE = `The results of the batch are larger than ${MAX_RESULTS_BYTES} bytes`;

/**
 * Downloads an archive of results over HTTP, or reads it from a `data:` URL.
 *
 * @throws {MarketingApiError} `refused`, `network`, `timeout`, `aborted` or `unreadable`.
 */
export async function downloadResults(url: string, signal: AbortSignal | undefined): Promise<Uint8Array> {
  if (!URL.canParse(url) || !/^(https?|data):$/.test(new URL(url).protocol)) {
    throw unreadable("The batch has no URL of results");
  }
  let archive = new Uint8Array();
  try {
    await ky(url, {
      ...(signal !== undefined && { signal }),
      timeout: DOWNLOAD_TIMEOUT_MS,
      // Reads the body, too, so that a truncated one is repeated.
      fetch: async (request) => {
        const { body, status } = await fetch(request);
        archive = body === null ? new Uint8Array() : await bytesOf(body, MAX_RESULTS_BYTES);
        return new Response(null, { status });
      },
      retry: {
        limit: MAX_RETRIES,
        jitter: true,
        shouldRetry: ({ error }) => isTransientFailure(error, signal),
      },
    });
    return archive;
  } catch (error) {
    if (error instanceof AnswerTooLarge) throw unreadable(TOO_LARGE, error);
    throw notFetched(url, error, signal);
  }
}

function isTransientFailure(error: Error, signal: AbortSignal | undefined): boolean {
  if (isHTTPError(error)) return isTransient(error.response.status, {});
  return !(isTimeoutError(error) || error instanceof AnswerTooLarge || signal?.aborted);
}

function notFetched(address: string, error: unknown, signal: AbortSignal | undefined): MarketingApiError {
  const { origin, pathname } = new URL(address);
  // The query string protects the address, and an error of ky contains it: our error contains neither.
  const request = { method: "GET", url: `${origin}${pathname}` };
  const status = isHTTPError(error) ? error.response.status : undefined;
  const message = `The results of the batch could not be fetched${status === undefined ? "" : ` (${status})`}`;
  return new MarketingApiError(failureOf(error, signal), "batches.get", message, { request, status });
}

function failureOf(error: unknown, signal: AbortSignal | undefined): MarketingApiFailure {
  if (isHTTPError(error)) return "refused";
  if (signal?.aborted) return "aborted";
  return isTimeoutError(error) ? "timeout" : "network";
}

/**
 * Unpacks an archive of results: a gzipped tar of JSON files, each a list of them.
 *
 * @returns The results by operation id.
 * @throws {MarketingApiError} `unreadable`.
 */
export async function resultsIn(archive: Uint8Array): Promise<ReadonlyMap<string, TextAnswer>> {
  const { parseTar } = await import("nanotar");
  const results = new Map<string, TextAnswer>();
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

function readResults(file: unknown, results: Map<string, TextAnswer>): void {
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
