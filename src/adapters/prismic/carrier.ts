import { get, type IncomingMessage, type RequestOptions } from "node:http";
import { get as getSecurely } from "node:https";
import { promisify } from "node:util";
import { brotliDecompress, gunzip } from "node:zlib";

/** An answer that has arrived whole; as much of a `Response` as is needed. */
export interface CarriedAnswer {
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  text(): Promise<string>;
}

/** What carries requests to the content service: `fetch`, or as much of it as is needed. */
export type Carrier = (url: string, init: { readonly signal: AbortSignal }) => Promise<CarriedAnswer>;

/** Bytes of an answer, packed and unpacked. A hundred large documents are far from it. */
const MOST_BYTES = 64 * 1024 * 1024;

const UNPACK = { br: promisify(brotliDecompress), gzip: promisify(gunzip) } as const;

/** Firewalls before a service may refuse who does not say what it is. */
const HEADERS = {
  accept: "application/json",
  "accept-encoding": "br, gzip",
  "user-agent": "larkfield-website",
} as const;

/**
 * Carries requests by Node's own client, over the connections that it keeps open. `fetch` would build a Request, a
 * Response, two Headers and a stream for each call (docs/adr/0017-content-without-the-client.md).
 *
 * Rejects with the signal's reason when that aborts, and with what the network, or an answer that is cut off, too
 * large or packed in an unknown way, has to say.
 */
export const carryOverHttp: Carrier = async (url, { signal }) => {
  try {
    return await answerTo(url, { signal });
  } catch (error) {
    signal.throwIfAborted();
    // The service ended a connection that had been kept open just as it was used: nothing was asked.
    // Others that were kept may have ended, too.
    if (error instanceof StaleConnection) return answerTo(url, { signal, agent: false });
    throw error;
  }
};

class StaleConnection extends Error {}

async function answerTo(url: string, options: RequestOptions): Promise<CarriedAnswer> {
  const answer = await sent(url, { ...options, headers: HEADERS });
  const body = await unpacked(await whole(answer), answer.headers["content-encoding"]);
  return {
    status: answer.statusCode ?? 0,
    headers: {
      get: (name) => {
        const value = answer.headers[name];
        return (Array.isArray(value) ? value[0] : value) ?? null;
      },
    },
    text: async () => body.toString(),
  };
}

function sent(url: string, options: RequestOptions): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const request = (url.startsWith("https:") ? getSecurely : get)(url, options, resolve);
    request.on("error", (error: NodeJS.ErrnoException) => {
      // Where a host has several addresses and none answers, Node says so without a word.
      const named = error.message ? error : new Error(error.code, { cause: error });
      const isStale = request.reusedSocket && error.code === "ECONNRESET";
      reject(isStale ? new StaleConnection(error.message, { cause: error }) : named);
    });
  });
}

function whole(answer: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    answer.on("data", (chunk: Buffer) => {
      size += chunk.length;
      if (size > MOST_BYTES) answer.destroy(new RangeError("the answer is too large"));
      chunks.push(chunk);
    });
    answer.on("end", () => resolve(Buffer.concat(chunks)));
    answer.on("error", reject);
  });
}

async function unpacked(body: Buffer, coding = "identity"): Promise<Buffer> {
  if (coding === "identity") return body;
  if (coding !== "br" && coding !== "gzip") throw new TypeError(`the answer is packed as ${coding}`);
  return UNPACK[coding](body, { maxOutputLength: MOST_BYTES });
}
