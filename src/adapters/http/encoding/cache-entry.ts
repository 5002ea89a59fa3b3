import { createHash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import type { FastifyReply } from "fastify";
import { matchesEtag } from "../etag.ts";
import { NAMES_OF_ALL } from "../security/common-headers.ts";
import { acceptedEncodings, ENCODINGS, type EncodedBodies, type Encoding } from "./content-encoding.ts";

/** A response in one encoding, ready to be sent. */
interface Representation {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The headers as Node writes them: names and values in turn. */
  readonly rawHeaders: string[];
  /** Absent for a 304. */
  readonly body?: Buffer;
}

/** The rendered response that an entry is created from. */
interface EntryParts {
  /** The pattern of the route that has it, for metrics. Default: that of all pages. */
  readonly route?: string | undefined;
  readonly status: number;
  readonly body: Buffer;
  /** All headers that do not depend on the encoding. Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
}

/** The headers of a 304 (RFC 9110, 15.4.5), with those for shared caches, and those of all responses. */
const NOT_MODIFIED_HEADERS: readonly string[] = [
  "cache-control",
  "cdn-cache-control",
  "surrogate-key",
  "vary",
  "etag",
  ...NAMES_OF_ALL,
];

/** Approximate size of an entry without its bodies. */
const OVERHEAD_BYTES = 1_000;

/** A cached response, prepared once for each encoding. All of these share one ETag, which is therefore weak. */
export class CacheEntry {
  /** Size in memory, in bytes. */
  readonly bytes: number;
  readonly etag: string;
  readonly body: Buffer;
  readonly route: string;
  readonly encoded: EncodedBodies;
  readonly #plain: Representation;
  readonly #notModified: Representation;
  readonly #representations: Readonly<Partial<Record<Encoding, Representation>>>;

  constructor({ status, body, headers: own, route = "*" }: EntryParts, encoded: EncodedBodies = {}) {
    const hash = createHash("sha256").update(body);
    this.etag = `W/"${hash.digest("base64url").slice(0, 22)}"`;
    this.body = body;
    this.route = route;
    this.encoded = encoded;
    const vary = own.vary === undefined ? "accept-encoding" : `${own.vary}, accept-encoding`;
    const headers = { ...own, vary, etag: this.etag };
    const withBody = (bytes: Buffer, encoding?: Encoding): Representation => ({
      status,
      body: bytes,
      ...inBothForms({
        ...headers,
        ...(encoding && { "content-encoding": encoding }),
        "content-length": String(bytes.length),
      }),
    });
    this.#plain = withBody(body);
    const kept = Object.entries(headers).filter(([name]) => NOT_MODIFIED_HEADERS.includes(name));
    this.#notModified = { status: 304, ...inBothForms(Object.fromEntries(kept)) };
    this.#representations = Object.fromEntries(
      ENCODINGS.flatMap((encoding) => {
        const bytes = encoded[encoding];
        return bytes ? [[encoding, withBody(bytes, encoding)]] : [];
      }),
    );
    this.bytes = [body, ...Object.values(encoded)].reduce((sum, { length }) => sum + length, OVERHEAD_BYTES);
  }

  /** The representation for a request, by its `Accept-Encoding` and `If-None-Match`. */
  representationFor(request: IncomingHttpHeaders): Representation {
    const { "if-none-match": ifNoneMatch, "accept-encoding": accepted } = request;
    if (ifNoneMatch !== undefined && this.#plain.status === 200 && matchesEtag(ifNoneMatch, this.etag))
      return this.#notModified;
    for (const encoding of acceptedEncodings(accepted)) {
      const representation = encoding === "identity" ? this.#plain : this.#representations[encoding];
      if (representation) return representation;
    }
    return this.#plain;
  }
}

function inBothForms(headers: Representation["headers"]): Pick<Representation, "headers" | "rawHeaders"> {
  return { headers, rawHeaders: Object.entries(headers).flat() };
}

/** Sends an entry through Fastify, so that its hooks run. */
export function sendEntry(reply: FastifyReply, entry: CacheEntry): FastifyReply {
  const { status, headers, body } = entry.representationFor(reply.request.headers);
  return reply.code(status).headers(headers).send(body);
}
