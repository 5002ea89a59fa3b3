import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { MarketingApiError, type MarketingApiErrorDetails } from "../../ports/marketing-api/errors.ts";
import type { Exchange } from "./exchange.ts";

const gunzipped = promisify(gunzip);

/** An answer as text. */
export interface TextAnswer {
  readonly status: number;
  readonly text: string;
}

/** What the errors of a call have in common. */
export type ErrorDetails = Pick<MarketingApiErrorDetails, "request" | "headers" | "attempts">;

/** The text of a complete answer; `undefined` when it cannot be decompressed. */
export async function textOf({ headers, body }: Exchange): Promise<string | undefined> {
  if (headers["content-encoding"] !== "gzip" || body.length === 0) return body.toString("utf8");
  try {
    return (await gunzipped(body)).toString("utf8");
  } catch {
    return undefined;
  }
}

/**
 * The data of an answer; `undefined` for a 204.
 *
 * @param details - Evaluated for failures alone.
 * @throws {MarketingApiError} `refused` for every status but 2xx, `unreadable` when a 2xx does not bring JSON.
 */
export function dataOf(
  operation: string,
  { status, text }: TextAnswer,
  details: () => ErrorDetails,
): unknown {
  if (status === 204) return undefined;
  if (status < 200 || status > 299) throw refused(operation, { status, text }, details());
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
  const what = text === "" ? "nothing" : "what is not JSON";
  const message = `The service answered ${what} when calling ${operation}`;
  return new MarketingApiError("unreadable", operation, message, { ...details, status, problem: text });
}

function refused(operation: string, { status, text }: TextAnswer, details: ErrorDetails): MarketingApiError {
  const problem = problemOf(text);
  const { title, detail } = new MarketingApiError("refused", operation, "", { problem });
  const said = [title, detail].filter((part) => part !== undefined).join(": ");
  const message = `${status}${said === "" ? "" : ` ${said}`} when calling ${operation}`;
  return new MarketingApiError("refused", operation, message, { ...details, status, problem });
}

/** A problem document where there is one, otherwise what was said; `undefined` when nothing was. */
function problemOf(text: string): unknown {
  if (text === "") return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Headers with one value each. */
export function plainHeaders({ headers }: Exchange): Record<string, string> {
  const plain: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) plain[name.toLowerCase()] = Array.isArray(value) ? value.join(", ") : value;
  }
  return plain;
}
