import { type FetchLike, ForbiddenError, PrismicError } from "@prismicio/client";
import { z } from "zod";
import { cut } from "../../src/domain/text/cut.ts";

const errorSchema = z.object({ message: z.string().optional(), details: z.unknown() });

/** The upload failed; the message says where and why. */
export class UploadError extends Error {
  override readonly name = "UploadError";
}

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

/**
 * Wraps `fetch` so that the body of an error is always JSON. The client parses all errors as JSON, and would hide the
 * error page of a gateway behind a parsing error.
 */
export function jsonErrorsFetch(inner: FetchLike): FetchLike {
  return async (address, init) => {
    const response = await inner(address, init);
    if (response.ok || response.status < 400) return response;
    const text = await response.text();
    const { status } = response;
    const headers = { "retry-after": response.headers.get("retry-after") ?? "2" };
    if (isJson(text)) return new Response(text, { status, headers });
    const message = `${status} ${cut(text.replace(/\s+/g, " "), 200)}`.trim();
    return Response.json({ error: message, message }, { status, headers });
  };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
