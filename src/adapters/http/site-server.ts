import type { IncomingMessage } from "node:http";
import proxyAddress, { compile } from "@fastify/proxy-addr";
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyPluginCallback,
  LogController,
} from "fastify";
import { ListDates } from "../../application/list-dates.ts";
import { LoadPage } from "../../application/load-page.ts";
import { LoadShell } from "../../application/load-shell.ts";
import { ManagePreview } from "../../application/manage-preview.ts";
import { ResolveLink } from "../../application/resolve-link.ts";
import { SearchContent } from "../../application/search-content.ts";
import { SubscribeNewsletter } from "../../application/subscribe-newsletter.ts";
import { SuggestPages } from "../../application/suggest-pages.ts";
import { SyndicateContent } from "../../application/syndicate-content.ts";
import { portTokens } from "../../ports/tokens.ts";
import type { ConnectionLimits } from "./connections/connection-limits.ts";
import { createHttpServer } from "./connections/http-server.ts";
import { downloads } from "./downloads/route.ts";
import { holdings } from "./figures/holdings.ts";
import { figures } from "./figures/route.ts";
import { type CacheHit, fastPath } from "./page-cache/fast-path.ts";
import { PageCache } from "./page-cache/page-cache.ts";
import { type CompletedRequest, logRequest } from "./plugins/access-log.ts";
import { canonicalSpelling } from "./plugins/canonical-spelling.ts";
import { handleClientError } from "./plugins/client-error-handler.ts";
import { compressReplies } from "./plugins/compress-replies.ts";
import { misdirectedRequests } from "./plugins/misdirected-requests.ts";
import { noJsonSchemas, openApi } from "./plugins/openapi.ts";
import { previews } from "./plugins/previews.ts";
import { problemDetails } from "./plugins/problems.ts";
import { type ReliabilityOptions, reliability } from "./plugins/reliability.ts";
import { Readiness } from "./readiness.ts";
import { createRenderDocument, type RenderDocumentOptions } from "./rendering/render-document.ts";
import { shellVersions } from "./rendering/shell-data.ts";
import { Renderings } from "./renderings.ts";
import { receivedRequestId, requestId } from "./request-id.ts";
import { apiDescription } from "./routes/api-description.ts";
import { contentApi } from "./routes/content-api.ts";
import { feeds } from "./routes/feeds.ts";
import { newsletter } from "./routes/newsletter.ts";
import { pages } from "./routes/pages.ts";
import { previewRoutes } from "./routes/previews.ts";
import { shellRoutes } from "./routes/shell.ts";
import { sliceSimulator } from "./routes/slice-simulator.ts";
import { socialImages } from "./routes/social-images.ts";
import { toolbarRoutes } from "./routes/toolbar.ts";
import { webVitals } from "./routes/web-vitals.ts";
import { contentWebhook } from "./routes/webhooks.ts";
import { allowedHosts } from "./security/allowed-hosts.ts";
import { headersOfAll } from "./security/common-headers.ts";

export interface SiteServerOptions
  extends Omit<
    RenderDocumentOptions,
    "meter" | "loadPage" | "loadShell" | "searchContent" | "shells" | "versionOf"
  > {
  /** Has the use cases by their classes, and the adapters of ports by their tokens. */
  readonly container: { resolve<T, A extends unknown[]>(key: symbol | (new (...args: A) => T)): T };
  readonly logger: FastifyBaseLogger;
  /** Folder of the font files for social images. */
  readonly fonts: string;
  /** Additional allowed host names, besides those of `publicUrl` and this machine. Default: none. */
  readonly allowedHosts?: readonly string[];
  /** Secret of the content service's webhook. Default: there is no webhook. */
  readonly webhookSecret?: string | undefined;
  /** Trusted proxies, by address or range. Default: none. */
  readonly trustProxy?: false | string[];
  /** Whether requests are logged. Default: `true`. */
  readonly hasAccessLog?: boolean;
  /** Tracing of the requests that Fastify handles, and of hits of the page cache. Default: none. */
  readonly tracing?: {
    readonly plugin: FastifyPluginCallback;
    readonly recordHit: (hit: Omit<CompletedRequest, "id">) => void;
  };
  /** Renderings per minute and client that are not from the page cache. Default: unlimited. */
  readonly renderingsPerMinute?: number | undefined;
  /** Connection limits that differ from the defaults. */
  readonly connections?: Partial<ConnectionLimits>;
  /** Options for reliability. Default: no limits, and nothing is recorded. */
  readonly reliability?: ReliabilityOptions;
}

