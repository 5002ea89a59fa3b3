import { z } from "zod";
import { ContentServiceError } from "../../ports/content-repository.ts";

/** A problem document (RFC 9457), the body of every error that the API answers. */
export interface Problem {
  readonly type: "about:blank";
  readonly title: string;
  readonly status: number;
  /** What was wrong, in words that name the field; absent where it would tell an outsider too much. */
  readonly detail?: string;
  /** The request, as the log names it. */
  readonly instance: string;
}

/** Seconds after which a visitor may try again when the content service fails. */
export const RETRY_AFTER_SECONDS = 5;

/**
 * Which kind of failure an error is: the caller's, the other side's, or ours. Only the caller's own mistakes are
 * explained; of our bugs an outsider learns the request's id, the operator everything.
 */
export function problemOf(error: unknown, requestId: string): Problem {
  const common = { type: "about:blank", instance: `urn:request:${requestId}` } as const;
  if (error instanceof ContentServiceError) {
    return {
      ...common,
      status: 503,
      title: "Service unavailable",
      detail: "The content service does not answer.",
    };
  }
  if (error instanceof z.ZodError) {
    return { ...common, status: 400, title: "Bad request", detail: z.prettifyError(error) };
  }
  const status = clientErrorStatus(error);
  if (status !== undefined && error instanceof Error) {
    return { ...common, status, title: "Bad request", detail: error.message };
  }
  return { ...common, status: 500, title: "Internal server error" };
}

/** The problem of a call that does not exist, or of a thing that is not there. */
export function notFound(detail: string, requestId: string): Problem {
  return {
    type: "about:blank",
    title: "Not found",
    status: 404,
    detail,
    instance: `urn:request:${requestId}`,
  };
}

/** The status of an error that the framework raised about a request: too large, not JSON, malformed address. */
function clientErrorStatus(error: unknown): number | undefined {
  if (typeof error !== "object" || error === null || !("statusCode" in error)) return undefined;
  const { statusCode } = error;
  return typeof statusCode === "number" && statusCode >= 400 && statusCode < 500 ? statusCode : undefined;
}
