import { isLoopback } from "../../ports/loopback.ts";
import { rootReasonOf } from "../../ports/reason.ts";
import { describeResponse } from "../../ports/response-kind.ts";
import { SourceError } from "../../ports/source-error.ts";
import { bodyBytes } from "../http-client/body-bytes.ts";
import { Pause, type Refusal } from "./pause.ts";

/** How a source is called. */
export interface SourceRequestOptions {
  /** Names the site and a contact, without which the SEC refuses requests. */
  readonly userAgent: string;
  /** Until the body is complete, in milliseconds. Default: 10 s. */
  readonly timeoutMs?: number | undefined;
  /** For a source within this process, which then needs no https. Default: the runtime's. */
  readonly fetch?: typeof globalThis.fetch | undefined;
  /** Milliseconds of Unix time. Default: the system's clock. */
  readonly now?: (() => number) | undefined;
}

/** A parsed response, with the validators by which a later request asks whether it is still the same. */
export interface SourceResponse<T> {
  readonly value: T;
  readonly etag: string | null;
  readonly lastModified: string | null;
}

/**
 * Gets what is at an address, and parses it. While the source has asked to wait, or should be given time ({@link Pause}), it
 * fails as the last request did, without a request: whoever polls it, and however often.
 *
 * @param parse - Throws {@link invalidResponse} for anything but what was expected.
 * @param former - The response before, which is returned if nothing has changed since (304).
 * @throws {SourceError} whose message names the host, never path or query, which may contain a key.
 */
export type SourceRequest = <T>(
  url: URL,
  parse: (text: string) => T | Promise<T>,
  former?: SourceResponse<T>,
) => Promise<SourceResponse<T>>;

const TIMEOUT_MS = 10_000;
/** Maximum size of a response, decompressed: ten thousand items with their summaries. */
const MAX_BYTES = 16 * 1024 * 1024;

/**
 * Requests to a source of announcements with ky. They are not retried, because the source is polled, and follow no
 * redirects: another host must neither get a key, nor say what the exchange has released.
 */
export function sourceRequest({
  userAgent,
  timeoutMs = TIMEOUT_MS,
  fetch,
  now = Date.now,
}: SourceRequestOptions): SourceRequest {
  const pause = new Pause(now);
  const send = async (url: URL, headers: Record<string, string>, signal: AbortSignal) => {
    if (!fetch && url.protocol !== "https:" && !isLoopback(url.hostname))
      throw unavailable("its address must begin with https:");
    // Loaded with the first request, with the runtime's `fetch`: most sites have no source.
    const { default: ky } = await import("ky");
    const options = { redirect: "manual", retry: 0, timeout: false, throwHttpErrors: false } as const;
    const request = ky(url, { ...options, headers, signal, ...(fetch && { fetch }) });
    // Its error has the address, so it is not a cause.
    return request.catch((error: unknown) => Promise.reject(unavailable(rootReasonOf(error))));
  };
  return async (url, parse, former) => {
    pause.check();
    const signal = AbortSignal.timeout(timeoutMs);
    const headers = {
      "user-agent": userAgent,
      ...(former?.etag && { "if-none-match": former.etag }),
      ...(former?.lastModified && { "if-modified-since": former.lastModified }),
    };
    let refusal: Refusal | undefined;
    const receive = async () => {
      const response = await send(url, headers, signal);
      const { status } = response;
      if (status === 304 && former) return former;
      const etag = response.headers.get("etag");
      const lastModified = response.headers.get("last-modified");
      if (status === 200) return { value: await parsed(response, parse), etag, lastModified };
      refusal = { status, retryAfter: response.headers.get("retry-after") };
      throw unavailable(`it responded with status ${status}`);
    };
    try {
      const received = await receive();
      pause.end(url.href);
      return received;
    } catch (error) {
      if (!(error instanceof SourceError)) throw error;
      const failure = atHost(url, error, signal);
      pause.begin(url.href, failure, refusal);
      throw failure;
    }
  };
}

function atHost({ host }: URL, cause: SourceError, { aborted }: AbortSignal): SourceError {
  const { failure, message } = cause;
  const isLate = failure === "unavailable" && aborted;
  const reason = isLate ? "it did not respond in time" : message;
  return new SourceError(failure, `${host}: ${reason}`, { cause });
}

const unavailable = (reason: string, options?: ErrorOptions) =>
  new SourceError("unavailable", reason, options);

/** The error of a parser. The request adds the host to its message. */
export const invalidResponse = (reason: string, options?: ErrorOptions) =>
  new SourceError("invalid", reason, options);

/** Adds to the error of a parser what came. */
async function parsed<T>(response: Response, parse: (text: string) => T | Promise<T>): Promise<T> {
  const text = await textOf(response);
  try {
    return await parse(text);
  } catch (cause) {
    if (!(cause instanceof SourceError)) throw cause;
    const contentType = response.headers.get("content-type");
    const came = describeResponse({ status: response.status, contentType, text });
    throw invalidResponse(`${cause.message} (${came})`, { cause });
  }
}

const tooLarge = () => invalidResponse(`it is larger than ${MAX_BYTES / 2 ** 20} MB`);

/** Decodes a text by its content type, else by its XML declaration, else as UTF-8. */
async function textOf(response: Response): Promise<string> {
  const bytes = await bodyBytes(response, MAX_BYTES, tooLarge).catch((error: unknown) => {
    if (error instanceof SourceError) throw error;
    throw unavailable(`the response is incomplete (${rootReasonOf(error)})`, { cause: error });
  });
  const declared = `${response.headers.get("content-type")} ${bytes.toString("latin1", 0, 100)}`;
  const encoding = /(?:charset=|<\?xml[^>]+encoding=)["']?([\w-]+)/i.exec(declared)?.[1];
  try {
    return new TextDecoder(encoding).decode(bytes);
  } catch (cause) {
    throw invalidResponse(`its encoding is unknown: ${encoding}`, { cause });
  }
}
