import type { FastifyInstance } from "fastify";
import type { Logger } from "pino";
import type { DependencyContainer } from "tsyringe";
import type { DocumentRenderer } from "../adapters/http/rendering/document-renderer.ts";
import { createSiteServer } from "../adapters/http/site-server.ts";
import type { Config } from "./config.ts";
import { createContainer } from "./container.ts";
import { createLog } from "./operator-log.ts";
import { previewToolbarOf } from "./preview-toolbar.ts";
import { createSandbox } from "./sandbox.ts";
import { tokens } from "./tokens.ts";

/** The whole site, ready to listen: its server over a container, with the sandbox beside it if nothing is configured. */
export async function createSite(
  config: Config,
  renderer: DocumentRenderer,
  logger: Logger = createLog(config),
): Promise<FastifyInstance> {
  const sandbox = config.content.from === "sandbox" ? createSandbox() : undefined;
  const container = createContainer({
    config,
    log: logger,
    keepsContent: true,
    ...(sandbox && { sandbox }),
  });
  const server = createSiteServer({
    logger,
    renderer,
    content: container.resolve(tokens.contentRepository),
    trustProxy: config.trustProxy,
    toolbar: previewToolbarOf(config, sandbox),
    tracker: config.stagingTracker,
    webhookSecret: config.webhookSecret,
    publicUrl: config.publicUrl,
    useCases: {
      listDates: container.resolve(tokens.listDates),
      listNews: container.resolve(tokens.listNews),
      listPages: container.resolve(tokens.listPages),
      loadPage: container.resolve(tokens.loadPage),
      loadShell: container.resolve(tokens.loadShell),
      managePreview: container.resolve(tokens.managePreview),
      noticePublish: container.resolve(tokens.noticePublish),
      resolveLink: container.resolve(tokens.resolveLink),
      searchContent: container.resolve(tokens.searchContent),
      subscribeNewsletter: container.resolve(tokens.subscribeNewsletter),
    },
  });
  server.addHook("onClose", () => container.resolve(tokens.newsletterAudience).close());
  server.addHook("onClose", () => container.resolve(tokens.siteContent).close());
  server.addHook("onListen", () => void prepareSearch(container, logger));
  for (const variable of config.unknownVariables) {
    logger.warn(
      { variable },
      "the environment has a variable that looks like one of the site's, and is none",
    );
  }
  await sandbox?.mountOn(server);
  return server;
}

/** Builds the search index before anyone searches. Nobody waits for it, and the site stands without it. */
async function prepareSearch(container: DependencyContainer, logger: Logger): Promise<void> {
  try {
    const ref = await container.resolve(tokens.contentRepository).publishedRef();
    await container.resolve(tokens.searchIndex).prepare(ref);
  } catch (error) {
    logger.warn({ err: error }, "the search index is built later: the content service does not answer");
  }
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
