import { MarketingApiError, type MarketingApiErrorDetails } from "../../ports/marketing-api/errors.ts";

/** A response as text, of a call or of an operation of a batch. */
export interface TextResponse {
  readonly status: number;
  readonly text: string;
}

/**
 * The data of a response; `undefined` for a 204 and for every other success without a body, or with `null`.
 *
 * @param details - Details of the error; called for failures only.
 * @param advice - What the caller can do about an error status.
 * @throws {MarketingApiError} `refused` for every status but 2xx, `unreadable` when a 2xx brings no object and no list.
 */
export function dataOf(
  operation: string,
  { status, text }: TextResponse,
  details: () => MarketingApiErrorDetails,
  advice = "",
): unknown {
  if (status < 200 || status > 299) {
    throw MarketingApiError.refused(operation, status, { ...details(), problem: problemOf(text) }, advice);
  }
  if (status === 204 || text === "") return undefined;
  const unreadable = (what: string, cause?: unknown) => {
    const message = `The service's response with status ${status} is ${what} when calling ${operation}`;
    return new MarketingApiError("unreadable", operation, message, {
      ...details(),
      status,
      problem: text,
      cause,
    });
  };
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (cause) {
    throw unreadable("not JSON", cause);
  }
  if (typeof data !== "object") throw unreadable("no object");
  return data ?? undefined;
}

/** A problem document where there is one, otherwise the text; `undefined` for an empty body. */
export function problemOf(text: string): unknown {
  if (text === "") return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
