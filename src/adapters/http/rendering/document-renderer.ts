import type { InitialState, PageRenderer } from "../contract/initial-state.ts";

/** Renders the complete HTML document of a page. */
export interface DocumentRenderer {
  /** Set if the output for the same state may change (in development), so that nothing may be cached. */
  readonly isChanging?: true;

  /** Addresses of the scripts that each of its documents loads. Default: none, or unknown. */
  readonly scripts?: readonly string[];

  /**
   * @param url - Path and query of the request.
   * @param origin - Public origin of the site: `https://HOST`.
   */
  render(url: string, state: InitialState, origin: string): Promise<string>;
}

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
