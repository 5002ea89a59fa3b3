import { promisify } from "node:util";
import { brotliDecompress, gunzip } from "node:zlib";
import { brand } from "../../../brand/brand.ts";

/** An answer that has arrived whole; as much of a `Response` as is needed. */
export interface TransportResponse {
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  text(): Promise<string>;
}

/** What carries requests to the content service: `fetch`, or as much of it as is needed. */
export type HttpTransport = (
  url: string,
  init: { readonly signal: AbortSignal },
) => Promise<TransportResponse>;

/** What carries a file; `bytes` are absent where it is larger than {@link MAX_FILE_BYTES}. */
export type FileTransport = (
  url: string,
  init: { readonly signal: AbortSignal },
) => Promise<{
  readonly status: number;
  readonly retryAfter: string | null;
  readonly bytes?: Uint8Array<ArrayBuffer> | undefined;
}>;

/** Bytes of a file that is read; larger ones are not. */
export const MAX_FILE_BYTES = 32 * 1024 * 1024;

/** Bytes of an answer, compressed and decompress. A hundred large documents are far from it. */
const MAX_RESPONSE_BYTES = 64 * 1024 * 1024;

const DECOMPRESS = { br: promisify(brotliDecompress), gzip: promisify(gunzip) } as const;

/** Firewalls before a service may refuse who does not say what it is. */
const HEADERS = {
  accept: "application/json",
  "accept-encoding": "br, gzip",
  "user-agent": `${brand.slug}-website`,
} as const;

/** Loaded with the first request: a site on the sandbox makes none. */
let loaded: ReturnType<typeof loadClient> | undefined;

async function loadClient() {
  const { Agent, request } = await import("undici");
  return { request, dispatcher: new Agent({ maxResponseSize: MAX_RESPONSE_BYTES }) };
}

/**
 * Carries requests by undici, over the connections that it keeps open.
 *
 * Rejects with the signal's reason when that aborts, and with what the network, or an answer that is cut off, too
 * large or compressed in an unknown way, has to say. A connection that the service ended just as it was used is such a
 * failure: the caller asks again.
 */
export const undiciTransport: HttpTransport = async (url, { signal }) => {
  try {
    loaded ??= loadClient();
    const client = await loaded;
    const answer = await client.request(url, { signal, headers: HEADERS, dispatcher: client.dispatcher });
    const header = (name: string) => [answer.headers[name]].flat()[0];
    const compressed = Buffer.from(await answer.body.arrayBuffer());
    const body = await decompress(compressed, header("content-encoding"));
    return {
      status: answer.statusCode,
      headers: { get: (name) => header(name) ?? null },
      text: async () => body.toString(),
    };
  } catch (error) {
    signal.throwIfAborted();
    throw named(error);
  }
};

/** Carries files by undici, as {@link undiciTransport} does answers. */
export const undiciFileTransport: FileTransport = async (url, { signal }) => {
  try {
    loaded ??= loadClient();
    const { request, dispatcher } = await loaded;
    const headers = { "user-agent": HEADERS["user-agent"], accept: "application/pdf" };
    const { statusCode: status, headers: said, body } = await request(url, { signal, headers, dispatcher });
    const retryAfter = [said["retry-after"]].flat()[0] ?? null;
    if (status !== 200 || Number(said["content-length"]) > MAX_FILE_BYTES) {
      void body.dump();
      return { status, retryAfter };
    }
    const bytes = new Uint8Array(await body.arrayBuffer());
    return { status, retryAfter, bytes: bytes.length > MAX_FILE_BYTES ? undefined : bytes };
  } catch (error) {
    signal.throwIfAborted();
    throw named(error);
  }
};

/** Where a host has several addresses and none answers, Node says so without a word. */
function named(error: unknown): unknown {
  if (!(error instanceof Error) || error.message !== "" || !("code" in error)) return error;
  return new Error(String(error.code), { cause: error });
}

async function decompress(body: Buffer, encoding = "identity"): Promise<Buffer> {
  if (encoding === "identity") return body;
  if (encoding !== "br" && encoding !== "gzip")
    throw new TypeError(`the answer is compressed as ${encoding}`);
  return DECOMPRESS[encoding](body, { maxOutputLength: MAX_RESPONSE_BYTES });
}
