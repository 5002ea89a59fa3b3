import type { InitialState } from "./initial-state.ts";

/** Whether a document is an error page, at the address of something else. */
export function isErrorPage({ kind }: InitialState["content"]): boolean {
  return kind === "failure" || kind === "search-not-ready";
}
