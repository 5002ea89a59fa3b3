import { bytesOf } from "./answer-size.ts";
import type { Deadline } from "./deadline.ts";
import type { Fetch, FetchAnswer } from "./fetch.ts";
import { UnusableOptions } from "./settings.ts";
import type { Exchanged, RawHeaders, Transport, WireRequest } from "./transport.ts";

/** Over `fetch`, which every runtime has; the connections are the runtime's. */
export function fetchTransport(given?: Fetch): Transport {
  // Looked up and called as the runtime's own: some refuse it as anybody's method.
  const send: Fetch = given ?? ((url, init) => globalThis.fetch(url, init));
  return ({ origin, ca }) => {
    if (ca !== undefined) {
      throw new UnusableOptions("ca works with undici alone: fetch trusts the authorities of its runtime");
    }
    return () => ({
      exchange: (request, limit, most) => exchangeOver({ send, origin, most }, request, limit),
      close: () => Promise.resolve(),
    });
  };
}

interface Line {
  readonly send: Fetch;
  readonly origin: string;
  /** Bytes of an answer, decompressed, after which it is broken off. */
  readonly most: number;
}

function exchangeOver(
  { send, origin, most }: Line,
  { method, path, headers, body }: WireRequest,
  limit: Deadline,
): Promise<Exchanged> {
  // It decompresses on its own terms, and some leave that to whoever asks for an encoding.
  const { "accept-encoding": _, ...asked } = headers;
  return new Promise((resolve) => {
    const ended = new AbortController();
    // Whether a connection was made, fetch does not tell.
    const exchanged = { status: 0, headers: {}, sent: true, error: undefined, body: new Uint8Array() };
    // Not left to whoever was given the signal: it may not listen.
    limit.stage(() => {
      const error = new Error("The call was ended");
      ended.abort(error);
      resolve({ ...exchanged, error });
    });
    const receive = async () => {
      const init = { method, headers: asked, body, redirect: "manual", signal: ended.signal } as const;
      const answer = await send(`${origin}${path}`, init);
      Object.assign(exchanged, { status: answer.status, headers: headersOf(answer) });
      return { ...exchanged, body: answer.body === null ? exchanged.body : await bytesOf(answer.body, most) };
    };
    receive().then(resolve, (error: unknown) => resolve({ ...exchanged, error: reasonOf(error) }));
  });
}

function headersOf({ headers }: FetchAnswer): RawHeaders {
  const plain: Record<string, string> = {};
  headers.forEach((value, name) => {
    // It says how the answer travelled, not how it is now.
    if (name !== "content-encoding") plain[name] = value;
  });
  return plain;
}

/** Why a fetch failed: some say no more than that it did, and have the reason as its cause. */
function reasonOf(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(String(error));
  return error.cause instanceof Error ? error.cause : error;
}
