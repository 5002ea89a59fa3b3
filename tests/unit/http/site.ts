import { pino } from "pino";
import { onTestFinished } from "vitest";
import type { DocumentRenderer } from "../../../src/adapters/http/rendering/document-renderer.ts";
import { createSiteServer, type SiteServerOptions } from "../../../src/adapters/http/site-server.ts";
import {
  InMemoryContentRepository,
  type StoredContent,
} from "../../../src/adapters/in-memory/content-repository.ts";
import { InMemoryNewsletterAudience } from "../../../src/adapters/in-memory/newsletter-audience.ts";
import { InMemorySearchIndex } from "../../../src/adapters/in-memory/search-index.ts";
import { ListDates } from "../../../src/application/list-dates.ts";
import { ListNews } from "../../../src/application/list-news.ts";
import { ListPages } from "../../../src/application/list-pages.ts";
import { LoadPage } from "../../../src/application/load-page.ts";
import { LoadShell } from "../../../src/application/load-shell.ts";
import { ManagePreview } from "../../../src/application/manage-preview.ts";
import { NoticePublish } from "../../../src/application/notice-publish.ts";
import { ResolveLink } from "../../../src/application/resolve-link.ts";
import { SearchContent } from "../../../src/application/search-content.ts";
import { ShowSections } from "../../../src/application/show-sections.ts";
import { SubscribeNewsletter } from "../../../src/application/subscribe-newsletter.ts";
import { FONTS } from "../../../src/composition/folders.ts";
import { silentLog } from "../../../src/ports/log.ts";

/** Renders a page's initial state as JSON, so that a test sees what a page was rendered from. */
const stateRenderer: DocumentRenderer = { render: async (_url, state) => JSON.stringify(state) };

/** What the content service's webhook knows. */
export const WEBHOOK_SECRET = "told to nobody else";

/** Where the public knows the site. */
export const PUBLIC_URL = "https://www.larkfield.example";

/** The site's server on content in memory; closes itself after the test. */
export function siteOf(
  stored: StoredContent = {},
  renderer = stateRenderer,
  options: Partial<SiteServerOptions> = {},
) {
  const content = new InMemoryContentRepository(stored);
  const newsletter = new InMemoryNewsletterAudience();
  const server = createSiteServer({
    logger: pino({ level: "silent" }),
    renderer,
    fonts: FONTS,
    content,
    toolbar: { src: "/toolbar.js", hosts: ["memory.example"] },
    webhookSecret: WEBHOOK_SECRET,
    publicUrl: PUBLIC_URL,
    useCases: {
      listDates: new ListDates(content),
      listNews: new ListNews(content),
      listPages: new ListPages(content),
      loadPage: new LoadPage(content, new ShowSections(content)),
      loadShell: new LoadShell(content),
      managePreview: new ManagePreview(content),
      noticePublish: new NoticePublish(content, silentLog),
      resolveLink: new ResolveLink(content, silentLog),
      searchContent: new SearchContent(content, new InMemorySearchIndex(content)),
      subscribeNewsletter: new SubscribeNewsletter(newsletter),
    },
    ...options,
  });
  onTestFinished(() => server.close());
  return { content, newsletter, server };
}
