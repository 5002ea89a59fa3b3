import { renderToStaticMarkup } from "react-dom/server";
import type { Locale } from "../../brand/locale.ts";
import type { PageView } from "../../src/domain/content/page-view.ts";
import type { ShownText } from "../../src/domain/search/shown-text.ts";
import { siteViews } from "./capabilities.ts";
import { InLanguage } from "./in-language.tsx";
import { markupText } from "./markup-text.ts";
import { PageViewContent } from "./pages/page-view.tsx";
import { ShownViews } from "./views.ts";

/** The text of a page, read from the markup that visitors get. */
export function shownText(page: PageView, locale: Locale): ShownText {
  const markup = renderToStaticMarkup(
    <InLanguage locale={locale}>
      <ShownViews value={siteViews}>
        <PageViewContent page={page} />
      </ShownViews>
    </InLanguage>,
  );
  return markupText(markup, page.title);
}
