import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { ViteDevServer } from "vite";
import { loadContent } from "../../sandbox/content/loader.ts";
import { type DescribedError, errorDocument } from "../adapters/http/rendering/dev-errors.ts";
import { createDevRenderer } from "../adapters/http/rendering/dev-renderer.ts";
import { EXPLANATION_HEADERS } from "../adapters/http/rendering/document-renderer.ts";
import { prepareFolder } from "../environment/preconditions.ts";
import { MODELS, SAMPLE } from "./folders.ts";
import { readConfig } from "./read-config.ts";
import { listen } from "./run-site.ts";
import { createSite } from "./site.ts";

/** What answers at the address of the site. */
export interface RunningSite {
  readonly close: () => Promise<void>;
}

/** A site that could start with the settings and the sample content of now. */
export interface PreparedSite {
  readonly start: () => Promise<RunningSite>;
  /** Starts what says on each page why the site has not started. */
  readonly explain: (error: DescribedError) => Promise<RunningSite>;
}

/**
 * Prepares the site for development. Rejects with `EnvironmentError` if it could not start, so that one that runs need not be
 * stopped for that.
 */
export async function prepareSite(vite: ViteDevServer): Promise<PreparedSite> {
  const config = readConfig(process.env);
  prepareFolder(config.dataFolder, "DATA_DIR");
  if (config.content.from === "sandbox") loadContent(SAMPLE, MODELS);
  return {
    async start() {
      const site = await createSite(config, createDevRenderer(vite));
      site.server.removeAllListeners("request");
      site.server.on("request", afterFiles(vite, site.routing));
      await listen(site, config);
      return { close: () => closed(site.server, () => site.close()) };
    },
    async explain(error) {
      const answer = afterFiles(vite, (_request, response) => {
        response.writeHead(500, EXPLANATION_HEADERS).end(errorDocument(error));
      });
      const server = createServer(answer).listen(config.port, config.host);
      await once(server, "listening");
      return { close: () => closed(server, () => server[Symbol.asyncDispose]()) };
    },
  };
}

/** Answers what is no file of the client. Those are not requests of the site, whose log would have hundreds for each page. */
function afterFiles(vite: ViteDevServer, answer: RequestListener): RequestListener {
  return (request, response) => vite.middlewares(request, response, () => answer(request, response));
}

async function closed(server: Server, close: () => Promise<void>): Promise<void> {
  server.closeAllConnections();
  await close();
}
