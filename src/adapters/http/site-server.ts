import fastify, { type FastifyInstance, LogController } from "fastify";
import type { Locale } from "../../../brand/locale.ts";
import { localPath, MAX_PATH_LENGTH } from "../../domain/links/address.ts";
import { createHttpServer } from "./connections/http-server.ts";
import { languageOfPath } from "./contract/site.ts";
import { partsOf } from "./document-target.ts";
import { fastPath } from "./page-cache/fast-path.ts";
import { canonicalSpelling } from "./plugins/canonical-spelling.ts";
import { handleClientError } from "./plugins/client-error-handler.ts";
import { compressReplies } from "./plugins/compress-replies.ts";
import { misdirectedRequests } from "./plugins/misdirected-requests.ts";
import { noJsonSchemas, openApi } from "./plugins/openapi.ts";
import { previews } from "./plugins/previews.ts";
import { problemDetails } from "./plugins/problems.ts";
import { reliability } from "./plugins/reliability.ts";
import { contentApi } from "./routes/content-api.ts";
import { downloads } from "./routes/downloads.ts";
import { facts } from "./routes/facts.ts";
import { feeds } from "./routes/feeds.ts";
import { figureFiles } from "./routes/figure-files.ts";
import { newsletter } from "./routes/newsletter.ts";
import { pages } from "./routes/pages.ts";
import { editorRoutes } from "./routes/previews.ts";
import { releases } from "./routes/releases.ts";
import { shellRoutes } from "./routes/shell.ts";
import { sliceSimulatorRoutes } from "./routes/slice-simulator.ts";
import { socialImages } from "./routes/social-images.ts";
import { webVitals } from "./routes/web-vitals.ts";
import { contentWebhook } from "./routes/webhooks.ts";
import { partsIn, type SharedParts, type SiteServerOptions, sitePartsOf } from "./site-parts.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The language of its address, in which it is answered. */
    readonly locale: Locale;
  }
}

/** Creates the site's server; the caller listens and closes. */
export function createSiteServer(options: SiteServerOptions): FastifyInstance {
  const { logger, trustProxy = false } = options;
  const parts = sitePartsOf(options);
  const { cache, meter, policy } = parts;
  let isClosing = false;
  const withFastPath = fastPath({ ...parts, isClosing: () => isClosing });
  const server = fastify({
    loggerInstance: logger,
    // Each request is logged once, after its response; see `logRequest`.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: (request) => policy.idOf(request),
    // The server has limited the length of the path already.
    routerOptions: { maxParamLength: MAX_PATH_LENGTH },
    rewriteUrl: ({ url = "/" }) => withValidEncoding(withoutOrigin(url)),
    clientErrorHandler: (error, socket) => handleClientError(error, socket, policy.headers, parts.locales[0]),
    schemaController: noJsonSchemas,
    // During shutdown, requests on open connections are still handled.
    return503OnClosing: false,
    trustProxy: trustProxy && policy.isTrusted,
    serverFactory: (handler) =>
      createHttpServer(withFastPath(handler), {
        limits: options.connections,
        headers: policy.headers,
        onClosed: (reason, count) => meter.count("connections_refused_total", { reason }, count),
      }),
  });
  server.decorateRequest("clientAddress", {
    getter() {
      return policy.clientAddressOf(this.raw);
    },
  });
  server.decorateRequest("locale", {
    getter() {
      const language = languageOfPath(partsOf(this.url).path, parts.languages);
      return parts.locales.find((locale) => locale.language === language) ?? parts.locales[0];
    },
  });
  if (options.tracing) server.register(options.tracing.plugin);
  server.register(reliability, parts);
  server.register(misdirectedRequests, parts);
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
const API = [newsletter, contentApi];

/** API routes that are the same in each language. */
const COMMON_API = [shellRoutes, editorRoutes, contentWebhook, releases, webVitals];

const OTHERS = [feeds, figureFiles, facts, downloads, socialImages, pages];

/** Routes of tools for editors, which are in the default language. */
const TOOLS = [sliceSimulatorRoutes];

function registerRoutes(server: FastifyInstance, parts: SharedParts): void {
  server.register(openApi, parts);
  server.register(problemDetails);
  server.register(previews, parts);
  const ofCapabilities = parts.capabilities.flatMap(({ routes = [] }) => routes);
  for (const locale of parts.locales) {
    const prefix = locale.language === undefined ? "" : localPath("/", locale.language);
    const own = partsIn(locale, parts);
    const api = prefix === "" ? [...API, ...COMMON_API] : API;
    const tools = prefix === "" ? TOOLS : [];
    for (const routes of api) server.register(routes, { ...own, prefix: `/api${prefix}` });
    for (const routes of new Set([...tools, ...OTHERS, ...ofCapabilities]))
      server.register(routes, { ...own, prefix });
  }
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
