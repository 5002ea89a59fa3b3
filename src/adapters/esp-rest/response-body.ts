import { MarketingApiError, type MarketingApiErrorDetails } from "../../ports/marketing-api/errors.ts";

/** A response as text, of a call or of an operation of a batch. */
export interface TextResponse {
  readonly status: number;
  readonly text: string;
}

/** The body of a success is not what the service sends; another attempt would bring the same. */
export class WrongBody extends Error {
  override readonly name = "WrongBody";
}

/**
 * The data in the body of a success; `undefined` for `null`.
 *
 * @throws {WrongBody} When it is neither an object nor a list. An error of another class when its end is missing: runtimes do not
 *   notice that a compressed body was cut off, and nobody notices that a proxy stopped half-way.
 */
export function dataIn(text: string): unknown {
  const data = problemOf(text);
  if (typeof data === "object") return data ?? undefined;
  if (/^\s*([[{]|$)/.test(text)) throw new Error("its body ends too early");
  throw new WrongBody("it is no object in JSON");
}

/**
 * The data of a response in the results of a batch; `undefined` for a 204, without a body, and for `null`.
 *
 * @throws {MarketingApiError} `refused` for every status but 2xx, `unreadable` when a 2xx brings no object and no list.
 */
export function dataOf(
  operation: string,
  { status, text }: TextResponse,
  details: MarketingApiErrorDetails,
): unknown {
  if (status < 200 || status > 299) {
    throw MarketingApiError.refused(operation, status, { ...details, problem: problemOf(text) });
  }
  if (status === 204 || text === "") return undefined;
  try {
    return dataIn(text);
  } catch (cause) {
    throw unreadable(operation, cause, { ...details, status, problem: text });
  }
}

/** The error of a response that came, but cannot be read. */
export function unreadable(
  operation: string,
  cause: unknown,
  details: MarketingApiErrorDetails,
): MarketingApiError {
  const reason = cause instanceof Error ? cause.message : cause;
  const message = `The service's response cannot be read when calling ${operation}: ${reason}`;
  return new MarketingApiError("unreadable", operation, message, { ...details, cause });
}

/**
 * Runs what reads responses by their types. A response of another type is an error of the runtime there, and none of the client.
 *
 * @throws {MarketingApiError} `unreadable` in place of such an error.
 */
export async function readingResponses<T>(operation: string, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    throw error instanceof MarketingApiError ? error : unreadable(operation, error, {});
  }
}

/** What a body has as JSON, such as a problem document, otherwise its text; `undefined` for an empty one. */
export function problemOf(text: string): unknown {
  if (text === "") return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
