import { ContentServiceError } from "../../ports/content-repository.ts";
import { NewsletterAudienceError } from "../../ports/newsletter-audience.ts";
import type { Problem } from "./contract/problem.ts";

/** Seconds after which a visitor may try again when the content service fails. */
export const RETRY_AFTER_SECONDS = 5;

const CLIENT_ERROR_TITLES: Readonly<Record<number, string>> = {
  404: "Not found",
  405: "Method not allowed",
  413: "Content too large",
  415: "Unsupported media type",
};

/**
 * Which kind of failure an error is: the caller's, the other side's, or ours. Only the caller's own mistakes are
 * explained; of our bugs an outsider learns the request's id, the operator everything.
 */
export function problemOf(error: unknown, requestId: string): Problem {
  if (error instanceof ContentServiceError) {
    return {
      ...common(requestId),
      status: 503,
      title: "Service unavailable",
      detail: "The content service does not answer.",
    };
  }
  if (error instanceof NewsletterAudienceError) {
    return {
      ...common(requestId),
      status: 503,
      title: "Service unavailable",
      detail: "Sign-ups cannot be taken just now.",
    };
  }
  const status = clientErrorStatus(error);
  if (status !== undefined && error instanceof Error) return clientError(status, error.message, requestId);
  return { ...common(requestId), status: 500, title: "Internal server error" };
}

/** The problem of a call that does not exist, or of a thing that is not there. */
export function notFound(detail: string, requestId: string): Problem {
  return clientError(404, detail, requestId);
}

/** The problem of a call by a method that it does not have. */
export function methodNotAllowed(detail: string, requestId: string): Problem {
  return clientError(405, detail, requestId);
}

function clientError(status: number, detail: string, requestId: string): Problem {
  return { ...common(requestId), status, title: CLIENT_ERROR_TITLES[status] ?? "Bad request", detail };
}

function common(requestId: string) {
  return { type: "about:blank", instance: `urn:request:${requestId}` } as const;
}

/** The status of an error that the framework raised about a request: too large, not JSON, malformed address. */
function clientErrorStatus(error: unknown): number | undefined {
  if (typeof error !== "object" || error === null || !("statusCode" in error)) return undefined;
  const { statusCode } = error;
  return typeof statusCode === "number" && statusCode >= 400 && statusCode < 500 ? statusCode : undefined;
}
