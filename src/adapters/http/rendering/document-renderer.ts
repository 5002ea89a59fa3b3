import type { Locale } from "../../../../brand/locale.ts";
import type { PageView } from "../../../domain/content/page-view.ts";
import type { ShownText } from "../../../domain/search/shown-text.ts";
import type { InitialState } from "../contract/initial-state.ts";

/** Headers of a document that shows developers an error. */
export const EXPLANATION_HEADERS = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "no-store",
};

/** Renders the complete HTML document of a page. */
export interface DocumentRenderer {
  /** Set if the output for the same state may change (in development), so that nothing may be cached. */
  readonly isChanging?: true;

  /** Addresses of the scripts that each of its documents loads. Default: none, or unknown. */
  readonly scripts?: readonly string[];

  /** Renders a path with its query, at the public origin of the site: `https://HOST`. */
  render(url: string, state: InitialState, origin: string): Promise<string>;

  /** Names what renders: another version may render the same page in another way. Default: there is one version. */
  readonly version?: string;

  /** The text that visitors see on a page in a language, between header and footer. */
  textOf(page: PageView, locale: Locale): Promise<ShownText>;

  /** The document that shows developers an error instead of the error page. Default: visitors get the error page. */
  explain?(error: unknown): string;
}
