import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { Logger } from "pino";
import type { SnapshotRepository } from "../adapters/content-snapshot/snapshot-repository.ts";
import type { ConnectionLimits } from "../adapters/http/connections/connection-limits.ts";
import { Readiness } from "../adapters/http/readiness.ts";
import type { DocumentRenderer } from "../adapters/http/rendering/document-renderer.ts";
import { createSiteServer } from "../adapters/http/site-server.ts";
import type { Log } from "../ports/log.ts";
import { type Meter, silentMeter } from "../ports/meter.ts";
import type { SearchIndex } from "../ports/search-index.ts";
import type { Config } from "./config.ts";
import { createContainer } from "./container.ts";
import { FONTS } from "./folders.ts";
import { shutDownOnSignal } from "./graceful-shutdown.ts";
import { listenError } from "./listen-error.ts";
import { mirrorOf, renewOnPublish } from "./mirror.ts";
import { createLog, redacting } from "./operator-log.ts";
import { previewToolbarOf } from "./preview-toolbar.ts";
import { createSandbox } from "./sandbox.ts";
import { siteContent } from "./site-content.ts";
import { createStyleGuide } from "./style-guide.ts";
import { tokens } from "./tokens.ts";

interface SiteOptions {
  /** Refuses visitors while the process cannot keep up. Default: `false`, as for a site under development. */
  readonly hasLoadShedding?: boolean;
  /** What connections may take, where it is not the usual. */
  readonly connections?: Partial<ConnectionLimits>;
}

/** The whole site, ready to listen: its server over a container, with the sandbox beside it if nothing is configured. */
export async function createSite(
  config: Config,
  renderer: DocumentRenderer,
  logger: Logger = createLog(config),
  { hasLoadShedding = false, connections = {} }: SiteOptions = {},
): Promise<FastifyInstance> {
  const readiness = new Readiness();
  const metrics = config.metrics && (await openMetrics(config.metrics, logger));
  const tracing = config.traces && (await openTraces(config.traces, config.secrets));
  const sandbox = config.content.from === "sandbox" ? createSandbox() : undefined;
  const shared = await openShared(config, logger, metrics?.meter);
  const meter = metrics?.meter ?? silentMeter;
  const content = siteContent(config, { log: logger, meter, sandbox, news: shared?.news });
  const container = createContainer({ config, log: logger, meter, content, sandbox, counts: shared?.counts });
  const audience = container.resolve(tokens.newsletterAudience);
  const searchIndex = container.resolve(tokens.searchIndex);
  const server = createSiteServer({
    logger,
    renderer,
    fonts: FONTS,
    content,
    connections,
    allowedHosts: config.allowedHosts,
    hasAccessLog: config.hasAccessLog,
    trustProxy: config.trustProxy,
    toolbar: previewToolbarOf(config, sandbox),
    tracker: config.stagingTracker,
    measuredShare: config.measuredShare,
    webhookSecret: config.webhookSecret,
    styleGuide: config.styleguide ? createStyleGuide(content, logger, sandbox) : undefined,
    publicUrl: config.publicUrl,
    images: imageOrigins(config.content),
    meter,
    ...(tracing && { tracing: tracing.plugin }),
    reliability: {
      readiness,
      contentHealth: content,
      audienceHealth: audience.health,
      limits: config.limits,
      counts: shared?.counts,
      hasLoadShedding,
    },
    useCases: container.resolve(tokens.useCases),
  });
  server.addHook("onListen", () => audience.prepare());
  server.addHook("onClose", () => audience.close());
  server.addHook("onClose", () => searchIndex.close());
  server.addHook("onClose", () => content.close());
  server.addHook("onClose", async () => shared?.close());
  server.addHook("onClose", () => metrics?.close());
  server.addHook("onClose", () => tracing?.close());
  server.addHook("onListen", () => void prepareContent(content, searchIndex, readiness, logger));
  if (config.mirrorFolder !== undefined) {
    const { mirrorFolder, publicUrl } = config;
    const mirror = mirrorOf(server, content, {
      mirrorFolder,
      publicUrl,
      mediaOrigins: imageOrigins(config.content),
    });
    server.decorate("mirror", mirror);
    renewOnPublish({ mirror, content, site: server, meter });
  }
  await sandbox?.mountOn(server);
  return server;
}

