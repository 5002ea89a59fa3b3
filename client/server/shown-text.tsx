import { renderToStaticMarkup } from "react-dom/server";
import type { PageView } from "../../src/domain/content/page-view.ts";
import type { ShownText } from "../../src/domain/search/shown-text.ts";
import { siteViews } from "./capabilities.ts";
import { markupText } from "./markup-text.ts";
import { PageViewContent } from "./pages/page-view.tsx";
import { ShownViews } from "./views.ts";

/** The text of a page, read from the markup that visitors get. */
export function shownText(page: PageView): ShownText {
  const markup = renderToStaticMarkup(
    <ShownViews value={siteViews}>
      <PageViewContent page={page} />
    </ShownViews>,
  );
  return markupText(markup, page.title);
}
