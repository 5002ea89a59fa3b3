import { bytesOf } from "./answer-size.ts";
import type { Deadline } from "./deadline.ts";
import type { Fetch, FetchAnswer } from "./fetch.ts";
import { UnusableOptions } from "./settings.ts";
import type { Exchanged, RawHeaders, Transport, WireRequest } from "./transport.ts";

/** The transport over `fetch`, which every runtime has. The runtime pools the connections. */
export function fetchTransport(given?: Fetch): Transport {
  // Some runtimes refuse to run `fetch` as a method of another object.
  const send: Fetch = given ?? ((url, init) => globalThis.fetch(url, init));
  return ({ origin, ca }) => {
    if (ca !== undefined) {
      throw new UnusableOptions("ca works with undici alone: fetch trusts the authorities of its runtime");
    }
    return () => ({
      exchange: (request, limit, maxBytes) => exchangeOver({ send, origin, maxBytes }, request, limit),
      close: () => Promise.resolve(),
    });
  };
}

interface Line {
  readonly send: Fetch;
  readonly origin: string;
  /** Limit of a response body, decompressed. */
  readonly maxBytes: number;
}

function exchangeOver(
  { send, origin, maxBytes }: Line,
  { method, path, headers, body }: WireRequest,
  limit: Deadline,
): Promise<Exchanged> {
  // `fetch` negotiates compression itself; some runtimes do not decompress when a caller sets the header.
  const { "accept-encoding": _, ...asked } = headers;
  return new Promise((resolve) => {
    const ended = new AbortController();
    // `fetch` does not say whether there was a connection.
    const exchanged = { status: 0, headers: {}, sent: true, error: undefined, body: new Uint8Array() };
    // A `fetch` that was given to the client may ignore the signal.
    limit.stage(() => {
      const error = new Error("The call was ended");
      ended.abort(error);
      resolve({ ...exchanged, error });
    });
    const receive = async () => {
      const init = { method, headers: asked, body, redirect: "manual", signal: ended.signal } as const;
      const answer = await send(`${origin}${path}`, init);
      Object.assign(exchanged, { status: answer.status, headers: headersOf(answer) });
      return {
        ...exchanged,
        body: answer.body === null ? exchanged.body : await bytesOf(answer.body, maxBytes),
      };
    };
    receive().then(resolve, (error: unknown) => resolve({ ...exchanged, error: reasonOf(error) }));
  });
}

function headersOf({ headers }: FetchAnswer): RawHeaders {
  const plain: Record<string, string> = {};
  headers.forEach((value, name) => {
    // The header describes the body on the wire; it is decompressed now.
    if (name !== "content-encoding") plain[name] = value;
  });
  return plain;
}

/** Why a fetch failed: some runtimes give the reason only as the cause of the error. */
function reasonOf(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(String(error));
  return error.cause instanceof Error ? error.cause : error;
}
