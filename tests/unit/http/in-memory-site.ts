import { pino } from "pino";
import type { InjectionToken } from "tsyringe";
import { locales } from "../../../brand/locales.ts";
import type { DocumentRenderer } from "../../../src/adapters/http/rendering/document-renderer.ts";
import type { SiteServerOptions } from "../../../src/adapters/http/site-parts.ts";
import { createSiteServer } from "../../../src/adapters/http/site-server.ts";
import { InMemoryContentSource, type StoredContent } from "../../../src/adapters/in-memory/content-source.ts";
import { InMemoryNewsletterAudience } from "../../../src/adapters/in-memory/newsletter-audience.ts";
import { InMemorySearchIndex } from "../../../src/adapters/in-memory/search-index.ts";
import { ALL_CAPABILITIES, httpCapabilities, pageTypesOf } from "../../../src/composition/capabilities.ts";
import { createContainer } from "../../../src/composition/container.ts";
import { FONTS } from "../../../src/composition/folders.ts";
import { readConfig } from "../../../src/composition/read-config.ts";
import { tokens } from "../../../src/composition/tokens.ts";
import type { DocumentFiles } from "../../../src/ports/document-files.ts";
import { renderedPageTexts, renderedText } from "../rendered-page-texts.ts";

/** Renders a page's initial state as JSON, for assertions; exact numbers as texts. */
export const stateRenderer: DocumentRenderer = {
  render: async (_url, state) =>
    JSON.stringify({ ...state, locale: undefined }, (_key, value: unknown) =>
      typeof value === "bigint" ? String(value) : value,
    ),
  textOf: renderedText,
};

const FILES: DocumentFiles = { read: async (href) => new TextEncoder().encode(`The file ${href}`) };

/** The container of the site, of which each server has a child with its own adapters. */
const siteContainer = createContainer(readConfig({}));

export interface InMemorySiteOptions
  extends Partial<Omit<SiteServerOptions, "container" | "publicUrl">>,
    Pick<SiteServerOptions, "publicUrl"> {
  /** Registers other adapters, or use cases, in the site's own container. */
  readonly swap?: (use: <T>(key: InjectionToken<T>, adapter: T) => void) => void;
}

/** The site's server with adapters in memory. */
export function inMemorySite(stored: StoredContent, { swap, ...options }: InMemorySiteOptions) {
  const content = new InMemoryContentSource(stored);
  const newsletter = new InMemoryNewsletterAudience();
  const container = siteContainer.createChildContainer();
  const use = <T>(key: InjectionToken<T>, adapter: T) =>
    void container.register(key, { useFactory: () => adapter });
  use(tokens.content, content);
  use(tokens.searchIndex, new InMemorySearchIndex(renderedPageTexts));
  use(tokens.newsletterAudience, newsletter);
  use(tokens.documentFiles, FILES);
  use(tokens.contentHealth, undefined);
  use(tokens.audienceHealth, undefined);
  if (options.locales) use(tokens.locales, options.locales);
  swap?.(use);
  const server = createSiteServer({
    logger: pino({ level: "silent" }),
    renderer: stateRenderer,
    locales,
    fonts: FONTS,
    container,
    capabilities: httpCapabilities(ALL_CAPABILITIES, container),
    pageTypes: pageTypesOf(),
    toolbar: { src: "/toolbar.js", hosts: ["memory.example"] },
    ...options,
  });
  return { content, newsletter, server };
}
