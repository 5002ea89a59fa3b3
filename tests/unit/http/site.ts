import { pino } from "pino";
import type { DependencyContainer } from "tsyringe";
import { onTestFinished } from "vitest";
import type { DocumentRenderer } from "../../../src/adapters/http/rendering/document-renderer.ts";
import type { SiteServerOptions } from "../../../src/adapters/http/site-parts.ts";
import { createSiteServer } from "../../../src/adapters/http/site-server.ts";
import {
  InMemoryContentRepository,
  type StoredContent,
} from "../../../src/adapters/in-memory/content-repository.ts";
import { InMemoryNewsletterAudience } from "../../../src/adapters/in-memory/newsletter-audience.ts";
import { InMemorySearchIndex } from "../../../src/adapters/in-memory/search-index.ts";
import { readConfig } from "../../../src/composition/config.ts";
import { createContainer } from "../../../src/composition/container.ts";
import { FONTS } from "../../../src/composition/folders.ts";
import { tokens } from "../../../src/composition/tokens.ts";
import type { DocumentFiles } from "../../../src/ports/document-files.ts";

/** Renders a page's initial state as JSON, for assertions. */
const stateRenderer: DocumentRenderer = { render: async (_url, state) => JSON.stringify(state) };

const FILES: DocumentFiles = { read: async (href) => new TextEncoder().encode(`The file ${href}`) };

/** Secret of the content service's webhook. */
export const WEBHOOK_SECRET = "told to nobody else";

/** Public origin of the site. */
export const PUBLIC_URL = "https://www.larkfield.example";

/** The container of the site, of which each test has a child with its own adapters. */
const siteContainer = createContainer(readConfig({}));

export interface SiteOptions extends Partial<Omit<SiteServerOptions, "container">> {
  /** Registers other adapters in the test's container. */
  readonly swap?: (container: DependencyContainer) => void;
}

/** The site's server with adapters in memory, closed after the test. */
export function siteOf(
  stored: StoredContent = {},
  renderer = stateRenderer,
  { swap, ...options }: SiteOptions = {},
) {
  const content = new InMemoryContentRepository(stored);
  const newsletter = new InMemoryNewsletterAudience();
  const container = siteContainer.createChildContainer();
  container.register(tokens.content, { useValue: content });
  container.register(tokens.publishedContent, { useValue: content });
  container.register(tokens.searchIndex, { useValue: new InMemorySearchIndex(content) });
  container.register(tokens.newsletterAudience, { useValue: newsletter });
  container.register(tokens.documentFiles, { useValue: FILES });
  container.register(tokens.contentHealth, { useFactory: () => undefined });
  container.register(tokens.audienceHealth, { useFactory: () => undefined });
  swap?.(container);
  const server = createSiteServer({
    logger: pino({ level: "silent" }),
    renderer,
    fonts: FONTS,
    container,
    toolbar: { src: "/toolbar.js", hosts: ["memory.example"] },
    webhookSecret: WEBHOOK_SECRET,
    publicUrl: PUBLIC_URL,
    ...options,
  });
  onTestFinished(() => server.close());
  return { content, newsletter, server };
}
