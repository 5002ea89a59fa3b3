import type { Content } from "../domain/content/content.ts";
import type { Page } from "../domain/content/page.ts";
import type { ShownPage } from "../domain/search/shown-text.ts";

/** The text of pages as visitors are shown them. */
export interface PageTexts {
  /** Names how texts are made: another version may make others of the same content. */
  readonly version: string;

  /** The page as content shows it now, without filters; `undefined` for one without an address. */
  shown(content: Content, page: Page): Promise<ShownPage | undefined>;
}
