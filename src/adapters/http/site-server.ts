import type { IncomingMessage } from "node:http";
import proxyAddress, { compile } from "@fastify/proxy-addr";
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyPluginCallback,
  LogController,
} from "fastify";
import type { UseCases } from "../../application/use-cases.ts";
import { type Meter, silentMeter } from "../../ports/meter.ts";
import type { PublishedContent } from "../../ports/published-content.ts";
import type { ConnectionLimits } from "./connections/connection-limits.ts";
import { createHttpServer } from "./connections/http-server.ts";
import type { InitialState, PreviewToolbar } from "./contract/initial-state.ts";
import { figures } from "./figures/route.ts";
import { type CacheHit, FastPath } from "./page-cache/fast-path.ts";
import { PageCache } from "./page-cache/page-cache.ts";
import { logRequest } from "./plugins/access-log.ts";
import { handleClientError } from "./plugins/client-error-handler.ts";
import { compressReplies } from "./plugins/compress-replies.ts";
import { misdirectedRequests } from "./plugins/misdirected-requests.ts";
import { noJsonSchemas, openApi } from "./plugins/openapi.ts";
import { previews } from "./plugins/previews.ts";
import { problemDetails } from "./plugins/problems.ts";
import { type ReliabilityOptions, reliability } from "./plugins/reliability.ts";
import { Readiness } from "./readiness.ts";
import type { DocumentRenderer } from "./rendering/document-renderer.ts";
import { createRenderDocument, type StyleGuide } from "./rendering/render-document.ts";
import { requestId } from "./request-id.ts";
import { apiDescription } from "./routes/api-description.ts";
import { contentApi } from "./routes/content-api.ts";
import { feeds } from "./routes/feeds.ts";
import { newsletter } from "./routes/newsletter.ts";
import { pages } from "./routes/pages.ts";
import { previewRoutes } from "./routes/previews.ts";
import { webVitals } from "./routes/web-vitals.ts";
import { contentWebhook } from "./routes/webhooks.ts";
import { allowedHosts } from "./security/allowed-hosts.ts";
import { socialImages } from "./social-images/route.ts";

export interface SiteServerOptions {
  readonly useCases: UseCases;
  /** What feeds list, and what says what is published: pages are cached for as long as that holds. */
  readonly content: PublishedContent;
  readonly renderer: DocumentRenderer;
  readonly logger: FastifyBaseLogger;
  /** Folder of the font files that images of links are drawn with. */
  readonly fonts: string;
  /** Default: nothing is counted. */
  readonly meter?: Meter;
  /** Origin under which the public knows the site: `https://HOST`. */
  readonly publicUrl: string;
  /** Host names by which the site may be asked besides that of `publicUrl` and those of this machine. Default: none. */
  readonly allowedHosts?: readonly string[];
  /** Other origins that images come from. Default: none. */
  readonly images?: readonly string[] | undefined;
  /** The toolbar that editors see on every page. Default: none. */
  readonly toolbar?: PreviewToolbar | undefined;
  /** Address of the script with which testers of a staging site report faults. Default: none. */
  readonly tracker?: string | undefined;
  /** Share of the visits, from 0 to 1, whose browsers say how they fared. Default: nothing is measured. */
  readonly measuredShare?: number | undefined;
  /** What the content service's webhook has to know. Default: there is no webhook. */
  readonly webhookSecret?: string | undefined;
  /** What the style guide shows. Default: there is none. */
  readonly styleGuide?: StyleGuide | undefined;
  /** Proxies that are believed about whose request they pass on, by address or range. Default: none. */
  readonly trustProxy?: false | string[];
  /** Whether each request has its line in the log. Default: it has. */
  readonly hasAccessLog?: boolean;
  /** Records requests from their beginning. Default: nothing is recorded. */
  readonly tracing?: FastifyPluginCallback;
  /** What connections may take, where it is not the usual. */
  readonly connections?: Partial<ConnectionLimits>;
  /** What keeps the site at work. Default: no limits, and nothing is counted. */
  readonly reliability?: ReliabilityOptions;
}

