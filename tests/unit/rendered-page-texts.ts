import { fileURLToPath } from "node:url";
import type { Locale } from "../../brand/locale.ts";
import { locales } from "../../brand/locales.ts";
import type { PageRenderer } from "../../src/adapters/http/contract/initial-state.ts";
import { SITE_TIME_ZONE } from "../../src/adapters/http/contract/site.ts";
import { RenderedPageTexts } from "../../src/adapters/http/rendering/page-texts.ts";
import { LoadPage } from "../../src/application/load-page.ts";
import { pageCapabilities } from "../../src/composition/capabilities.ts";
import type { PageView } from "../../src/domain/content/page-view.ts";
import type { ShownText } from "../../src/domain/search/shown-text.ts";

const ENTRY = fileURLToPath(new URL("../../client/entry-server.tsx", import.meta.url));

const source = { findFormer: async () => undefined };
/** Loads pages for the search. */
export const loadPage = new LoadPage({
  source,
  capabilities: pageCapabilities(),
  timeZone: SITE_TIME_ZONE,
  now: () => Date.now(),
});

/** The text of a page as the site's sources render it. */
export async function renderedText(page: PageView, locale: Locale): Promise<ShownText> {
  const renderer: PageRenderer = await import(ENTRY);
  return renderer.textOf(page, locale);
}

/** The text of pages as the site's sources render them. */
export const renderedPageTexts = new RenderedPageTexts(
  loadPage,
  { render: () => Promise.reject(new Error("It renders no documents.")), textOf: renderedText },
  locales,
);
