import type { InitialState } from "../contract/initial-state.ts";

/** Makes the whole HTML document of a page. */
export interface DocumentRenderer {
  /** Says that what it renders from the same state changes, so that nothing is to be kept. Default: it does not. */
  readonly isChanging?: true;

  /** Addresses of the scripts that each of its documents loads. Default: none, or nobody's to know. */
  readonly scripts?: readonly string[];

  /**
   * @param url - Path and query, as the visitor asked for it.
   * @param origin - Where the public knows the site: `https://HOST`.
   */
  render(url: string, state: InitialState, origin: string): Promise<string>;
}
