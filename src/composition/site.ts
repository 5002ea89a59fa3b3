import type { FastifyInstance } from "fastify";
import { type Logger, pino } from "pino";
import type { DocumentRenderer } from "../adapters/http/rendering/document-renderer.ts";
import { createSiteServer } from "../adapters/http/site-server.ts";
import type { Config } from "./config.ts";
import { createContainer } from "./container.ts";
import { createSandbox } from "./sandbox.ts";
import { tokens } from "./tokens.ts";

/** The whole site, ready to listen: its server over a container, with the sandbox beside it if nothing is configured. */
export async function createSite(
  config: Config,
  renderer: DocumentRenderer,
  logger: Logger = pino({ level: config.logLevel }),
): Promise<FastifyInstance> {
  const sandbox = config.content.from === "sandbox" ? createSandbox() : undefined;
  const container = createContainer({ config, log: logger, ...(sandbox && { sandbox }) });
  const server = createSiteServer({
    logger,
    renderer,
    useCases: {
      loadPage: container.resolve(tokens.loadPage),
      loadShell: container.resolve(tokens.loadShell),
      searchContent: container.resolve(tokens.searchContent),
    },
  });
  await sandbox?.mountOn(server);
  return server;
}

const LOOPBACK = /^(localhost|127\..*|::1)$/;

/** Listens, and closes in good order when the process is asked to stop. */
export async function runSite(site: FastifyInstance, { host, port, content }: Config): Promise<void> {
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => {
      site
        .close()
        .catch((error: unknown) => site.log.error({ err: error }, "the site did not stop in good order"));
    });
  }
  await site.listen({ host, port });
  if (content.from === "sandbox" && !LOOPBACK.test(host)) {
    site.log.warn({ host }, "the sandbox's editor is open to everyone who reaches this host");
  }
}
