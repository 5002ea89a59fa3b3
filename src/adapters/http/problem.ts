import { STATUS_CODES } from "node:http";
import type { FastifyReply } from "fastify";
import { ContentServiceError } from "../../ports/content-service.ts";
import { NewsletterAudienceError } from "../../ports/newsletter-audience.ts";
import { ReleaseMatchError } from "../../ports/release-matches.ts";
import { SearchNotReadyError } from "../../ports/search-index.ts";
import type { Problem } from "./contract/problem.ts";

/** `Retry-After` of a 503 when the content service fails, or the search is not ready. */
export const RETRY_AFTER_SECONDS = 5;

/** A problem document (RFC 9457) of a status, whose title is the status's reason phrase. */
export function problemOf(
  status: number,
  detail: string | undefined,
  requestId: string,
  reason?: Problem["reason"],
): Problem {
  const title = STATUS_CODES[status] ?? "Error";
  return { type: "about:blank", title, status, detail, reason, instance: `urn:request:${requestId}` };
}

/** Responds with a problem document. */
export function sendProblem(
  reply: FastifyReply,
  status: number,
  detail?: string,
  reason?: Problem["reason"],
): FastifyReply {
  const problem = problemOf(status, detail, reply.request.id, reason);
  return reply.code(status).type("application/problem+json; charset=utf-8").send(problem);
}

const SERVICE_ERRORS = [
  [ContentServiceError, "The content service is unavailable."],
  [NewsletterAudienceError, "Sign-ups cannot be stored at the moment."],
  [ReleaseMatchError, "The release cannot be stored at the moment; it may be open nevertheless."],
  [SearchNotReadyError, "The search is not ready."],
] as const;

/** Status and explanation of an error: client error, service failure, or bug, of which only the log has the details. */
export function explain(error: unknown): { readonly status: number; readonly detail?: string } {
  const unavailable = SERVICE_ERRORS.find(([type]) => error instanceof type);
  if (unavailable) return { status: 503, detail: unavailable[1] };
  // A client error that Fastify has thrown: body too large, invalid JSON, malformed address.
  if (!(error instanceof Error && "statusCode" in error)) return { status: 500 };
  const status = Number(error.statusCode);
  return status >= 400 && status < 500 ? { status, detail: error.message } : { status: 500 };
}
