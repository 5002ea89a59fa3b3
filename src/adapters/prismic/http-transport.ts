import { promisify } from "node:util";
import { brotliDecompress, gunzip } from "node:zlib";
import type { Dispatcher } from "undici";
import { brand } from "../../../brand/brand.ts";

/** A complete response: the part of `Response` that is needed. */
type TransportResponse = Pick<Response, "status" | "text"> & { readonly headers: Pick<Headers, "get"> };

/** Sends a request to the content service: the part of `fetch` that is needed. */
export type HttpTransport = (
  url: string,
  init: { readonly signal: AbortSignal },
) => Promise<TransportResponse>;

/** Requests a file. `bytes` is absent if the file is larger than {@link MAX_FILE_BYTES}. */
export type FileTransport = (
  url: string,
  init: { readonly signal: AbortSignal },
) => Promise<{
  readonly status: number;
  readonly retryAfter: string | null;
  readonly bytes?: Uint8Array<ArrayBuffer> | undefined;
}>;

/** Maximum size of a file. */
export const MAX_FILE_BYTES = 32 * 1024 * 1024;

/** Maximum size of a response, compressed and decompressed. A hundred large documents are much smaller. */
const MAX_RESPONSE_BYTES = 64 * 1024 * 1024;

const DECOMPRESS = { br: promisify(brotliDecompress), gzip: promisify(gunzip) } as const;

/** Some firewalls reject requests without a user agent. */
const HEADERS = {
  accept: "application/json",
  "accept-encoding": "br, gzip",
  "user-agent": `${brand.slug}-website`,
} as const;

/** Loaded with the first request: a site on the sandbox sends none. */
let loaded: ReturnType<typeof loadClient> | undefined;

async function loadClient() {
  const { Agent, request } = await import("undici");
  return { request, dispatcher: new Agent({ maxResponseSize: MAX_RESPONSE_BYTES }) };
}

/**
 * Sends requests with undici, which keeps connections open.
 *
 * Rejects with the signal's reason when it aborts, and with an error of the network, or for a response that is
 * incomplete, too large or has an unknown encoding. If the service closes a connection while a request is sent, this is
 * such an error too: the caller retries.
 */
export const undiciTransport: HttpTransport = (url, { signal }) =>
  send(url, HEADERS, signal, async ({ statusCode: status, headers, body }) => {
    const header = (name: string) => [headers[name]].flat()[0];
    const text = await decompress(Buffer.from(await body.arrayBuffer()), header("content-encoding"));
    return { status, headers: { get: (name) => header(name) ?? null }, text: async () => text.toString() };
  });

/** Requests files with undici, with the same errors as {@link undiciTransport}. */
export const undiciFileTransport: FileTransport = (url, { signal }) => {
  const accepted = { "user-agent": HEADERS["user-agent"], accept: "application/pdf" };
  return send(url, accepted, signal, async ({ statusCode: status, headers, body }) => {
    const retryAfter = [headers["retry-after"]].flat()[0] ?? null;
    if (status !== 200 || Number(headers["content-length"]) > MAX_FILE_BYTES) {
      void body.dump();
      return { status, retryAfter };
    }
    const bytes = new Uint8Array(await body.arrayBuffer());
    return { status, retryAfter, bytes: bytes.length > MAX_FILE_BYTES ? undefined : bytes };
  });
};

async function send<T>(
  url: string,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
  read: (response: Dispatcher.ResponseData) => Promise<T>,
): Promise<T> {
  try {
    loaded ??= loadClient();
    const { request, dispatcher } = await loaded;
    return await read(await request(url, { signal, headers, dispatcher }));
  } catch (error) {
    signal.throwIfAborted();
    throw withMessage(error);
  }
}

/** Adds a message to an error without one: Node sets none if a host has several addresses and all of them fail. */
function withMessage(error: unknown): unknown {
  if (!(error instanceof Error) || error.message !== "" || !("code" in error)) return error;
  return new Error(String(error.code), { cause: error });
}

async function decompress(body: Buffer, encoding = "identity"): Promise<Buffer> {
  if (encoding === "identity") return body;
  if (encoding !== "br" && encoding !== "gzip") throw new TypeError(`unknown content encoding ${encoding}`);
  return DECOMPRESS[encoding](body, { maxOutputLength: MAX_RESPONSE_BYTES });
}
