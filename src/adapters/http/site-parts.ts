import type { FastifyBaseLogger } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { Locale } from "../../../brand/locale.ts";
import { ListDates } from "../../application/list-dates.ts";
import { LoadPage } from "../../application/load-page.ts";
import { LoadShell } from "../../application/load-shell.ts";
import { ManagePreview } from "../../application/manage-preview.ts";
import { MatchReleases } from "../../application/match-releases.ts";
import { ResolveLink } from "../../application/resolve-link.ts";
import { SearchContent } from "../../application/search-content.ts";
import { SubscribeNewsletter } from "../../application/subscribe-newsletter.ts";
import { SuggestPages } from "../../application/suggest-pages.ts";
import { SyndicateContent } from "../../application/syndicate-content.ts";
import type { Content } from "../../domain/content/content.ts";
import type { PageType } from "../../domain/links/address.ts";
import { portTokens } from "../../ports/tokens.ts";
import type { ConnectionLimits } from "./connections/connection-limits.ts";
import { contentReader, type ReadContentOf } from "./content-reader.ts";
import { FigureTables } from "./figure-files/figure-tables.ts";
import { PageAddresses } from "./page-addresses.ts";
import { type CachedPages, PageCache } from "./page-cache/page-cache.ts";
import type { RateLimits } from "./plugins/rate-limits.ts";
import { Readiness } from "./readiness.ts";
import { createRenderDocument, type RenderDocumentOptions } from "./rendering/render-document.ts";
import { ShellVersions } from "./rendering/shell-data.ts";
import { RenderingLimiter } from "./rendering-limiter.ts";
import { RequestPolicy, type Tracing } from "./request-policy.ts";
import type { RouteAdditions } from "./route-additions.ts";

export interface SiteServerOptions
  extends Omit<
    RenderDocumentOptions,
    "meter" | "loadPage" | "loadShell" | "searchContent" | "shells" | "addresses" | "feeds" | "locale"
  > {
  /** The languages of the site, the default first. */
  readonly locales: readonly [Locale, ...Locale[]];
  /** Has the use cases by their classes, and the adapters of ports by their tokens. */
  readonly container: { resolve<T, A extends unknown[]>(key: symbol | (new (...args: A) => T)): T };
  /** The capabilities of the site. Lists of facts are in this order. */
  readonly capabilities: readonly HttpCapability[];
  /** The types of pages that the site has. */
  readonly pageTypes: readonly PageType[];
  readonly logger: FastifyBaseLogger;
  /** Folder of the font files for social images. */
  readonly fonts: string;
  /** Additional allowed host names, besides those of `publicUrl` and this machine. Default: none. */
  readonly allowedHosts?: readonly string[];
  /** Secret of the content service's webhook. Default: there is no webhook. */
  readonly webhookSecret?: string | undefined;
  /** The keys of people who may release documents, by their names. Default: nobody may. */
  readonly releaseKeys?: ReadonlyMap<string, string> | undefined;
  /** Trusted proxies, by address or range. Default: none. */
  readonly trustProxy?: false | string[];
  /** Whether requests are logged. Default: `true`. */
  readonly hasAccessLog?: boolean;
  /** Tracing of the requests that Fastify handles, and of hits of the page cache. Default: none. */
  readonly tracing?: Tracing;
  /** Renderings per minute and client that are not from the page cache. Default: unlimited. */
  readonly renderingsPerMinute?: number | undefined;
  /** Connection limits that differ from the defaults. */
  readonly connections?: Partial<ConnectionLimits>;
  /** Default: of a process that is starting. */
  readonly readiness?: Readiness;
  /** Default: unlimited. */
  readonly limits?: RateLimits | undefined;
  /** Rejects requests when the process is overloaded. Default: `false`. */
  readonly hasLoadShedding?: boolean | undefined;
}

/** What the server of a site is made of: its options, its use cases, and what its routes share. */
export type SharedParts = ReturnType<typeof sitePartsOf>;

