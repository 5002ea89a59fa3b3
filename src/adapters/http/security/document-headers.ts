import type { InitialState } from "../contract/initial-state.ts";

/**
 * Headers that keep a document safe in the browser that shows it. They depend on what the document holds alone, so
 * they are made once and kept with it.
 */
export function documentHeaders(_state: InitialState): Readonly<Record<string, string>> {
  return { "x-content-type-options": "nosniff" };
}
