import { once } from "node:events";
import { createServer, type RequestListener, type Server, type ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import type { ViteDevServer } from "vite";
import { loadContent } from "../../sandbox/content/loader.ts";
import { type DescribedError, errorDocument } from "../adapters/http/rendering/dev-errors.ts";
import { createDevRenderer } from "../adapters/http/rendering/dev-renderer.ts";
import { EXPLANATION_HEADERS } from "../adapters/http/rendering/document-renderer.ts";
import { prepareFolder } from "../environment/preconditions.ts";
import type { Config } from "./config.ts";
import { MODELS, SAMPLE } from "./folders.ts";
import { readConfig } from "./read-config.ts";
import { createSite } from "./site.ts";

/** How long a site that restarts waits for responses that it has begun, in milliseconds. */
const LAST_RESPONSES_MS = 2_000;

/** Where nobody connects: connections come from the address of the site. */
const NOWHERE = "127.0.0.1";

/** What answers at the address of the site. */
export interface RunningSite {
  /** For the connections that it is given. */
  readonly server: Server;
  readonly close: () => Promise<void>;
}

/** A site that could start with the settings and the sample content of now. */
export interface PreparedSite {
  readonly address: Pick<Config, "host" | "port">;
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
  const { host, port } = config;
  return {
    address: { host, port },
    async start() {
      const site = await createSite(config, createDevRenderer(vite));
      const answers = new Answers(vite, site.routing);
      site.server.removeAllListeners("request");
      site.server.on("request", answers.listener);
      // It prepares what it needs when it listens.
      const listenTextResolver = () => `The site is at http://localhost:${port}`;
      await site.listen({ host: NOWHERE, port: 0, listenTextResolver });
      return { server: site.server, close: () => closed(site.server, answers, () => site.close()) };
    },
    async explain(error) {
      const answers = new Answers(vite, (_request, response) => {
        response.writeHead(500, EXPLANATION_HEADERS).end(errorDocument(error));
      });
      // A server that does not listen does not know its connections.
      const server = createServer(answers.listener).listen(0, NOWHERE);
      await once(server, "listening");
      return { server, close: () => closed(server, answers, () => server[Symbol.asyncDispose]()) };
    },
  };
}

/** Answers requests, those for files of the client before the site: its log would have hundreds for each page. */
class Answers {
  readonly #pending = new Set<ServerResponse>();
  readonly listener: RequestListener;

  constructor(vite: ViteDevServer, answer: RequestListener) {
    this.listener = (request, response) => {
      this.#pending.add(response);
      response.once("close", () => this.#pending.delete(response));
      vite.middlewares(request, response, () => answer(request, response));
    };
  }

  /** Resolves when each that has begun is complete, or after two seconds. */
  async completed(): Promise<void> {
    const pending = [...this.#pending].map((response) => once(response, "close"));
    await Promise.race([Promise.all(pending), wait(LAST_RESPONSES_MS, undefined, { ref: false })]);
  }
}

async function closed(server: Server, answers: Answers, close: () => Promise<void>): Promise<void> {
  await answers.completed();
  server.closeAllConnections();
  await close();
}
