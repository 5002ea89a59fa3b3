import { MarketingApiError, type MarketingApiErrorDetails } from "../../ports/marketing-api/errors.ts";
import { gunzip } from "./answer-size.ts";
import type { Exchanged } from "./transport.ts";

/** A response as text. */
export interface TextAnswer {
  readonly status: number;
  readonly text: string;
}

/** Details that all errors of a call have. */
export type ErrorDetails = Pick<MarketingApiErrorDetails, "request" | "headers" | "attempts">;

/**
 * The text of a complete response.
 *
 * @param maxBytes - Limit of the decompressed size.
 * @throws {unknown} When it cannot be decompressed, or is too large.
 */
export async function textOf({ headers, body }: Exchanged, maxBytes: number): Promise<string> {
  const isCompressed = headers["content-encoding"] === "gzip" && body.length > 0;
  return new TextDecoder().decode(isCompressed ? await gunzip(body, maxBytes) : body);
}

/**
 * The data of a response; `undefined` for a 204 and for every other success without a body.
 *
 * @param details - Called for failures only.
 * @throws {MarketingApiError} `refused` for every status but 2xx, `unreadable` when a 2xx does not bring JSON.
 */
export function dataOf(
  operation: string,
  { status, text }: TextAnswer,
  details: () => ErrorDetails,
): unknown {
  if (status < 200 || status > 299) {
    throw MarketingApiError.refused(operation, status, { ...details(), problem: problemOf(text) });
  }
  if (status === 204 || text === "") return undefined;
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw notJson(operation, { status, text }, { ...details(), cause });
  }
}

function notJson(
  operation: string,
  { status, text }: TextAnswer,
  details: MarketingApiErrorDetails,
): MarketingApiError {
  const message = `The service answered what is not JSON when calling ${operation}`;
  return new MarketingApiError("unreadable", operation, message, { ...details, status, problem: text });
}

/** A problem document where there is one, otherwise the text; `undefined` for an empty body. */
function problemOf(text: string): unknown {
  if (text === "") return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Headers, each with one value. */
export function plainHeaders({ headers }: Exchanged): Record<string, string> {
  const plain: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) plain[name.toLowerCase()] = Array.isArray(value) ? value.join(", ") : value;
  }
  return plain;
}
