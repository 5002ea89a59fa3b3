import { createHash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import type { FastifyReply } from "fastify";
import { acceptedEncodings, ENCODINGS, type EncodedBodies, type Encoding } from "./content-encoding.ts";

/** One form of an answer: all that is left to do is to send it. */
interface Representation {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Absent for an answer that says that nothing has changed. */
  readonly body?: Buffer;
}

/** What an entry is made from. */
interface EntryParts {
  readonly status: number;
  readonly body: Buffer;
  /** All headers that do not depend on the encoding: type, caching, security. Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
}

/** The headers that a 304 repeats (RFC 9110, 15.4.5), and those that tell shared caches how long it holds. */
const REPEATED = ["cache-control", "cdn-cache-control", "surrogate-key", "vary", "etag"];

/** Bytes that an entry takes besides its bodies, roughly. */
const OVERHEAD_BYTES = 1_000;

/**
 * An answer that is sent many times: each of its representations is prepared once.
 *
 * The entity tag is weak and the same for all of them: they say the same.
 */
export class CacheEntry {
  /** Size of all that is kept, in bytes. */
  readonly bytes: number;
  readonly etag: string;
  readonly body: Buffer;
  readonly encoded: EncodedBodies;
  readonly #plain: Representation;
  readonly #unchanged: Representation;
  readonly #representations: Readonly<Partial<Record<Encoding, Representation>>>;

  constructor({ status, body, headers: own }: EntryParts, encoded: EncodedBodies = {}) {
    this.etag = `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
    this.body = body;
    this.encoded = encoded;
    const vary = own.vary === undefined ? "accept-encoding" : `${own.vary}, accept-encoding`;
    const headers = { ...own, vary, etag: this.etag };
    const withBody = (bytes: Buffer, encoding?: Encoding): Representation => ({
      status,
      body: bytes,
      headers: {
        ...headers,
        ...(encoding && { "content-encoding": encoding }),
        "content-length": String(bytes.length),
      },
    });
    this.#plain = withBody(body);
    this.#unchanged = {
      status: 304,
      headers: Object.fromEntries(Object.entries(headers).filter(([name]) => REPEATED.includes(name))),
    };
    const representations: Partial<Record<Encoding, Representation>> = {};
    for (const encoding of ENCODINGS) {
      const bytes = encoded[encoding];
      if (bytes) representations[encoding] = withBody(bytes, encoding);
    }
    this.#representations = representations;
    this.bytes = [body, ...Object.values(encoded)].reduce((sum, { length }) => sum + length, OVERHEAD_BYTES);
  }

  /** The representation for a client, by what its request says it takes and has. */
  representationFor(request: IncomingHttpHeaders): Representation {
    const { "if-none-match": known, "accept-encoding": accepted } = request;
    if (known !== undefined && this.#plain.status === 200 && namesTag(known, this.etag))
      return this.#unchanged;
    for (const encoding of acceptedEncodings(textOf(accepted))) {
      const found = encoding === "identity" ? this.#plain : this.#representations[encoding];
      if (found) return found;
    }
    return this.#plain;
  }
}

/** Sends an entry through Fastify, whose hooks may add to it. */
export function sendEntry(reply: FastifyReply, entry: CacheEntry): FastifyReply {
  const { status, headers, body } = entry.representationFor(reply.request.headers);
  return reply.code(status).headers(headers).send(body);
}

/** Whether a header `If-None-Match` names a tag. Tags are compared weakly (RFC 9110, 13.1.2): proxies weaken them. */
function namesTag(header: string, tag: string): boolean {
  if (header === tag || header.trim() === "*") return true;
  return header.split(",").some((named) => opaque(named.trim()) === opaque(tag));
}

function opaque(tag: string): string {
  return tag.startsWith("W/") ? tag.slice(2) : tag;
}

/** Node joins what comes several times; its types do not say so of every header. */
function textOf(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header.join(", ") : header;
}
