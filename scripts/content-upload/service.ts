import { setTimeout as wait } from "node:timers/promises";
import { ForbiddenError, PrismicError } from "@prismicio/client";
import { z } from "zod";
import { cut } from "../../src/domain/text/cut.ts";
import { CommandError } from "../command-line.ts";

/** Delays before a request is sent again. */
const DELAYS_MS = [500, 2_000, 8_000];
/** Timeout of one attempt until the body is complete. */
const TIMEOUT_MS = 120_000;
/** Methods that have the same effect if they are repeated. */
const IDEMPOTENT = new Set(["GET", "PUT", "PATCH", "DELETE"]);

/**
 * Sends a request again if its connection could not be made, or was lost.
 *
 * @param recover - Finds what a lost request has done, so that it is not done twice. Default: it may be done twice.
 */
export async function repeated<T>(
  send: () => Promise<T>,
  recover: () => Promise<T | undefined> = async () => undefined,
): Promise<T> {
  for (const delay of DELAYS_MS) {
    try {
      return await send();
    } catch (error) {
      // How `fetch` reports any failure of the network, before and within the response.
      if (!(error instanceof TypeError)) throw error;
    }
    await wait(delay);
    const done = await recover();
    if (done !== undefined) return done;
  }
  return send();
}

/** A `fetch` with a timeout, which repeats idempotent requests after a lost connection. The body of an error is JSON. */
export const serviceFetch: typeof fetch = (input, init) => {
  const send = async () => {
    const limit = AbortSignal.timeout(TIMEOUT_MS);
    const signal = init?.signal ? AbortSignal.any([init.signal, limit]) : limit;
    const response = await fetch(input, { ...init, signal });
    // The body may be lost as well.
    const body = await response.arrayBuffer();
    const { status, headers } = response;
    if (status >= 400) return refusal(status, headers, Buffer.from(body).toString());
    return new Response(body.byteLength === 0 ? null : body, { status, headers });
  };
  return IDEMPOTENT.has(init?.method ?? "GET") ? repeated(send) : send();
};

/**
 * The client parses all errors as JSON, and would hide the error page of a gateway behind a parsing error. It takes a
 * missing `retry-after` for 0, and would retry at once.
 */
function refusal(status: number, given: Headers, text: string): Response {
  const headers = { "retry-after": String(Math.max(1, Number(given.get("retry-after")) || 2)) };
  if (isJson(text)) return new Response(text, { status, headers });
  const message = `${status} ${cut(text.replace(/\s+/g, " "), 200)}`.trim();
  return Response.json({ error: message, message }, { status, headers });
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const errorSchema = z.object({ message: z.string().optional(), details: z.unknown() });

/** The upload failed; the message says where and why. */
export class UploadError extends CommandError {}

/** Describes a failure in one line, with the service's error message. */
export function describeFailure(failure: unknown): string {
  if (failure instanceof PrismicError) {
    // The content API responds with text, the others with JSON that contains a message and sometimes details.
    const { response } = failure;
    const { message = failure.message, details = typeof response === "string" ? response : undefined } =
      errorSchema.safeParse(response).data ?? {};
    const more = details === undefined ? "" : `: ${cut(JSON.stringify(details), 500)}`;
    const hint = failure instanceof ForbiddenError ? " (is the token one of this repository?)" : "";
    return `${message}${more}${hint}`;
  }
  if (!(failure instanceof Error)) return String(failure);
  if (failure.name === "TimeoutError") return "the service did not respond in time";
  const { cause } = failure;
  return cause instanceof Error && cause.message !== ""
    ? `${failure.message}: ${cause.message}`
    : failure.message;
}
