import { MarketingApiError } from "../../ports/marketing-api/errors.ts";
import { bodyTextOf, type OperationRequest } from "../../ports/marketing-api/request.ts";
import type { Settings } from "./settings.ts";

/** A request as it is sent. */
export interface WireRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly body: string | null;
}

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
 * @param given - Headers of the caller.
 * @throws {MarketingApiError} `invalid-parameter` when a value cannot be sent.
 */
export function wireRequestOf(
  request: OperationRequest,
  { origin, basePath, authorization, cache }: Settings,
  given: Readonly<Record<string, string>> = {},
): WireRequest {
  const { name, method, path } = request;
  const body = bodyTextOf(request);
  const headers = {
    authorization,
    accept: "application/json, application/problem+json",
    "user-agent": "marketing-api-client",
    ...(body !== undefined && { "content-type": "application/json" }),
    ...checkedHeaders(name, given),
  };
  // No cache may answer a GET with a timestamp.
  const stamp = cache || method !== "GET" ? undefined : Date.now();
  return { method, url: `${origin}${basePath}${path}${queryOf(request, stamp)}`, headers, body: body ?? null };
}

function queryOf({ query }: OperationRequest, stamp: number | undefined): string {
  let text = "";
  for (const [parameter, value] of Object.entries(query)) {
    text += `${text === "" ? "?" : "&"}${encodeURIComponent(parameter)}=${encodeURIComponent(value)}`;
  }
  return stamp === undefined ? text : `${text}${text === "" ? "?" : "&"}_=${stamp}`;
}

function checkedHeaders(name: string, given: Readonly<Record<string, string>>): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [header, value] of Object.entries(given)) {
    const known = header.toLowerCase();
    const parameter = `headers.${known}`;
    if (!/^[\w!#$%&'*+.^`|~-]+$/.test(known)) {
      throw MarketingApiError.invalid(
        "headers",
        name,
        `${JSON.stringify(header)} is not the name of a header`,
      );
    }
    if (RESERVED.has(known)) throw MarketingApiError.invalid(parameter, name, "the client sets it itself");
    if (!/^[\t\x20-\x7e\x80-\xff]*$/.test(value)) {
      throw MarketingApiError.invalid(parameter, name, "it holds characters that cannot be sent in a header");
    }
    headers[known] = value;
  }
  return headers;
}
