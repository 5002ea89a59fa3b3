import { MarketingApiError } from "./errors.ts";
import type { Method, Operation } from "./operation.ts";

/** One call, ready to be sent: what every interpreter of the catalog starts from. */
export interface OperationRequest {
  /** Name of the operation in the catalog: `lists.members.list`. */
  readonly name: string;
  readonly operation: Operation;
  readonly method: Method;
  /** Path with encoded values in it, from the base of the API: `/lists/abc/members`. */
  readonly path: string;
  /** Values of the path parameters, as the caller gave them. */
  readonly pathValues: Readonly<Record<string, string>>;
  /** Query parameters that were supplied, lists joined by commas. */
  readonly query: Readonly<Record<string, string>>;
  /** Sent as JSON; `undefined` where there is none. */
  readonly body: object | undefined;
}

/** Arguments of a call: path and query parameters together, `body` apart. */
export type CallArguments = Readonly<Record<string, unknown>>;

/**
 * Turns the arguments of a call into a request (specification, section 5).
 *
 * @throws {MarketingApiError} `missing-parameter` when a path parameter, a required body or a required query
 *   parameter is null or undefined, `invalid-parameter` when a path value is empty or would lead to another path, or
 *   a value is no text that can be sent.
 */
export function requestOf(name: string, operation: Operation, args: CallArguments = {}): OperationRequest {
  const [method, template] = partsOf(operation);
  const pathValues: Record<string, string> = {};
  const path = template.replaceAll(/\{(\w+)\}/g, (_match, parameter: string) => {
    const value = pathValue(name, parameter, args[parameter]);
    pathValues[parameter] = value;
    return encodeURIComponent(value);
  });

  const { body: bodyRule, requires = [] } = operation.rules;
  const { body, ...parameters } = args;
  if (bodyRule === "required" && isAbsent(body)) throw MarketingApiError.missing("body", name);
  for (const parameter of requires) {
    if (isAbsent(args[parameter])) throw MarketingApiError.missing(parameter, name);
  }

  const query: Record<string, string> = {};
  for (const [parameter, value] of Object.entries(parameters)) {
    if (parameter in pathValues || isAbsent(value)) continue;
    query[parameter] = wellFormed(
      name,
      parameter,
      Array.isArray(value) ? value.map(String).join(",") : String(value),
    );
  }
  return {
    name,
    operation,
    method,
    path,
    pathValues,
    query,
    body: bodyRule !== undefined && typeof body === "object" && body !== null ? body : undefined,
  };
}

/**
 * The body of a request as JSON; `undefined` where there is none.
 *
 * @throws {MarketingApiError} `invalid-parameter` when it cannot be written as JSON.
 */
export function bodyTextOf({ name, body }: OperationRequest): string | undefined {
  if (body === undefined) return undefined;
  try {
    return JSON.stringify(body);
  } catch (cause) {
    throw MarketingApiError.invalid("body", name, "it cannot be written as JSON", cause);
  }
}

/** Method and path template of an operation: `["GET", "/lists/{list_id}"]`. */
export function partsOf({ route }: Operation): readonly [Method, string] {
  const space = route.indexOf(" ");
  const method = METHODS.find((known) => known === route.slice(0, space)) ?? "GET";
  return [method, route.slice(space + 1)];
}

/** Whether repeating a call of an operation is harmless: its row says so, or else its method. */
export function isSafe(operation: Operation): boolean {
  const [method] = partsOf(operation);
  return operation.rules.safe ?? (method === "GET" || method === "PUT" || method === "DELETE");
}

const METHODS = ["GET", "POST", "PATCH", "PUT", "DELETE"] as const;

function isAbsent(value: unknown): value is null | undefined {
  return value === null || value === undefined;
}

function pathValue(name: string, parameter: string, value: unknown): string {
  if (isAbsent(value)) throw MarketingApiError.missing(parameter, name);
  const text = String(value);
  // Encoding leaves dots alone, and a URL with such a segment is another URL.
  if (text === "" || text === "." || text === "..") {
    throw MarketingApiError.invalid(parameter, name, `${JSON.stringify(text)} cannot stand in a path`);
  }
  if (/\p{Cc}/u.test(text)) throw MarketingApiError.invalid(parameter, name, "it holds a control character");
  return wellFormed(name, parameter, text);
}

function wellFormed(name: string, parameter: string, text: string): string {
  if (text.isWellFormed()) return text;
  throw MarketingApiError.invalid(parameter, name, "it holds half of a surrogate pair");
}
