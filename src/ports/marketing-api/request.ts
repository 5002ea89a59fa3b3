import { similarNames } from "../../domain/text/similar-names.ts";
import { MarketingApiError } from "./errors.ts";
import { isObject } from "./field.ts";
import type { Method, Operation } from "./operation.ts";

/** A validated call, as adapters receive it. */
export interface OperationRequest {
  /** Name of the operation in the catalog: `lists.members.list`. */
  readonly name: string;
  readonly operation: Operation;
  readonly method: Method;
  /** Path relative to the base URL, encoded: `/lists/abc/members`. */
  readonly path: string;
  /** Values of the path parameters, as the caller gave them. */
  readonly pathValues: Readonly<Record<string, string>>;
  /** Given query parameters, lists joined by commas. */
  readonly query: Readonly<Record<string, string>>;
  /** Sent as JSON; `undefined` if there is none. */
  readonly body: object | undefined;
}

/** Arguments of a call: path and query parameters together, `body` apart. */
export type CallArguments = Readonly<Record<string, unknown>>;

/**
 * Turns the arguments of a call into a request (specification of the client, section 5). Invalid
 * arguments of untyped callers are rejected here, before anything is sent.
 *
 * @throws {MarketingApiError} `missing-parameter` when a path parameter, a required body or a required query
 *   parameter is null or undefined, `invalid-parameter` when the operation has no parameter of a name, a path value is
 *   empty or would lead to another path, or a value cannot be sent.
 */
export function requestOf(name: string, operation: Operation, args: CallArguments = {}): OperationRequest {
  objectOf(name, "arguments", args);
  const [method, template] = partsOf(operation);
  const { body: bodyRule, query: known = [], requires = [], also = {} } = operation.rules;
  const inPath = [...template.matchAll(/\{(\w+)\}/g)].map(([, parameter = ""]) => parameter);
  const { body, ...parameters } = args;
  refuseUnknown(name, parameters, [...inPath, ...Object.values(also), ...known, "body"], bodyRule);

  const pathValues: Record<string, string> = {};
  const path = template.replaceAll(/\{(\w+)\}/g, (_match, parameter: string) => {
    const value = pathValue(name, parameter, args[parameter] ?? args[also[parameter] ?? parameter]);
    pathValues[parameter] = value;
    return encodeURIComponent(value);
  });
  if (bodyRule === "required" && isAbsent(body)) throw MarketingApiError.missing("body", name);
  for (const parameter of requires) {
    if (isAbsent(args[parameter])) throw MarketingApiError.missing(parameter, name);
  }

  const query: Record<string, string> = {};
  for (const [parameter, value] of Object.entries(parameters)) {
    if (known.includes(parameter) && !isAbsent(value)) query[parameter] = queryValue(name, parameter, value);
  }
  return { name, operation, method, path, pathValues, query, body: bodyValue(name, bodyRule, body) };
}

/** What has to be one object with values by their names. */
export function objectOf<T>(name: string, parameter: string, value: T): T & object {
  if (isObject(value)) return value;
  throw MarketingApiError.invalid(parameter, name, "it has to be one object");
}

/**
 * The body of a request as JSON; `undefined` if there is none.
 *
 * @throws {MarketingApiError} `invalid-parameter` when it cannot be serialized.
 */
export function bodyTextOf({ name, body }: OperationRequest): string | undefined {
  if (body === undefined) return undefined;
  try {
    const text = JSON.stringify(body);
    // What JSON has no value for becomes null or an empty object; a body without these need not be searched.
    if (/null|{}/.test(text)) refuseLost(name, "body", body);
    // A Date is an object, but not in JSON.
    if (!text.startsWith("{")) throw MarketingApiError.invalid("body", name, "it has to be one object");
    return text;
  } catch (cause) {
    if (cause instanceof MarketingApiError) throw cause;
    throw MarketingApiError.invalid("body", name, "it cannot be written as JSON", cause);
  }
}

/** Method and path template of an operation: `["GET", "/lists/{list_id}"]`. */
export function partsOf({ route }: Operation): readonly [Method, string] {
  const space = route.indexOf(" ");
  const method = METHODS.find((known) => known === route.slice(0, space)) ?? "GET";
  return [method, route.slice(space + 1)];
}

/** Whether an operation is safe to retry: by its row, or else by its method. */
export function isSafe(operation: Operation): boolean {
  const [method] = partsOf(operation);
  return operation.rules.safe ?? isIdempotent(method);
}

