import type { DocumentSettings, InitialState } from "./initial-state.ts";

/** The paths of the pages above the page of a document, for its menus; `undefined` if there are none. */
export function pathsAbove(content: InitialState["content"]): DocumentSettings["above"] {
  const { above = [] } = content.kind === "page" ? content.page : {};
  return above.length === 0 ? undefined : above.map(({ href }) => href);
}
