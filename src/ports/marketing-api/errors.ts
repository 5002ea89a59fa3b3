import { fieldOf } from "./field.ts";

/** Kinds of failure. */
export type MarketingApiFailure =
  /** A path parameter, a required body or a required query parameter is missing; nothing was sent. */
  | "missing-parameter"
  /** A value cannot be sent; nothing was sent. */
  | "invalid-parameter"
  /** The options of the client are invalid (no credentials, no server prefix); nothing was sent. */
  | "configuration"
  /** The service responded with an error: see `status` and `problem`. */
  | "refused"
  /** The response cannot be read: not JSON, cut off. */
  | "unreadable"
  /** No response within `timeout`, no turn within `queueTimeout`, or a throttled account for longer than `timeout`. */
  | "timeout"
  /** The caller's `signal` aborted the call. */
  | "aborted"
  /** The service could not be reached, or the connection broke. */
  | "network";

/** A field that the service rejected, and why. */
export interface FieldError {
  /** Path of the field in the body, or name of the parameter; empty where the service names none. */
  readonly field: string;
  readonly message: string;
}

/** Details of a failed call, as far as they apply. */
export interface MarketingApiErrorDetails {
  /** Status of the response. */
  readonly status?: number | undefined;
  /** Body of the response: a problem document, or else text. */
  readonly problem?: unknown;
  /** Headers of the response, names in lower case. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** The request that failed, without credentials. */
  readonly request?: { readonly method: string; readonly url: string } | undefined;
  /** Number of requests sent, with those that found no connection; 0 for a call that ended in the queue. */
  readonly attempts?: number | undefined;
  /** The underlying error. */
  readonly cause?: unknown;
}

/** The service or a caller may send a text of any length; `problem` has all of it. */
const MAX_MESSAGE_LENGTH = 1_000;

/** Marks the errors of all copies of this module: each entry of the package has one, as an ES module and in CommonJS. */
const BRAND = Symbol.for("marketing-api-client.error");

/** A failed call of the Marketing API. All adapters throw this error. */
export class MarketingApiError extends Error {
  override readonly name = "MarketingApiError";
  readonly failure: MarketingApiFailure;
  /** Name of the operation in the catalog; empty when no operation was called. */
  readonly operation: string;
  readonly status: number | undefined;
  readonly problem: unknown;
  readonly headers: Readonly<Record<string, string>> | undefined;
  readonly request: { readonly method: string; readonly url: string } | undefined;
  readonly attempts: number;

  constructor(
    failure: MarketingApiFailure,
    operation: string,
    message: string,
    details: MarketingApiErrorDetails = {},
  ) {
    super(bounded(message), details.cause === undefined ? undefined : { cause: details.cause });
    this.failure = failure;
    this.operation = operation;
    this.status = details.status;
    this.problem = details.problem;
    this.headers = details.headers;
    this.request = details.request;
    this.attempts = details.attempts ?? 0;
  }

  /** @internal */
  get [BRAND](): true {
    return true;
  }

  /** Errors of all copies of this module are its instances. */
  static override [Symbol.hasInstance](error: unknown): boolean {
    return typeof error === "object" && error !== null && BRAND in error;
  }

  /** A required argument is null or undefined. */
  static missing(parameter: string, operation: string): MarketingApiError {
    return new MarketingApiError(
      "missing-parameter",
      operation,
      `Missing the required parameter '${parameter}' when calling ${operation}`,
    );
  }

  /** An argument that cannot be sent. */
  static invalid(parameter: string, operation: string, reason: string, cause?: unknown): MarketingApiError {
    return new MarketingApiError(
      "invalid-parameter",
      operation,
      `Invalid parameter '${parameter}' when calling ${operation}: ${reason}`,
      { cause },
    );
  }

  /**
   * The service responded with an error. The message has its title and detail, and the first of its field errors.
   *
   * @param advice - What the caller can do about it; the end of the message.
   */
  static refused(
    operation: string,
    status: number,
    details: Omit<MarketingApiErrorDetails, "status">,
    advice = "",
  ): MarketingApiError {
    const said = new MarketingApiError("refused", operation, "", details);
    const [first] = said.errors;
    const field = first && (first.field === "" ? first.message : `${first.field}: ${first.message}`);
    const more = said.errors.length > 1 ? `, and ${said.errors.length - 1} more` : "";
    const parts = [said.title, said.detail, field].flatMap((part) => part?.replace(/\.$/, "") || []);
    const what = `${status} ${parts.join(": ")}`.trimEnd();
    const message = `${what}${more} when calling ${operation}${advice && `: ${advice}`}`;
    return new MarketingApiError("refused", operation, message, { ...details, status });
  }

  /** The field errors of the problem document; may be empty. */
  get errors(): readonly FieldError[] {
    const listed = fieldOf(this.problem, "errors");
    if (!Array.isArray(listed)) return [];
    return listed.map((one: unknown) => ({
      field: textOf(one, "field") ?? "",
      message: textOf(one, "message") ?? "",
    }));
  }

  /** `title` of the problem document, such as `Member Exists`; `undefined` if there is none. */
  get title(): string | undefined {
    return textOf(this.problem, "title");
  }

  /** `detail` of the problem document; `undefined` if there is none. */
  get detail(): string | undefined {
    return textOf(this.problem, "detail");
  }
}

function bounded(message: string): string {
  return message.length > MAX_MESSAGE_LENGTH ? `${message.slice(0, MAX_MESSAGE_LENGTH - 1)}…` : message;
}

/** Whether a call failed because the list already has the address. */
export function isMemberExists(error: unknown): error is MarketingApiError {
  return hasTitle(error, "Member Exists");
}

/** Whether a call failed because the member unsubscribed or bounced, so that only the member can subscribe again. */
export function isComplianceState(error: unknown): error is MarketingApiError {
  return hasTitle(error, "Member In Compliance State");
}

/** Whether a call failed because the address was permanently deleted, so that only its owner can subscribe again. */
export function isForgottenEmail(error: unknown): error is MarketingApiError {
  return hasTitle(error, "Forgotten Email Not Subscribed");
}

/** Whether a call failed because its data is invalid; `errors` names the fields. */
export function isInvalidResource(error: unknown): error is MarketingApiError {
  return hasTitle(error, "Invalid Resource");
}

/** Whether a call was throttled (429) until its timeout. */
export function isRateLimited(error: unknown): error is MarketingApiError {
  return error instanceof MarketingApiError && error.status === 429;
}

function hasTitle(error: unknown, title: string): boolean {
  return error instanceof MarketingApiError && error.title === title;
}

function textOf(holder: unknown, key: string): string | undefined {
  const value = fieldOf(holder, key);
  return typeof value === "string" ? value : undefined;
}
