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
import { createUseCases } from "../../../src/application/use-cases.ts";
import { FONTS } from "../../../src/composition/folders.ts";
import { silentLog } from "../../../src/ports/log.ts";
import { silentMeter } from "../../../src/ports/meter.ts";

/** Renders a page's initial state as JSON, for assertions. */
const stateRenderer: DocumentRenderer = { render: async (_url, state) => JSON.stringify(state) };

/** Secret of the content service's webhook. */
export const WEBHOOK_SECRET = "told to nobody else";

/** Public origin of the site. */
export const PUBLIC_URL = "https://www.larkfield.example";

/** The site's server with content in memory, closed after the test. */
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
    files: { read: async (href) => new TextEncoder().encode(`The file ${href}`) },
    toolbar: { src: "/toolbar.js", hosts: ["memory.example"] },
    webhookSecret: WEBHOOK_SECRET,
    publicUrl: PUBLIC_URL,
    useCases: createUseCases({
      content,
      searchIndex: new InMemorySearchIndex(content),
      audience: newsletter,
      log: silentLog,
      meter: silentMeter,
    }),
    ...options,
  });
  onTestFinished(() => server.close());
  return { content, newsletter, server };
}
