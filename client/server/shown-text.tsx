import { renderToStaticMarkup } from "react-dom/server";
import type { PageView } from "../../src/domain/content/page-view.ts";
import type { ShownText } from "../../src/domain/search/shown-text.ts";
import { markupText } from "./markup-text.ts";
import { PageViewContent } from "./pages/page-view.tsx";

/** The text of a page, read from the markup that visitors get. */
export function shownText(page: PageView): ShownText {
  return markupText(renderToStaticMarkup(<PageViewContent page={page} />), page.title);
}
