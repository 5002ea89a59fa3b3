import type { InitialState } from "../contract/initial-state.ts";

/** Makes the whole HTML document of a page. */
export interface DocumentRenderer {
  /**
   * @param url - Path and query, as the visitor asked for it.
   * @param origin - Where the public knows the site: `https://HOST`.
   */
  render(url: string, state: InitialState, origin: string): Promise<string>;
}
