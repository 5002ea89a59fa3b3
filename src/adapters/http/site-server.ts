import fastify, { type FastifyBaseLogger, type FastifyInstance } from "fastify";
import { answerProblems } from "./plugins/problems.ts";
import type { DocumentRenderer } from "./rendering/document-renderer.ts";
import { contentApi } from "./routes/content-api.ts";
import { pages } from "./routes/pages.ts";
import type { SiteUseCases } from "./site-use-cases.ts";

export interface SiteServerOptions {
  readonly useCases: SiteUseCases;
  readonly renderer: DocumentRenderer;
  readonly logger: FastifyBaseLogger;
}

/** Builds the server of the site; the caller listens and closes. */
export function createSiteServer({ useCases, renderer, logger }: SiteServerOptions): FastifyInstance {
  const server = fastify({
    loggerInstance: logger,
    // A page's address may hold a long uid; Node limits the whole request line already.
    routerOptions: { maxParamLength: 2_000 },
    rewriteUrl: ({ url = "/" }) => decodable(url),
    return503OnClosing: true,
  });
  server.register(answerProblems);
  server.register(contentApi, { prefix: "/api", useCases });
  server.register(pages, { useCases, renderer });
  return server;
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
