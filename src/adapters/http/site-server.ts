import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { compile } from "@fastify/proxy-addr";
import fastify, { type FastifyInstance, LogController } from "fastify";
import { MAX_PATH_LENGTH } from "../../domain/links/address.ts";
import { clientAddresses } from "./client-address.ts";
import { createHttpServer } from "./connections/http-server.ts";
import { downloads } from "./downloads/route.ts";
import { holdings } from "./figures/holdings.ts";
import { figures } from "./figures/route.ts";
import { type CacheHit, fastPath } from "./page-cache/fast-path.ts";
import { type CompletedRequest, logRequest } from "./plugins/access-log.ts";
import { canonicalSpelling } from "./plugins/canonical-spelling.ts";
import { handleClientError } from "./plugins/client-error-handler.ts";
import { compressReplies } from "./plugins/compress-replies.ts";
import { misdirectedRequests } from "./plugins/misdirected-requests.ts";
import { noJsonSchemas, openApi } from "./plugins/openapi.ts";
import { previews } from "./plugins/previews.ts";
import { problemDetails } from "./plugins/problems.ts";
import { reliability } from "./plugins/reliability.ts";
import { receivedRequestId } from "./request-id.ts";
import { contentApi } from "./routes/content-api.ts";
import { feeds } from "./routes/feeds.ts";
import { newsletter } from "./routes/newsletter.ts";
import { pages } from "./routes/pages.ts";
import { editorRoutes } from "./routes/previews.ts";
import { releases } from "./routes/releases.ts";
import { shellRoutes } from "./routes/shell.ts";
import { sliceSimulatorRoutes } from "./routes/slice-simulator.ts";
import { socialImages } from "./routes/social-images.ts";
import { webVitals } from "./routes/web-vitals.ts";
import { contentWebhook } from "./routes/webhooks.ts";
import { allowedHosts } from "./security/allowed-hosts.ts";
import { headersOfAll } from "./security/common-headers.ts";
import { type SiteParts, type SiteServerOptions, sitePartsOf } from "./site-parts.ts";

/** Creates the site's server; the caller listens and closes. */
export function createSiteServer(options: SiteServerOptions): FastifyInstance {
  const { logger, trustProxy = false } = options;
  const parts = sitePartsOf(options);
  const { cache, meter, hasAccessLog } = parts;
  const isTrusted = compile(trustProxy || []);
  const clientAddressOf = clientAddresses(isTrusted);
  const isFromProxy = ({ socket }: IncomingMessage) => isTrusted(socket.remoteAddress ?? "", 0);
  const isAllowedHost = allowedHosts(options.publicUrl, options.allowedHosts ?? []);
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
      ip: clientAddressOf(request),
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
  const withFastPath = fastPath(cache, record, { isAllowedHost, isClosing: () => isClosing });
  const server = fastify({
    loggerInstance: logger,
    // Each request is logged once, after its response; see `logRequest`.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: (request) => receivedRequestId(request.headers, isFromProxy(request)) ?? randomUUID(),
    // The server has limited the length of the path already.
    routerOptions: { maxParamLength: MAX_PATH_LENGTH },
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
  server.decorateRequest("clientAddress", {
    getter() {
      return clientAddressOf(this.raw);
    },
  });
  // These log lines contain no headers, so redaction is disabled: it would take a fifth of the time of a cache hit.
  const accessLog = server.log.child({}, { redact: [] });
  if (options.tracing) server.register(options.tracing.plugin);
  server.register(reliability, parts);
  server.register(misdirectedRequests, { isAllowedHost, publicUrl: options.publicUrl });
  server.register(canonicalSpelling);
  server.register(compressReplies);
  registerRoutes(server, parts);
  server.addHook("preClose", async () => {
    isClosing = true;
    cache.close();
  });
  return server;
}

/** The routes of the API, below `/api`. */
const API = [newsletter, contentApi, shellRoutes, editorRoutes, contentWebhook, releases, webVitals];

const OTHERS = [feeds, figures, holdings, downloads, socialImages, sliceSimulatorRoutes, pages];

function registerRoutes(server: FastifyInstance, parts: SiteParts): void {
  server.register(openApi);
  server.register(problemDetails);
  server.register(previews, parts);
  for (const routes of API) server.register(routes, { ...parts, prefix: "/api" });
  for (const routes of OTHERS) server.register(routes, parts);
}

/** Removes the origin from an address in absolute form (RFC 9112, section 3.2.2). */
function withoutOrigin(url: string): string {
  return url.replace(/^https?:\/\/[^/?#]*\/?/i, "/");
}

/** Escapes invalid percent-encoding in a path, for which the router sends no page. Browsers can parse that of a query. */
function withValidEncoding(url: string): string {
  const [path = ""] = url.split("?", 1);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll("%", "%25") + url.slice(path.length);
  }
}
