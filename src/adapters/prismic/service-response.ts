import { rootReasonOf } from "../../ports/reason.ts";
import { describeResponse } from "../../ports/response-kind.ts";

/** What an operator has to check after a status that no retry changes. */
const ADVICE: Readonly<Record<number, string>> = {
  301: "CONTENT_API_ENDPOINT",
  302: "CONTENT_API_ENDPOINT",
  307: "CONTENT_API_ENDPOINT",
  308: "CONTENT_API_ENDPOINT",
  401: "CONTENT_ACCESS_TOKEN",
  403: "CONTENT_ACCESS_TOKEN",
  404: "CONTENT_API_ENDPOINT",
};
/** Maximum number of characters of the service's own message in an error. */
const MAX_SAID_LENGTH = 200;

/** A complete response with any status. */
export interface ServiceResponse {
  readonly status: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The header. Default: none. */
  readonly contentType?: string | null;
}

/** The service failed. */
export class ServiceError extends Error {
  override readonly name: string = "ServiceError";
  /** The reason without what the service said, and without internal addresses. */
  readonly publicReason: string;

  /** @param publicReason - Default: the same as the reason. */
  constructor(reason: string, publicReason = reason) {
    super(reason);
    this.publicReason = publicReason;
  }
}

/** The response is larger than what is read. */
export class ResponseTooLargeError extends ServiceError {
  override readonly name = "ResponseTooLargeError";

  constructor(maxBytes: number) {
    super(`it is larger than ${maxBytes / 2 ** 20} MB`);
  }
}

/** The service responded with a status that is not a success. */
export class ServiceStatusError extends ServiceError {
  override readonly name = "ServiceStatusError";
  /** Whether a filter names a field that the repository does not have, as it does not have the type. */
  readonly isUnknownField: boolean;

  /** @param said - The service's own message. Default: none. */
  constructor(status: number, said = "") {
    const advice = ADVICE[status] === undefined ? "" : `: check ${ADVICE[status]}`;
    const reason = `it responded with status ${status}`;
    super(`${reason}${said && ` (${said.slice(0, MAX_SAID_LENGTH)})`}${advice}`, `${reason}${advice}`);
    this.isUnknownField = status === 400 && said.includes("unexpected field");
  }
}

/** The service responded with something else than a document of its API, such as the web page of a proxy. */
export class UnexpectedResponseError extends ServiceError {
  override readonly name = "UnexpectedResponseError";

  constructor({ bytes, ...response }: ServiceResponse) {
    const text = new TextDecoder().decode(bytes);
    super(`${describeResponse({ ...response, text })}: check CONTENT_API_ENDPOINT`);
  }
}

/** The object in JSON that a response is. @throws {UnexpectedResponseError} for any other response. */
export function objectIn(response: ServiceResponse): object {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(response.bytes));
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return value;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new UnexpectedResponseError(response);
}

/** There is no complete response. The error of the network may have an internal address, such as that of a proxy. */
export function networkError(error: unknown): ServiceError {
  return new ServiceError(rootReasonOf(error), `there was no complete response (${codeOf(error)})`);
}

/** The code of the root of a network error: ENOTFOUND, ECONNREFUSED. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  if (error.cause instanceof Error) return codeOf(error.cause);
  return "code" in error ? String(error.code) : error.name;
}