/** Builds the server of the site; the caller listens and closes. */
export function createSiteServer(options: SiteServerOptions): FastifyInstance {
  const { logger, content, meter = silentMeter, trustProxy = false, hasAccessLog = true } = options;
  const isTrusted = compile(trustProxy || []);
  const idOf = ({ headers, socket }: IncomingMessage) =>
    requestId(headers, isTrusted(socket.remoteAddress ?? "", 0));
  const isAllowedHost = allowedHosts(options.publicUrl, options.allowedHosts ?? []);
  const cache = new PageCache({ content, log: logger, meter });
  const record = (hit: CacheHit) => {
    const { request } = hit;
    logRequest(hasAccessLog ? accessLog : undefined, meter, {
      ...answeredBy(hit),
      id: idOf(request),
      ip: proxyAddress(request, isTrusted),
    });
  };
  // Where load is not shed, Fastify has no such word.
  const fastPath = new FastPath(cache, record, {
    isAllowedHost,
    isShedding: () => server.isUnderPressure?.() === true,
  });
  const server = fastify({
    loggerInstance: logger,
    // One line for each request, once it has been answered; see `logRequest`.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: idOf,
    // A page's address may hold a long uid; Node limits the whole request line already.
    routerOptions: { maxParamLength: 2_000 },
    rewriteUrl: ({ url = "/" }) => decodable(withoutOrigin(url)),
    clientErrorHandler: handleClientError,
    schemaController: noJsonSchemas,
    // Who still has a connection is served to the end.
    return503OnClosing: false,
    trustProxy: trustProxy && isTrusted,
    serverFactory: (handler) =>
      createHttpServer(fastPath.before(handler), {
        limits: options.connections,
        onClosed: (reason, count) => meter.count("connections_refused_total", { reason }, count),
      }),
  });
  // Its lines hold no headers, so that none need be looked for: that would take a fifth of the time of a hit.
  const accessLog = server.log.child({}, { redact: [] });
  server.decorate("hasAccessLog", hasAccessLog);
  if (options.tracing) server.register(options.tracing);
  server.register(reliability, {
    readiness: new Readiness(),
    ...options.reliability,
    meter,
    publicUrl: options.publicUrl,
  });
  server.register(misdirectedRequests, { isAllowedHost });
  server.register(compressReplies);
  registerRoutes(server, cache, options);
  server.addHook("preClose", async () => {
    fastPath.close();
    cache.close();
  });
  return server;
}

/** What is recorded of a page that was sent from the cache; its route would have been that of all pages. */
function answeredBy({ request: { method = "GET", url = "/", headers }, ...sent }: CacheHit) {
  return { ...sent, method, url, route: "*", host: headers.host, cache: "hit" as const };
}

function registerRoutes(server: FastifyInstance, cache: PageCache, options: SiteServerOptions): void {
  const { useCases, content, renderer, publicUrl, images, webhookSecret, meter = silentMeter } = options;
  server.register(openApi);
  server.register(problemDetails);
  server.register(previews, { managePreview: useCases.managePreview, publicUrl });
  server.register(newsletter, {
    prefix: "/api",
    subscribeNewsletter: useCases.subscribeNewsletter,
    publicUrl,
  });
  server.register(contentApi, { prefix: "/api", useCases });
  server.register(apiDescription, { prefix: "/api" });
  server.register(previewRoutes, { prefix: "/api", useCases });
  if (webhookSecret !== undefined) {
    server.register(contentWebhook, { prefix: "/api", content, secret: webhookSecret });
  }
  if (options.measuredShare !== undefined) server.register(webVitals, { prefix: "/api", meter, publicUrl });
  server.register(feeds, { useCases, content, publicUrl });
  server.register(figures, { useCases, publicUrl });
  server.register(socialImages, { useCases, fonts: options.fonts });
  server.register(pages, {
    renderDocument: createRenderDocument({
      useCases,
      renderer,
      common: commonOf(options),
      publicUrl,
      images,
      styleGuide: options.styleGuide,
      meter,
    }),
    suggestPages: useCases.suggestPages,
    cache: renderer.isChanging ? undefined : cache,
    hasStyleGuide: options.styleGuide !== undefined,
  });
}

/** What every document's state has besides its content and shell. */
function commonOf({
  toolbar,
  tracker,
  measuredShare,
}: SiteServerOptions): Pick<InitialState, "toolbar" | "tracker" | "measuredShare"> {
  return {
    ...(toolbar && { toolbar }),
    ...(tracker && { tracker }),
    ...(measuredShare !== undefined && { measuredShare }),
  };
}

/**
 * The path and query of an address in absolute form (RFC 9112, section 3.2.2): which host was meant makes no
 * difference, the site is the only one here.
 */
function withoutOrigin(url: string): string {
  if (url.startsWith("/")) return url;
  return url.replace(/^https?:\/\/[^/?#]*\/?/i, "/");
}

/**
 * A path that is not percent-encoded properly names no page, but whoever followed it is a visitor all the same and
 * gets the page for that: the router would answer a bare error. The query stays as it is, readable to the browser
 * in the same way.
 */
function decodable(url: string): string {
  const [path = ""] = url.split("?", 1);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll("%", "%25") + url.slice(path.length);
  }
}
