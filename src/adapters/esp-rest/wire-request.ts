import type { CallOptions } from "../../ports/marketing-api/call.ts";
import { MarketingApiError } from "../../ports/marketing-api/errors.ts";
import {
  bodyTextOf,
  isAbsent,
  type OperationRequest,
  queryValue,
} from "../../ports/marketing-api/request.ts";
import type { Settings } from "./settings.ts";

export type WireRequest = ReturnType<typeof wireRequestOf>;

/** Headers that the client sets itself; a caller's header of that name would break the call or replace the credentials. */
const RESERVED = new Set([
  "authorization",
  "connection",
  "content-length",
  "content-type",
  "cookie",
  "host",
  "transfer-encoding",
]);

/**
 * Translates a request into an HTTP request. `fetch` negotiates compression itself.
 *
 * @param options - Headers and parameters of the caller.
 * @throws {MarketingApiError} `invalid-parameter` when a value cannot be sent.
 */
export function wireRequestOf(
  request: OperationRequest,
  { base, authorization, cache, userAgent }: Settings,
  options: Pick<CallOptions, "headers" | "query"> = {},
) {
  const { name, method, path, query } = request;
  const body = bodyTextOf(request);
  const headers: Record<string, string> = {
    authorization,
    accept: "application/json, application/problem+json",
    "user-agent": userAgent,
    ...(body !== undefined && { "content-type": "application/json" }),
    ...checkedHeaders(name, options.headers),
  };
  const more = textsOf(name, "query", options.query);
  // No cache may respond to a GET with a timestamp.
  const stamp = cache || method !== "GET" ? {} : { _: String(Date.now()) };
  const parameters = Object.entries({ ...query, ...more, ...stamp }).map((pair) =>
    pair.map(encodeURIComponent).join("="),
  );
  const url = [`${base}${path}`, ...(parameters.length > 0 ? [parameters.join("&")] : [])].join("?");
  return { method, url, headers, body: body ?? null };
}

/** Values of the caller by their names; null and undefined are none, as among the arguments. */
function textsOf(
  operation: string,
  option: string,
  given: object | null | undefined,
): Record<string, string> {
  const values = Object.entries(given ?? {}).filter(([, value]) => !isAbsent(value));
  return Object.fromEntries(
    values.map(([name, value]) => [name, queryValue(operation, `${option}.${name}`, value)]),
  );
}

function checkedHeaders(operation: string, given: CallOptions["headers"]): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [header, value] of Object.entries(textsOf(operation, "headers", given))) {
    const name = header.toLowerCase();
    const parameter = `headers.${name}`;
    if (RESERVED.has(name))
      throw MarketingApiError.invalid(parameter, operation, "the client sets it itself");
    try {
      headers[name] = new Headers({ [name]: value }).get(name) ?? "";
    } catch (cause) {
      throw MarketingApiError.invalid(parameter, operation, "it cannot be sent as a header", cause);
    }
  }
  return headers;
}
