import { pino } from "pino";
import { afterEach } from "vitest";
import type { DocumentRenderer } from "../../../src/adapters/http/rendering/document-renderer.ts";
import { createSiteServer } from "../../../src/adapters/http/site-server.ts";
import {
  InMemoryContentRepository,
  type StoredContent,
} from "../../../src/adapters/in-memory/content-repository.ts";
import { LoadPage } from "../../../src/application/load-page.ts";
import { LoadShell } from "../../../src/application/load-shell.ts";
import { SearchContent } from "../../../src/application/search-content.ts";
import { ShowSections } from "../../../src/application/show-sections.ts";

/** Renders a page's initial state as JSON, so that a test sees what a page was rendered from. */
const stateRenderer: DocumentRenderer = { render: async (_url, state) => JSON.stringify(state) };

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((close) => close()));
});

/** The site's server on content in memory; closes itself after the test. */
export function siteOf(stored: StoredContent = {}, renderer = stateRenderer) {
  const content = new InMemoryContentRepository(stored);
  const server = createSiteServer({
    logger: pino({ level: "silent" }),
    renderer,
    useCases: {
      loadPage: new LoadPage(content, new ShowSections(content)),
      loadShell: new LoadShell(content),
      searchContent: new SearchContent(content),
    },
  });
  open.push(() => server.close());
  return { content, server };
}
