// The types are the server's own: client and server come from one build.
import type { Problem } from "../../src/adapters/http/contract/problem.ts";
import { apiPath } from "../../src/adapters/http/contract/site.ts";
import { documentLanguage } from "../browser/document-settings.ts";

/** A call that takes longer has stalled, for example since a change of networks. */
const TIMEOUT_MS = 15_000;

/** The site has responded with an error status. */
class CallError extends Error {
  override readonly name = "CallError";
  readonly status: number;
  readonly reason: Problem["reason"];

  /** @param problem - The problem document; a proxy may send something else. */
  constructor(status: number, problem?: Partial<Problem>) {
    super(`The site responded with status ${status}.`);
    this.status = status;
    this.reason = problem?.reason;
  }
}

/**
 * Calls the site's own API: a POST of JSON, whose response is JSON. Rejects for an error status, without a connection,
 * after 15 s, and when the caller cancels it.
 */
export async function call<T>(name: string, body: unknown, signal?: AbortSignal): Promise<T> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(apiPath(name, documentLanguage()), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
    signal: signal ? either(signal, timeout) : timeout,
  });
  if (!response.ok) throw new CallError(response.status, await response.json().catch(() => undefined));
  return response.json();
}

/** Ends with the first of the two. Where the browser cannot join them (Safari before 17.4), only with the caller's. */
function either(signal: AbortSignal, timeout: AbortSignal): AbortSignal {
  return "any" in AbortSignal ? AbortSignal.any([signal, timeout]) : signal;
}

/** Why the site did not sign an address up; `undefined` for any other error. */
export function reasonOf(error: unknown): Problem["reason"] {
  return error instanceof CallError ? error.reason : undefined;
}

/** Whether a call failed with 400: a retry with the same data would fail again. */
export function isBadRequest(error: unknown): boolean {
  return error instanceof CallError && error.status === 400;
}
