import { InMemoryContentSource, type StoredContent } from "../../../src/adapters/in-memory/content-source.ts";
import { LoadPage, type LoadPageInput } from "../../../src/application/load-page.ts";
import { pageCapabilities } from "../../../src/composition/capabilities.ts";
import type { Page } from "../../../src/domain/content/page.ts";
import type { PageView } from "../../../src/domain/content/page-view.ts";

const now = () => Date.now();

/** Loads pages of content. */
export function siteWith(stored: StoredContent) {
  const source = new InMemoryContentSource(stored, now);
  const loadPage = new LoadPage({
    source,
    capabilities: pageCapabilities(),
    timeZone: "Australia/Brisbane",
    now,
  });
  return { run: async (input: LoadPageInput) => loadPage.run(await source.read(), input) };
}

/** The same, only for pages. */
export const siteOf = (...pages: Page[]) => siteWith({ pages });

/** The page at a path, which it has to have. */
export async function pageAt(path: string, loadPage: ReturnType<typeof siteWith>): Promise<PageView> {
  const found = await loadPage.run({ path });
  if (found.outcome !== "page") throw new Error(`${path}: ${found.outcome}`);
  return found.page;
}
