import { compile } from "@fastify/proxy-addr";
import fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyPluginCallback } from "fastify";
import type { ContentRepository } from "../../ports/content-repository.ts";
import { type Meter, silentMeter } from "../../ports/meter.ts";
import type { InitialState, PreviewToolbar } from "./contract/initial-state.ts";
import { noSchemas } from "./no-schemas.ts";
import { apiCalls } from "./plugins/api-calls.ts";
import { type Operation, operation } from "./plugins/operation.ts";
import { packedAnswers } from "./plugins/packed-answers.ts";
import { previews } from "./plugins/previews.ts";
import { answerProblems } from "./plugins/problems.ts";
import { refuseUnreadable } from "./plugins/unreadable-requests.ts";
import { Readiness } from "./readiness.ts";
import { DirectAnswers, serverBefore } from "./rendered-pages/direct-answers.ts";
import { KeptAnswers } from "./rendered-pages/kept-answers.ts";
import { keptAnswers } from "./rendered-pages/plugin.ts";
import { siteAnswers } from "./rendered-pages/site-answers.ts";
import type { DocumentRenderer } from "./rendering/document-renderer.ts";
import { requestId } from "./request-id.ts";
import { apiDescription } from "./routes/api-description.ts";
import { contentApi } from "./routes/content-api.ts";
import { feeds } from "./routes/feeds.ts";
import { newsletter } from "./routes/newsletter.ts";
import { pages } from "./routes/pages.ts";
import { previewRoutes } from "./routes/previews.ts";
import { styleGuide } from "./routes/style-guide.ts";
import { contentWebhook } from "./routes/webhooks.ts";
import type { SiteUseCases } from "./site-use-cases.ts";
import { socialImages } from "./social-images/route.ts";

export interface SiteServerOptions {
  readonly useCases: SiteUseCases;
  /** Where to ask what is published: documents are kept for as long as that holds. */
  readonly content: Pick<ContentRepository, "publishedRef">;
  readonly renderer: DocumentRenderer;
  readonly logger: FastifyBaseLogger;
  /** Folder of the font files that pictures of links are drawn with. */
  readonly fonts: string;
  /** Default: nothing is counted. */
  readonly meter?: Meter;
  /** Origin under which the public knows the site: `https://HOST`. */
  readonly publicUrl: string;
  /** Other origins that pictures come from. Default: none. */
  readonly pictures?: readonly string[] | undefined;
  /** The toolbar that editors see on every page. Default: none. */
  readonly toolbar?: PreviewToolbar | undefined;
  /** Address of the script with which testers of a staging site report faults. Default: none. */
  readonly tracker?: string | undefined;
  /** What the content service's webhook has to know. Default: there is no webhook. */
  readonly webhookSecret?: string | undefined;
  /** Whether there is a style guide. Default: there is none. */
  readonly styleguide?: boolean;
  /** Proxies that are believed about whose request they pass on, by address or range. Default: none. */
  readonly trustProxy?: false | string[];
  /** Records requests from their beginning. Default: nothing is recorded. */
  readonly tracing?: FastifyPluginCallback;
  /** What keeps the site at work. Default: no limits, and nothing is counted. */
  readonly operation?: Operation;
}

/** Builds the server of the site; the caller listens and closes. */
export function createSiteServer(options: SiteServerOptions): FastifyInstance {
  const { logger, trustProxy = false } = options;
  const isTrusted = compile(trustProxy || []);
  const { kept, direct } = answersOf(options);
  const server = fastify({
    loggerInstance: logger,
    genReqId: ({ headers, socket }) => requestId(headers, isTrusted(socket.remoteAddress ?? "", 0)),
    // A page's address may hold a long uid; Node limits the whole request line already.
    routerOptions: { maxParamLength: 2_000 },
    rewriteUrl: ({ url = "/" }) => decodable(withoutOrigin(url)),
    clientErrorHandler: refuseUnreadable,
    schemaController: noSchemas,
    // Who still has a connection is served to the end.
    return503OnClosing: false,
    trustProxy: trustProxy && isTrusted,
    serverFactory: (handler, limits) => serverBefore(handler, limits, direct),
  });
  if (options.tracing) server.register(options.tracing);
  server.register(operation, {
    readiness: new Readiness(),
    ...options.operation,
    meter: options.meter,
    publicUrl: options.publicUrl,
  });
  server.register(keptAnswers, { kept, direct });
  server.register(packedAnswers);
  registerRoutes(server, options);
  return server;
}

function registerRoutes(server: FastifyInstance, options: SiteServerOptions): void {
  const { useCases, renderer, publicUrl, pictures, webhookSecret, meter = silentMeter } = options;
  server.register(apiCalls);
  server.register(answerProblems);
  server.register(previews, { managePreview: useCases.managePreview, publicUrl });
  server.register(newsletter, { prefix: "/api", subscribeNewsletter: useCases.subscribeNewsletter });
  server.register(contentApi, { prefix: "/api", useCases });
  server.register(apiDescription, { prefix: "/api" });
  server.register(previewRoutes, { prefix: "/api", useCases });
  if (webhookSecret !== undefined) {
    server.register(contentWebhook, { prefix: "/api", useCases, secret: webhookSecret });
  }
  server.register(feeds, { useCases, publicUrl });
  server.register(socialImages, { useCases, fonts: options.fonts });
  if (options.styleguide) {
    server.register(styleGuide, { useCases, renderer, common: commonOf(options), publicUrl, pictures });
  }
  server.register(pages, { useCases, renderer, common: commonOf(options), meter, publicUrl, pictures });
}

function answersOf(options: SiteServerOptions) {
  const { useCases, renderer, content, logger: log, publicUrl, pictures, meter = silentMeter } = options;
  const make = siteAnswers({ useCases, renderer, common: commonOf(options), publicUrl, pictures });
  const kept = new KeptAnswers({ content, make, log, meter });
  return { kept, direct: new DirectAnswers(kept, meter) };
}

/** What every document's state has besides its content and shell. */
function commonOf({ toolbar, tracker }: SiteServerOptions): Pick<InitialState, "toolbar" | "tracker"> {
  return { ...(toolbar && { toolbar }), ...(tracker && { tracker }) };
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