/** Where a content service keeps images: the provider at its own hosts, any other beside its API. */
function imageOrigins(content: Config["content"]): readonly string[] {
  if (content.from === "sandbox") return [];
  const { origin, hostname } = new URL(content.endpoint);
  return hostname.endsWith(".prismic.io") ? ["https://images.prismic.io", origin] : [origin];
}

/** Milliseconds after which content that could not be had is asked for again. */
const RETRY_INTERVAL_MS = 1_000;
/** Milliseconds for which it is not said again that it could not. */
const SILENCE_MS = 60_000;
/** Milliseconds that a process which has just started has for the visitors who waited for it. */
const INDEX_DELAY_MS = 500;

/**
 * Gets all content and builds the search index, before anyone asks for them. The process is ready for visitors once it
 * has the content, whatever then becomes of the content service. Nobody waits for the index.
 */
async function prepareContent(
  content: SnapshotRepository,
  searchIndex: SearchIndex,
  readiness: Readiness,
  logger: Logger,
): Promise<void> {
  let saidAt = Number.NEGATIVE_INFINITY;
  while (readiness.stage === "starting") {
    try {
      const ref = await content.publishedRef();
      readiness.contentLoaded();
      await wait(INDEX_DELAY_MS, undefined, { ref: false });
      content.onPublish(() => content.currentRef && void searchIndex.prepare(content.currentRef));
      await searchIndex.prepare(ref);
    } catch (error) {
      if (performance.now() - saidAt >= SILENCE_MS) {
        const reason = error instanceof Error ? error.message : String(error);
        logger.warn({ reason }, "there is no content yet to serve: the content service does not answer");
        saidAt = performance.now();
      }
      await wait(RETRY_INTERVAL_MS, undefined, { ref: false });
    }
  }
}

/** A meter with a server of its own, loaded where somebody reads it. */
async function openMetrics(where: NonNullable<Config["metrics"]>, logger: Logger) {
  const [{ createPrometheusMeter }, { serveMetrics }] = await Promise.all([
    import("../adapters/metrics/prometheus-meter.ts"),
    import("../adapters/metrics/metrics-server.ts"),
  ]);
  const meter = createPrometheusMeter();
  const { port, close } = await serveMetrics(meter, where).catch((error: unknown) => {
    throw listenError(error, { host: "METRICS_HOST", port: "METRICS_PORT" });
  });
  logger.info({ host: where.host, port }, "metrics are served at /metrics");
  return { meter, close };
}

/** What several processes of the site share, loaded where there are several. */
async function openShared({ redisUrl }: Config, log: Log, meter: Meter = silentMeter) {
  if (redisUrl === undefined) return undefined;
  const { openSharedState } = await import("../adapters/redis/shared-state.ts");
  return openSharedState(redisUrl, { log, meter });
}

/** Traces of the whole process, loaded where somebody collects them. */
async function openTraces(where: NonNullable<Config["traces"]>, secrets: Config["secrets"]) {
  const { openTracing } = await import("../adapters/traces/tracing.ts");
  return openTracing({ ...where, conceal: redacting(secrets) });
}

/** Listens, and stops in good order when the process is asked to. */
export async function runSite(site: FastifyInstance, config: Config): Promise<void> {
  const { host, port, drainSeconds } = config;
  shutDownOnSignal(site, drainSeconds);
  await site.listen({ host, port }).catch((error: unknown) => {
    throw listenError(error, { host: "HOST", port: "PORT" });
  });
}
