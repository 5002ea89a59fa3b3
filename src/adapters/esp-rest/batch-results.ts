import ky, { isHTTPError, isTimeoutError } from "ky";
import { parseTar } from "nanotar";
import { MarketingApiError, type MarketingApiFailure } from "../../ports/marketing-api/errors.ts";
import { type Fetch, runtimeFetch } from "./fetch.ts";
import { problemOf, type TextResponse } from "./response-body.ts";
import { bytesOf, gunzip, ResponseTooLarge } from "./response-size.ts";
import { isTransient } from "./retry-policy.ts";

/** Downloads the results from `response_body_url`. */
export type DownloadResults = (url: string, signal: AbortSignal | undefined) => Promise<Uint8Array>;

/** Maximum size of the results of a batch, decompressed: a thousand responses of 256 KiB. */
const MAX_RESULTS_BYTES = 256 * 1024 * 1024;
const DOWNLOAD_TIMEOUT_MS = 120_000;
const MAX_RETRIES = 2;

const TOO_LARGE = `The results of the batch are larger than ${MAX_RESULTS_BYTES} bytes`;

/** The `fetch` of each client, by the client's group of operations on batches. */
const fetches = new WeakMap<object, Fetch>();

/** Makes results of a client's batches be downloaded by the same `fetch` that sends its calls. */
export function downloadResultsBy(batches: object, fetch: Fetch): void {
  fetches.set(batches, fetch);
}

/** Downloads results by the `fetch` of the client, or else by that of the runtime. */
export function defaultDownload({ batches }: { readonly batches: object }): DownloadResults {
  return (url, signal) => downloadResults(url, signal, fetches.get(batches) ?? runtimeFetch);
}

/**
 * Downloads an archive of results over HTTP, or reads it from a `data:` URL.
 *
 * @throws {MarketingApiError} `refused`, `network`, `timeout`, `aborted` or `unreadable`.
 */
async function downloadResults(
  url: string,
  signal: AbortSignal | undefined,
  send: Fetch,
): Promise<Uint8Array> {
  if (!URL.canParse(url) || !/^(https?|data):$/.test(new URL(url).protocol)) {
    throw batchFailure("unreadable", "The batch has no URL of results");
  }
  let archive = new Uint8Array();
  try {
    await ky(url, {
      ...(signal !== undefined && { signal }),
      timeout: DOWNLOAD_TIMEOUT_MS,
      // The body is read here, within the retries: a download that is cut off is repeated.
      fetch: async (input) => {
        // A `data:` URL needs no network, so the client's own `fetch`, such as that of a proxy, is not used.
        const fetch = url.startsWith("data:") ? runtimeFetch : send;
        const init = { method: "GET", headers: {}, body: null, redirect: "follow" } as const;
        const { body, status } = await fetch(url, { ...init, signal: new Request(input).signal });
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
    if (error instanceof ResponseTooLarge) throw batchFailure("unreadable", TOO_LARGE, error);
    throw notFetched(url, error, signal);
  }
}

function isTransientFailure(error: Error, signal: AbortSignal | undefined): boolean {
  if (isHTTPError(error)) return isTransient(error.response.status) && error.response.status !== 403;
  return !(isTimeoutError(error) || error instanceof ResponseTooLarge || signal?.aborted);
}

function notFetched(address: string, error: unknown, signal: AbortSignal | undefined): MarketingApiError {
  const { origin, pathname } = new URL(address);
  // The query string is the signature that gives access: neither it nor ky's error, which quotes it, may be in ours.
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

/** The result of one operation of a batch. */
export interface BatchResult extends TextResponse {
  /** As text, even if it was a number. `undefined` if the operation had none: then another program has created the batch. */
  readonly operation_id: string | undefined;
}

/**
 * Unpacks an archive of results: a gzipped tar of JSON files, each a list of them.
 *
 * @returns The results in the order of the archive. Ids may be missing or occur twice, which the provider's reference does
 *   not say.
 * @throws {MarketingApiError} `unreadable`.
 */
export async function resultsIn(archive: Uint8Array): Promise<readonly BatchResult[]> {
  return (await filesIn(archive)).flatMap(({ name, text }) => readResults(name, text));
}

async function filesIn(
  archive: Uint8Array,
): Promise<readonly { readonly name: string; readonly text: string }[]> {
  try {
    const tar = await gunzip(archive, MAX_RESULTS_BYTES);
    return parseTar(tar.buffer).filter(({ type, name }) => type === "file" && name.endsWith(".json"));
  } catch (cause) {
    const message = "The results of the batch cannot be decompressed";
    throw batchFailure("unreadable", cause instanceof ResponseTooLarge ? TOO_LARGE : message, cause);
  }
}

function readResults(name: string, text: string): BatchResult[] {
  const file = problemOf(text);
  if (!Array.isArray(file))
    throw malformed(`${name} is ${typeof file === "string" ? "not JSON" : "no list"}`);
  return file.map((result: unknown, index) => {
    const fields: Readonly<Record<string, unknown>> = typeof result === "object" ? { ...result } : {};
    const { status_code, operation_id, response } = fields;
    if (typeof status_code !== "number") {
      throw malformed(`${name} has a result without status_code: number ${index + 1}`);
    }
    return {
      operation_id:
        typeof operation_id === "string" || typeof operation_id === "number"
          ? String(operation_id)
          : undefined,
      status: status_code,
      // The response is JSON in a string, and empty for a 204.
      text: typeof response === "string" ? response : "",
    };
  });
}

function malformed(reason: string): MarketingApiError {
  return batchFailure("unreadable", `The results of the batch cannot be read: ${reason}`);
}

/** The error of a batch without results. */
export function batchFailure(
  failure: MarketingApiFailure,
  message: string,
  cause?: unknown,
): MarketingApiError {
  return new MarketingApiError(failure, "batches.get", message, { cause });
}
