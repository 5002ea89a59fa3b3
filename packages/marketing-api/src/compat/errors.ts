import { MarketingApiError } from "../../../../src/ports/marketing-api/errors.ts";

/** An error response, in the shape of the provider's client. */
export interface ErrorResponse {
  readonly status: number;
  readonly statusCode: number;
  readonly ok: false;
  /** The problem document; `{}` if there is none. */
  readonly body: { readonly [key: string]: unknown };
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly header: Readonly<Record<string, string>>;
}

/** A failed call, in the shape of the provider's client. `cause` is the `MarketingApiError`. */
export class ResponseError extends Error {
  override readonly name = "Error";
  /** Status of the answer; `undefined` without an answer. */
  readonly status: number | undefined;
  readonly response: ErrorResponse | undefined;
  /** Why there is no answer: `ECONNREFUSED`, or `ECONNABORTED` for a timeout. */
  readonly code: string | undefined;

  constructor(message: string, details: Pick<ResponseError, "status" | "response" | "code" | "cause">) {
    super(message, { cause: details.cause });
    this.status = details.status;
    this.response = details.response;
    this.code = details.code;
  }
}

/** Reason phrases of the statuses of the service. */
const PHRASES: Readonly<Record<number, string>> = {
  400: "Bad Request",
  401: "Unauthorized",
  403: "Forbidden",
  404: "Not Found",
  405: "Method Not Allowed",
  409: "Conflict",
  414: "URI Too Long",
  422: "Unprocessable Entity",
  426: "Upgrade Required",
  429: "Too Many Requests",
  500: "Internal Server Error",
  502: "Bad Gateway",
  503: "Service Unavailable",
  504: "Gateway Timeout",
};

/** Converts a failed call into the provider's error; other errors are unchanged. */
export function responseErrorOf(error: unknown, timeout: number): unknown {
  if (!(error instanceof MarketingApiError)) return error;
  const { failure, status, cause } = error;
  const nothing = { status: undefined, response: undefined, cause: error };
  switch (failure) {
    case "refused":
      return new ResponseError(PHRASES[status ?? 0] ?? "Unsuccessful HTTP response", {
        status,
        response: responseOf(error),
        code: undefined,
        cause: error,
      });
    case "timeout":
      return new ResponseError(`Timeout of ${timeout}ms exceeded`, { ...nothing, code: "ECONNABORTED" });
    default:
      return new ResponseError(cause instanceof Error ? cause.message : error.message, {
        ...nothing,
        code: codeOf(cause),
      });
  }
}

function responseOf({ status = 0, problem, headers = {} }: MarketingApiError): ErrorResponse {
  const isDocument = typeof problem === "object" && problem !== null;
  const text = problem === undefined ? "" : String(problem);
  return {
    status,
    statusCode: status,
    ok: false,
    body: isDocument ? { ...problem } : {},
    text: isDocument ? JSON.stringify(problem) : text,
    headers,
    header: headers,
  };
}

function codeOf(cause: unknown): string | undefined {
  return cause instanceof Error && "code" in cause ? String(cause.code) : undefined;
}