/** The same for the routes of one language. */
export type SiteParts = ReturnType<typeof partsIn>;

/** A group of routes; it takes what it needs. */
export type Routes = FastifyPluginAsyncZod<SiteParts>;

/** What a capability adds to the HTTP interface. Default of each: nothing. */
export interface HttpCapability extends RouteAdditions {
  /** Its routes outside the API. What several capabilities have is registered once. */
  readonly routes?: readonly Routes[];
}

/** Resolves the use cases and adapters of a site from its container, and creates what its routes share, once. */
export function sitePartsOf({
  container,
  logger,
  renderingsPerMinute,
  hasAccessLog = true,
  readiness = new Readiness(),
  ...options
}: SiteServerOptions) {
  const content = container.resolve(portTokens.content);
  const now = container.resolve(portTokens.clock);
  const meter = container.resolve(portTokens.meter);
  const contentAt = contentReader({ content, now, hasTimeout: !options.renderer.isChanging });
  const renderings = new RenderingLimiter(renderingsPerMinute);
  const { capabilities, locales } = options;
  const languages = locales.flatMap(({ language }) => language ?? []);
  const rendered = {
    ...options,
    meter,
    loadPage: container.resolve(LoadPage),
    loadShell: container.resolve(LoadShell),
    searchContent: container.resolve(SearchContent),
    shells: new ShellVersions(),
    addresses: new PageAddresses(capabilities, languages),
    feeds: capabilities.flatMap(({ feeds = [] }) => feeds),
  };
  return {
    ...rendered,
    readiness,
    policy: new RequestPolicy({ ...options, logger, meter, hasAccessLog }),
    tables: new FigureTables(capabilities),
    content,
    now,
    contentAt,
    announcements: container.resolve(portTokens.announcements),
    contentHealth: container.resolve(portTokens.contentHealth),
    audienceHealth: container.resolve(portTokens.audienceHealth),
    sharedStateHealth: container.resolve(portTokens.sharedStateHealth),
    rateLimitStore: container.resolve(portTokens.rateLimitStore),
    files: container.resolve(portTokens.documentFiles),
    listDates: container.resolve(ListDates),
    matchReleases: options.releaseKeys && container.resolve(MatchReleases),
    managePreview: container.resolve(ManagePreview),
    resolveLink: container.resolve(ResolveLink),
    subscribeNewsletter: container.resolve(SubscribeNewsletter),
    suggestPages: container.resolve(SuggestPages),
    syndicateContent: container.resolve(SyndicateContent),
    /** Those of addresses that begin with them. */
    languages,
    rendered,
    cache: new PageCache({
      content,
      read: () => contentAt(),
      now,
      log: logger,
      meter,
      renderings,
      alsoShown: capabilities.flatMap(({ alsoShown }) => alsoShown ?? []),
    }),
    /** Limits what clients cause to be made that is not in the page cache. */
    renderings,
    /** For what no cache can hold. Its clients have rate limits of their own, which all processes share. */
    searches: new RenderingLimiter(),
    /** Limits documents with the drafts of editors. */
    previewed: new RenderingLimiter(),
  };
}

/** The parts of a site in one of its languages: what they read is the content in it. */
export function partsIn(locale: Locale, { rendered, content, contentAt, cache, ...shared }: SharedParts) {
  const { language } = locale;
  return {
    ...shared,
    locale,
    /** The content that visitors may see now; `undefined` before anything was read. */
    contentNow: (): Content | undefined => content.visible(shared.now())?.in(language),
    contentAt: async (...asked: Parameters<ReadContentOf>): Promise<Content> =>
      (await contentAt(...asked)).in(language),
    /** Reads the published content again, after a publish. */
    refreshContent: () => content.refresh(),
    /** What is made of content in this language, by its address. */
    cache: {
      get: (key, render, options) => cache.get(key, (shown) => render(shown.in(language)), options),
    } satisfies CachedPages,
    renderDocument: createRenderDocument({ ...rendered, locale }),
  };
}
