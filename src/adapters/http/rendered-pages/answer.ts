import { createHash } from "node:crypto";
import type { Packed } from "./compression.ts";
import { type Accepted, acceptedCodings, CODINGS, type Coding } from "./content-coding.ts";

/** Names and values by turns, which Node writes without looking at them. Nobody changes it, though Node's types might. */
type HeaderList = string[];

/** One form of an answer: all that is left to do is to send it. */
export interface Representation {
  readonly status: number;
  readonly headers: HeaderList;
  /** Absent for an answer that says that nothing has changed. */
  readonly body?: Buffer;
}

/** What an answer is made from. */
export interface AnswerParts {
  readonly status: number;
  readonly body: Buffer;
  /** All headers that do not depend on the form: type, caching, security. Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
}

/** The headers that a 304 repeats (RFC 9110, 15.4.5), and those that tell shared caches how long it holds. */
const REPEATED = ["cache-control", "cdn-cache-control", "surrogate-key", "vary"];

/**
 * An answer that is sent many times: its forms are prepared once.
 *
 * The entity tag is weak and the same for all forms: they say the same, and a body that is packed better a moment
 * later is not another one.
 */
export class Answer {
  /** Size of all that is kept, in bytes. */
  readonly bytes: number;
  readonly etag: string;
  readonly #parts: AnswerParts;
  readonly #plain: Representation;
  readonly #unchanged: Representation;
  #packed: Packed;
  #forms: Readonly<Partial<Record<Coding, Representation>>>;

  constructor(parts: AnswerParts, packed: Packed = {}) {
    const headers = { ...parts.headers, vary: withAcceptEncoding(parts.headers.vary) };
    this.etag = `W/"${createHash("sha256").update(parts.body).digest("base64url").slice(0, 22)}"`;
    this.#parts = { ...parts, headers: { ...headers, etag: this.etag } };
    this.#plain = this.#form(parts.body);
    this.#unchanged = {
      status: 304,
      headers: Object.entries(this.#parts.headers)
        .filter(([name]) => name === "etag" || REPEATED.includes(name))
        .flat(),
    };
    this.#packed = packed;
    this.#forms = this.#formsOf(packed);
    this.bytes = [parts.body, ...Object.values(packed)].reduce((sum, { length }) => sum + length, 1_000);
  }

  /** The body as it is. */
  get body(): Buffer {
    return this.#parts.body;
  }

  /** The forms in which the body is packed. */
  get packed(): Packed {
    return this.#packed;
  }

  /** Puts better packed forms in the place of those that there are. */
  repack(packed: Packed): void {
    this.#packed = packed;
    this.#forms = this.#formsOf(packed);
  }

  /** The form for a client, by its headers `Accept-Encoding` and `If-None-Match`. */
  formFor(acceptEncoding: string | undefined, ifNoneMatch: string | undefined): Representation {
    if (ifNoneMatch !== undefined && this.#parts.status === 200 && namesTag(ifNoneMatch, this.etag)) {
      return this.#unchanged;
    }
    return this.#bestOf(acceptedCodings(acceptEncoding));
  }

  #bestOf(accepted: Accepted): Representation {
    for (const coding of accepted) {
      const form = coding === "identity" ? this.#plain : this.#forms[coding];
      if (form) return form;
    }
    return this.#plain;
  }

  #formsOf(packed: Packed): Partial<Record<Coding, Representation>> {
    const forms: Partial<Record<Coding, Representation>> = {};
    for (const coding of CODINGS) {
      const body = packed[coding];
      if (body) forms[coding] = this.#form(body, coding);
    }
    return forms;
  }

  #form(body: Buffer, coding?: Coding): Representation {
    const { status, headers } = this.#parts;
    const own = { ...(coding && { "content-encoding": coding }), "content-length": String(body.length) };
    return { status, body, headers: Object.entries({ ...headers, ...own }).flat() };
  }
}

/** Whether a header `If-None-Match` names a tag. Tags are compared weakly (RFC 9110, 13.1.2): proxies weaken them. */
function namesTag(header: string, tag: string): boolean {
  if (header === tag || header.trim() === "*") return true;
  return header.split(",").some((named) => opaque(named.trim()) === opaque(tag));
}

function opaque(tag: string): string {
  return tag.startsWith("W/") ? tag.slice(2) : tag;
}

function withAcceptEncoding(vary: string | undefined): string {
  return vary === undefined ? "accept-encoding" : `${vary}, accept-encoding`;
}
