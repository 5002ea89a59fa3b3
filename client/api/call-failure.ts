import type { PageFailure } from "../../src/adapters/http/contract/initial-state.ts";

/** A call of the site's API that was answered with an error. */
export class CallFailure extends Error {
  override readonly name = "CallFailure";
  readonly status: number;

  constructor(status: number, options: ErrorOptions) {
    super(`The call was answered with ${status}.`, options);
    this.status = status;
  }
}

/** Which failure a call of the API that rejected stands for: the site's own, or a service beyond it. */
export function failureOf(error: Error): PageFailure {
  return error instanceof CallFailure && error.status === 500 ? "error" : "unavailable";
}
