import { MarketingApiError } from "../../ports/marketing-api/errors.ts";
import { bodyTextOf, type OperationRequest } from "../../ports/marketing-api/request.ts";
import type { Settings } from "./settings.ts";
import type { WireRequest } from "./transport.ts";

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

/** Headers that every call of a client has. */
export interface CommonHeaders {
  readonly bare: Readonly<Record<string, string>>;
  readonly withBody: Readonly<Record<string, string>>;
}

/** Headers of calls with and without a body. */
export function commonHeaders({ authorization }: Settings): CommonHeaders {
  const bare = {
    authorization,
    accept: "application/json, application/problem+json",
    "accept-encoding": "gzip",
    "user-agent": "marketing-api-client",
  };
  return { bare, withBody: { ...bare, "content-type": "application/json" } };
}

/**
 * Translates a request into an HTTP request.
 *
 * @param stamp - Timestamp for a GET that no cache may answer.
 * @throws {MarketingApiError} `invalid-parameter` when a value cannot be sent.
 */
export function wireRequestOf(
  request: OperationRequest,
  basePath: string,
  common: CommonHeaders,
  given: Readonly<Record<string, string>> | undefined,
  stamp: number | undefined,
): WireRequest {
  const { name, method } = request;
  const body = bodyTextOf(request);
  const headers = body === undefined ? common.bare : common.withBody;
  return {
    method,
    path: `${basePath}${request.path}${queryOf(request, stamp)}`,
    headers: given === undefined ? headers : { ...headers, ...checkedHeaders(name, given) },
    body: body ?? null,
  };
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