/** Whether a method may be performed twice. */
export function isIdempotent(method: Method): boolean {
  return method === "GET" || method === "PUT" || method === "DELETE";
}

const METHODS = ["GET", "POST", "PATCH", "PUT", "DELETE"] as const;

/** Null and undefined are the same as no value. */
export function isAbsent(value: unknown): value is null | undefined {
  return value === null || value === undefined;
}

function refuseUnknown(
  name: string,
  given: CallArguments,
  known: readonly string[],
  body: Operation["rules"]["body"],
): void {
  for (const [parameter, value] of Object.entries(given)) {
    if (isAbsent(value) || known.includes(parameter)) continue;
    // Other clients take the fields of the body beside the parameters.
    const advice =
      body === undefined ? "" : `; a field of the body belongs to it: { body: { ${parameter}: … } }`;
    throw MarketingApiError.invalid(parameter, name, noSuch("parameter", parameter, known, advice));
  }
}

/** Describes an unknown name, with the nearest known one, or else with advice. */
export function noSuch(what: string, given: string, known: readonly string[], advice = ""): string {
  const [best] = similarNames(given, known);
  return `there is no such ${what}${best === undefined ? advice : `; did you mean '${best}'?`}`;
}

function bodyValue(name: string, rule: Operation["rules"]["body"], body: unknown): OperationRequest["body"] {
  if (isAbsent(body)) return undefined;
  if (rule === undefined) throw MarketingApiError.invalid("body", name, "the operation takes none");
  return objectOf(name, "body", body);
}

/** Refuses what would be sent as something else without a word: NaN, a Map, a promise that was not awaited. */
function refuseLost(name: string, path: string, value: unknown, isListed = false): void {
  if (typeof value === "number" ? !Number.isFinite(value) : isListed && value === undefined) {
    throw MarketingApiError.invalid(path, name, `${value} cannot be sent`);
  }
  // What says itself how it is written is written so, but an invalid Date as null.
  if (typeof value !== "object" || value === null || ("toJSON" in value && JSON.stringify(value) !== "null"))
    return;
  const entries = Object.entries(value);
  const kind = Object.prototype.toString.call(value).slice(8, -1);
  if (entries.length === 0 && !/Object|Array/.test(kind)) {
    throw MarketingApiError.invalid(path, name, `a value of type ${kind} cannot be sent`);
  }
  for (const [key, inner] of entries) refuseLost(name, `${path}.${key}`, inner, Array.isArray(value));
}

function pathValue(name: string, parameter: string, value: unknown): string {
  if (isAbsent(value)) throw MarketingApiError.missing(parameter, name);
  const text = textOf(name, parameter, value);
  // Encoding leaves dots alone, and a URL with such a segment is another URL.
  if (text === "" || text === "." || text === "..") {
    throw MarketingApiError.invalid(parameter, name, `${JSON.stringify(text)} cannot stand in a path`);
  }
  if (/\p{Cc}/u.test(text)) throw MarketingApiError.invalid(parameter, name, "it holds a control character");
  return text;
}

/** A value of the query or of a header, lists joined by commas. */
export function queryValue(name: string, parameter: string, value: unknown): string {
  if (!Array.isArray(value)) return textOf(name, parameter, value);
  return value.map((one: unknown) => textOf(name, parameter, one)).join(",");
}

/** Beyond 2^53, a number is no longer the one that was written: an id would be another one's. */
function isExact(value: unknown): boolean {
  return typeof value === "number" && Math.abs(value) <= Number.MAX_SAFE_INTEGER;
}

/** A value as text that can be sent. */
function textOf(name: string, parameter: string, value: unknown): string {
  if (typeof value === "string") {
    if (value.isWellFormed()) return value;
    throw MarketingApiError.invalid(parameter, name, "it holds half of a surrogate pair");
  }
  if (typeof value === "boolean" || typeof value === "bigint" || isExact(value)) return String(value);
  if (value instanceof Date) {
    throw MarketingApiError.invalid(parameter, name, "a Date cannot be sent: send its toISOString()");
  }
  if (Number.isFinite(value)) {
    throw MarketingApiError.invalid(parameter, name, `${value} is too large to be exact: send it as text`);
  }
  const what = typeof value === "number" ? String(value) : `a value of type ${typeof value}`;
  throw MarketingApiError.invalid(parameter, name, `${what} cannot be sent`);
}
