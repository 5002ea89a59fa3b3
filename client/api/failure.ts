import { HTTPError } from "ky";
import type { PageFailure } from "../../src/adapters/http/contract/initial-state.ts";

/** Which failure a call of the API that rejected stands for: the site's own, or a service beyond it. */
export function failureOf(error: Error): PageFailure {
  return error instanceof HTTPError && error.response.status === 500 ? "error" : "unavailable";
}
