import type { InitialState, PageFailure } from "./initial-state.ts";

/** Whether a document is an error page, at the address of something else. */
export function isErrorPage({ kind }: InitialState["content"]): boolean {
  return kind === "failure" || kind === "search-not-ready";
}

/** Whether there is no page in the content, which is not a fault. */
export function isMissing(failure: PageFailure): failure is "not-found" | "withdrawn" {
  return failure === "not-found" || failure === "withdrawn";
}
