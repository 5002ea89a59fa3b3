import type { PageRenderer } from "../contract/initial-state.ts";

function isPageRenderer(bundle: unknown): bundle is PageRenderer {
  return (
    typeof bundle === "object" && bundle !== null && "render" in bundle && typeof bundle.render === "function"
  );
}

/** Validates the client's server bundle; throws if it does not export `render`. */
export function pageRendererOf(bundle: unknown): PageRenderer {
  if (isPageRenderer(bundle)) return bundle;
  throw new Error("The client's server bundle does not export `render`.");
}
