import { ContentServiceError } from "../../ports/content-repository.ts";
import { NewsletterAudienceError } from "../../ports/newsletter-audience.ts";
import type { Problem } from "./contract/problem.ts";

/** `Retry-After` of a 503 when the content service fails. */
export const RETRY_AFTER_SECONDS = 5;

const CLIENT_ERROR_TITLES: Readonly<Record<number, string>> = {
  404: "Not found",
  405: "Method not allowed",
  413: "Content too large",
  415: "Unsupported media type",
};

/**
 * The problem document of an error: client error, service failure, or bug. Only client errors are explained. For a bug,
 * the response only contains the request id; the log has the details.
 */
export function problemOf(error: unknown, requestId: string): Problem {
  if (error instanceof ContentServiceError) {
    return {
      ...common(requestId),
      status: 503,
      title: "Service unavailable",
      detail: "The content service is unavailable.",
    };
  }
  if (error instanceof NewsletterAudienceError) {
    return {
      ...common(requestId),
      status: 503,
      title: "Service unavailable",
      detail: "Sign-ups cannot be stored at the moment.",
    };
  }
  const status = clientErrorStatus(error);
  if (status !== undefined && error instanceof Error) return clientError(status, error.message, requestId);
  return { ...common(requestId), status: 500, title: "Internal server error" };
}

/** Problem document of a 404. */
export function notFound(detail: string, requestId: string): Problem {
  return clientError(404, detail, requestId);
}

/** Problem document of a 405. */
export function methodNotAllowed(detail: string, requestId: string): Problem {
  return clientError(405, detail, requestId);
}

function clientError(status: number, detail: string, requestId: string): Problem {
  return { ...common(requestId), status, title: CLIENT_ERROR_TITLES[status] ?? "Bad request", detail };
}

function common(requestId: string) {
  return { type: "about:blank", instance: `urn:request:${requestId}` } as const;
}

/** Status of a client error that Fastify has thrown: body too large, invalid JSON, malformed address. */
function clientErrorStatus(error: unknown): number | undefined {
  if (typeof error !== "object" || error === null || !("statusCode" in error)) return undefined;
  const { statusCode } = error;
  return typeof statusCode === "number" && statusCode >= 400 && statusCode < 500 ? statusCode : undefined;
}
