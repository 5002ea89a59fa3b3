import { MarketingApiError } from "../../../../src/ports/marketing-api/errors.ts";

/** An error response, in the shape of the provider's client. */
export interface HttpErrorResponse {
  readonly status: number;
  readonly statusCode: number;
  readonly ok: false;
  /** The problem document; `{}` if there is none. */
  readonly body: { readonly [key: string]: unknown };
  readonly text: string;
  /** Media type without parameters: `application/problem+json`. */
  readonly type: string;
  readonly charset: string | undefined;
  readonly links: Readonly<Record<string, string>>;
  /** The first digit of the status. */
  readonly statusType: number;
  readonly info: boolean;
  readonly redirect: boolean;
  readonly clientError: boolean;
  readonly serverError: boolean;
  readonly accepted: boolean;
  readonly noContent: boolean;
  readonly badRequest: boolean;
  readonly unauthorized: boolean;
  readonly forbidden: boolean;
  readonly notFound: boolean;
  readonly notAcceptable: boolean;
  /** `cannot GET /3.0/lists/a (404)`. */
  readonly error:
    | (Error & {
        readonly status: number;
        readonly text: string;
        readonly method: string;
        readonly path: string;
      })
    | false;
  /** A header by its name. */
  get(name: string): string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly header: Readonly<Record<string, string>>;
}

/** A failed call, in the shape of the provider's client. `cause` is the `MarketingApiError`. */
export class ResponseError extends Error {
  override readonly name = "Error";
  /** Status of the response; `undefined` without a response. */
  readonly status: number | undefined;
  readonly response: HttpErrorResponse | undefined;
  /** Why there is no response: `ECONNREFUSED`, or `ECONNABORTED` for a timeout. */
  readonly code: string | undefined;
  /** The timeout that has ended, in milliseconds. */
  readonly timeout: number | undefined;

  constructor(
    message: string,
    details: Pick<ResponseError, "status" | "response" | "code" | "cause"> & { readonly timeout?: number },
  ) {
    super(message, { cause: details.cause });
    this.status = details.status;
    this.response = details.response;
    this.code = details.code;
    this.timeout = details.timeout;
  }
}

/** Reason phrases of the statuses of the service. */
const PHRASES: Readonly<Record<number, string>> = {
  400: "Bad Request",
  401: "Unauthorized",
  403: "Forbidden",
  404: "Not Found",
  405: "Method Not Allowed",
  406: "Not Acceptable",
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
      return new ResponseError(`Timeout of ${timeout}ms exceeded`, {
        ...nothing,
        code: "ECONNABORTED",
        timeout,
      });
    default:
      return new ResponseError(cause instanceof Error ? cause.message : error.message, {
        ...nothing,
        code: codeOf(cause),
      });
  }
}

function responseOf({ status = 0, problem, headers = {}, request }: MarketingApiError): HttpErrorResponse {
  const isDocument = typeof problem === "object" && problem !== null;
  const text = isDocument ? JSON.stringify(problem) : String(problem ?? "");
  const [type = "", ...parameters] = (headers["content-type"] ?? "").split(/ *; */);
  const [charset] = parameters.flatMap((parameter) => /^charset=(.*)/i.exec(parameter)?.[1] ?? []);
  const statusType = Math.trunc(status / 100);
  const isError = statusType === 4 || statusType === 5;
  return {
    status,
    statusCode: status,
    statusType,
    ok: false,
    info: statusType === 1,
    redirect: statusType === 3,
    clientError: statusType === 4,
    serverError: statusType === 5,
    accepted: status === 202,
    noContent: status === 204,
    badRequest: status === 400,
    unauthorized: status === 401,
    forbidden: status === 403,
    notFound: status === 404,
    notAcceptable: status === 406,
    error: isError && errorOf(status, text, request),
    body: isDocument ? { ...problem } : {},
    text,
    type,
    charset,
    links: {},
    headers,
    header: headers,
    get: (name) => headers[name.toLowerCase()],
  };
}

function errorOf(
  status: number,
  text: string,
  { method, url }: NonNullable<MarketingApiError["request"]> = NO_REQUEST,
) {
  const { pathname, search } = new URL(url);
  const path = `${pathname}${search}`;
  return Object.assign(new Error(`cannot ${method} ${path} (${status})`), { status, text, method, path });
}

const NO_REQUEST = { method: "GET", url: "http://localhost/" };

/** A success that is not JSON: the text, unless the service says that it is JSON; then `undefined`. */
export function textResponseOf(error: unknown): string | undefined {
  if (!(error instanceof MarketingApiError) || error.failure !== "unreadable") return undefined;
  const { problem, headers = {} } = error;
  return typeof problem === "string" && !/json/i.test(headers["content-type"] ?? "") ? problem : undefined;
}

function codeOf(cause: unknown): string | undefined {
  return cause instanceof Error && "code" in cause ? String(cause.code) : undefined;
}