/** Creates the site's server; the caller listens and closes. */
export function createSiteServer(options: SiteServerOptions): FastifyInstance {
  const { logger, container, trustProxy = false, hasAccessLog = true } = options;
  const content = container.resolve(portTokens.publishedContent);
  const meter = container.resolve(portTokens.meter);
  const isTrusted = compile(trustProxy || []);
  const isFromProxy = ({ socket }: IncomingMessage) => isTrusted(socket.remoteAddress ?? "", 0);
  const isAllowedHost = allowedHosts(options.publicUrl, options.allowedHosts ?? []);
  const renderings = new Renderings(options.renderingsPerMinute);
  // The form of a calculator offers the currencies of the newest rates. What it calculates is private, and not cached.
  const rates = container.resolve(portTokens.exchangeRates);
  const edition = rates && (() => rates.currencies);
  const cache = new PageCache({ content, log: logger, meter, renderings, edition });
  const record = ({ request, status, bytes, durationMs }: CacheHit) => {
    const { method = "GET", url = "/", headers } = request;
    const hit: CompletedRequest = {
      // No other line is about this request, so that an id of its own would link nothing.
      id: receivedRequestId(headers, isFromProxy(request)),
      method,
      url,
      // That of all pages.
      route: "*",
      host: headers.host,
      ip: proxyAddress(request, isTrusted),
      status,
      bytes,
      durationMs,
      cache: "hit",
    };
    logRequest(hasAccessLog ? accessLog : undefined, meter, hit);
    options.tracing?.recordHit(hit);
  };
  const common = headersOfAll(options);
  let isClosing = false;
  const withFastPath = fastPath(cache, record, {
    isAllowedHost,
    isClosing: () => isClosing,
  });
  const server = fastify({
    loggerInstance: logger,
    // Each request is logged once, after its response; see `logRequest`.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: (request) => requestId(request.headers, isFromProxy(request)),
    // Uids may be long. Node limits the length of the whole address already.
    routerOptions: { maxParamLength: 2_000 },
    rewriteUrl: ({ url = "/" }) => withValidEncoding(withoutOrigin(url)),
    clientErrorHandler: (error, socket) => handleClientError(error, socket, common),
    schemaController: noJsonSchemas,
    // During shutdown, requests on open connections are still handled.
    return503OnClosing: false,
    trustProxy: trustProxy && isTrusted,
    serverFactory: (handler) =>
      createHttpServer(withFastPath(handler), {
        limits: options.connections,
        headers: common,
        onClosed: (reason, count) => meter.count("connections_refused_total", { reason }, count),
      }),
  });
  // These log lines contain no headers, so redaction is disabled: it would take a fifth of the time of a cache hit.
  const accessLog = server.log.child({}, { redact: [] });
  if (options.tracing) server.register(options.tracing.plugin);
  server.register(reliability, {
    readiness: new Readiness(),
    ...options.reliability,
    contentHealth: container.resolve(portTokens.contentHealth),
    audienceHealth: container.resolve(portTokens.audienceHealth),
    alertHealth: container.resolve(portTokens.alertHealth),
    rateLimitStore: container.resolve(portTokens.rateLimitStore),
    meter,
    hasAccessLog,
    publicUrl: options.publicUrl,
    hsts: options.hsts,
  });
  server.register(misdirectedRequests, { isAllowedHost, publicUrl: options.publicUrl });
  server.register(canonicalSpelling);
  server.register(compressReplies);
  registerRoutes(server, cache, renderings, options);
  server.addHook("preClose", async () => {
    isClosing = true;
    cache.close();
  });
  return server;
}

function registerRoutes(
  server: FastifyInstance,
  cache: PageCache,
  renderings: Renderings,
  options: SiteServerOptions,
): void {
  const { container, renderer, publicUrl, webhookSecret } = options;
  const content = container.resolve(portTokens.publishedContent);
  const meter = container.resolve(portTokens.meter);
  const loadPage = container.resolve(LoadPage);
  const loadShell = container.resolve(LoadShell);
  const managePreview = container.resolve(ManagePreview);
  const searchContent = container.resolve(SearchContent);
  const syndicateContent = container.resolve(SyndicateContent);
  // Their clients have rate limits of their own, which all processes share.
  const searches = new Renderings();
  server.register(openApi);
  server.register(problemDetails);
  server.register(previews, { managePreview, publicUrl });
  server.register(newsletter, {
    prefix: "/api",
    subscribeNewsletter: container.resolve(SubscribeNewsletter),
    loadShell,
    publicUrl,
  });
  server.register(contentApi, {
    prefix: "/api",
    renderings,
    searches,
    resolveLink: container.resolve(ResolveLink),
    searchContent,
  });
  const shells = shellVersions();
  server.register(shellRoutes, {
    prefix: "/api",
    cache,
    loadShell,
    shells,
    asksConsent: options.asksConsent,
  });
  server.register(apiDescription, { prefix: "/api", cache });
  server.register(previewRoutes, {
    prefix: "/api",
    managePreview,
    publicUrl,
    hosts: options.toolbar?.hosts,
  });
  if (options.toolbar) server.register(toolbarRoutes, { prefix: "/api" });
  if (webhookSecret !== undefined) {
    server.register(contentWebhook, { prefix: "/api", content, secret: webhookSecret });
  }
  if (options.measuredShare !== undefined) server.register(webVitals, { prefix: "/api", meter, publicUrl });
  server.register(feeds, {
    cache,
    listDates: container.resolve(ListDates),
    syndicateContent,
    publicUrl,
  });
  server.register(figures, { cache, loadPage, syndicateContent, publicUrl });
  server.register(holdings, { loadPage, renderings, publicUrl });
  server.register(downloads, {
    loadPage,
    files: container.resolve(portTokens.documentFiles),
    renderings,
  });
  server.register(socialImages, { content, cache, loadPage, fonts: options.fonts });
  const renderDocument = createRenderDocument({
    ...options,
    loadPage,
    loadShell,
    searchContent,
    shells,
    versionOf: (ref) => content.versionOf(ref),
    meter,
  });
  if (options.sliceSimulator) server.register(sliceSimulator, { renderDocument });
  server.register(pages, {
    content,
    renderDocument,
    suggestPages: container.resolve(SuggestPages),
    cache: renderer.isChanging ? undefined : cache,
    timeout: { hasTimeout: !renderer.isChanging },
    searches,
    previewed: new Renderings(),
    hasStyleGuide: options.styleGuide !== undefined,
  });
}

/** Removes the origin from an address in absolute form (RFC 9112, section 3.2.2). */
function withoutOrigin(url: string): string {
  return url.replace(/^https?:\/\/[^/?#]*\/?/i, "/");
}

/**
 * Escapes an invalid percent-encoding in a path, so that the visitor gets the 404 page: the router would send an error
 * without a page. The query is not changed, since browsers can parse it.
 */
function withValidEncoding(url: string): string {
  const [path = ""] = url.split("?", 1);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll("%", "%25") + url.slice(path.length);
  }
}
