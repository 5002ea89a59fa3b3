import { setGlobalProxyFromEnv } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { Logger } from "pino";
import type { DependencyContainer } from "tsyringe";
import type { Locale } from "../../brand/locale.ts";
import type { SiteAnswer } from "../../sandbox/content/service.ts";
import { SnapshotSource } from "../adapters/content-snapshot/snapshot-source.ts";
import type { ConnectionLimits } from "../adapters/http/connections/connection-limits.ts";
import type { SimulatedSlice } from "../adapters/http/contract/initial-state.ts";
import { Readiness } from "../adapters/http/readiness.ts";
import type { DocumentRenderer } from "../adapters/http/rendering/document-renderer.ts";
import type { SliceSimulator, StyleGuide } from "../adapters/http/rendering/render-document.ts";
import { createSiteServer } from "../adapters/http/site-server.ts";
import { ContentLanguages } from "../adapters/prismic/content-languages.ts";
import { imageOriginsOf } from "../adapters/prismic/repository-name.ts";
import { readSliceExamples, simulatedSlice } from "../adapters/prismic/slice-examples.ts";
import { RateLimitFile } from "../adapters/rate-limits/rate-limit-file.ts";
import { storedMatches } from "../adapters/release-matches/match-file.ts";
import {
  hasEarlierSignUps,
  hasLostSignUps,
  LostSignUpsError,
} from "../adapters/sign-up-store/sign-up-file.ts";
import { SignUpStore } from "../adapters/sign-up-store/sign-up-store.ts";
import { MatchReleases } from "../application/match-releases.ts";
import { ReportPublish } from "../application/report-publish.ts";
import { showSections } from "../application/show-sections.ts";
import { EnvironmentError } from "../environment/variables.ts";
import { ContentServiceError } from "../ports/content-service.ts";
import type { Log } from "../ports/log.ts";
import { reasonOf } from "../ports/reason.ts";
import type { SearchIndex } from "../ports/search-index.ts";
import {
  capabilitiesOf,
  httpCapabilities,
  metricsOf,
  pageTypesOf,
  prismicCapabilities,
  sectionRules,
} from "./capabilities.ts";
import type { Capability, SharedState } from "./capability.ts";
import type { Config } from "./config.ts";
import { createContainer } from "./container.ts";
import { FONTS, MODELS } from "./folders.ts";
import { createLog, redacting } from "./operator-log.ts";
import { previewToolbarOf } from "./preview-toolbar.ts";
import { listenError } from "./run-site.ts";
import type { Sandbox } from "./sandbox.ts";
import { tokens } from "./tokens.ts";

interface SiteOptions {
  /** Rejects requests when the process is overloaded. Default: `false`, for development. */
  readonly hasLoadShedding?: boolean;
  readonly connections?: Partial<ConnectionLimits>;
  /** What the site has beside its core. Default: what the brand says. */
  readonly capabilities?: readonly Capability[] | undefined;
  /** Its languages, the default first. Default: those of the brand. */
  readonly locales?: readonly [Locale, ...Locale[]] | undefined;
}

/** Creates the whole site, ready to listen. Rejects with `EnvironmentError` if it cannot start in this environment. */
export async function createSite(
  config: Config,
  renderer: DocumentRenderer,
  logger: Logger = createLog(config),
  { hasLoadShedding = false, connections = {}, capabilities = capabilitiesOf(), locales }: SiteOptions = {},
): Promise<FastifyInstance> {
  if (config.newsletter.to === "folder") rejectUnusableSignUps(config.dataFolder);
  // Node does so by itself if the variables are in the environment, but not if they are in the file `.env`.
  if (config.usesEnvProxy) setGlobalProxyFromEnv();
  const metrics = config.metrics && (await openMetrics(config.metrics, logger, capabilities));
  const readiness = new Readiness(metrics?.meter);
  const tracing = config.traces && (await openTraces(config.traces, config.secrets));
  const container = createContainer(config, capabilities, locales);
  container.register(tokens.log, { useValue: logger });
  container.register(tokens.renderer, { useValue: renderer });
  if (metrics) container.register(tokens.meter, { useValue: metrics.meter });
  const shared = await openShared(container, config, capabilities);
  const sandbox = config.content.from === "sandbox" ? container.resolve(tokens.sandbox) : undefined;
  const content = container.resolve(SnapshotSource);
  const searchIndex = container.resolve(tokens.searchIndex);
  const marketing = container.resolve(tokens.marketing);
  const signUps = marketing ? undefined : container.resolve(SignUpStore);
  const works = capabilities.flatMap(({ work }) => work?.(container, shared) ?? []);
  const toolbar = previewToolbarOf(config, sandbox);
  const server = createSiteServer({
    logger,
    renderer,
    container,
    capabilities: httpCapabilities(capabilities, container),
    locales: container.resolve(tokens.locales),
    pageTypes: pageTypesOf(capabilities),
    fonts: FONTS,
    renderingsPerMinute: config.renderingsPerMinute,
    connections: { keepAliveTimeout: config.keepAliveTimeout, ...connections },
    hsts: config.hsts,
    allowedHosts: config.allowedHosts,
    hasAccessLog: config.hasAccessLog,
    trustProxy: config.trustProxy,
    toolbar,
    sliceSimulator: toolbar && createSliceSimulator(container),
    tracker: config.stagingTracker,
    asksConsent: config.asksConsent,
    measuredShare: config.measuredShare,
    webhookSecret: config.webhookSecret,
    releaseKeys: config.releaseKeys,
    styleGuide: config.styleguide ? createStyleGuide(container, sandbox) : undefined,
    publicUrl: config.publicUrl,
    images: config.content.from === "sandbox" ? [] : imageOriginsOf(config.content.endpoint),
    ...(tracing && { tracing }),
    readiness,
    limits: config.limits,
    hasLoadShedding,
  });
  server.addHook("onListen", () => signUps?.prepare());
  server.addHook("preClose", async () => {
    for (const work of works) await work.close();
  });
  const rateLimits = { close: () => container.resolve(RateLimitFile).close() };
  const audience = signUps ?? marketing;
  // Closed in reverse order.
  for (const opened of [audience, rateLimits, searchIndex, content, shared, metrics, tracing])
    server.addHook("onClose", async () => opened?.close());
  server.addHook(
    "onListen",
    () =>
      void prepareContent({ content, searchIndex, readiness, logger, now: container.resolve(tokens.clock) }),
  );
  if (container.resolve(tokens.announcements)) {
    const review = reviewOf(container.resolve(MatchReleases), logger);
    content.onChange(review);
    // What an earlier process has stored is not a change. If there is no content yet, there will be one.
    server.addHook("onListen", () => void content.read().then(review, () => undefined));
  }
  const reports = publishReports(container, sandbox);
  await sandbox?.mountOn(server, () => answerOf(content, reports));
  await marketing?.mountOn?.(server);
  server.addHook("onListen", () => {
    for (const work of works) work.start();
  });
  return server;
}

/** A process that began with a new file would hide that there are sign-ups elsewhere, or that they are lost. */
function rejectUnusableSignUps(folder: string): void {
  if (hasEarlierSignUps(folder))
    throw new EnvironmentError(
      "DATA_DIR: marketing.sqlite has sign-ups of a version before 0.1.0; start version 0.1.0 once with this folder, which migrates them, or move the file away",
    );
  if (hasLostSignUps(folder)) throw new EnvironmentError(`DATA_DIR: ${new LostSignUpsError(folder).message}`);
}

/** Compares what waits for the exchange without a reference with its announcements, in the background. */
function reviewOf(matchReleases: MatchReleases, log: Log): () => void {
  return () => {
    matchReleases.review().catch((error: unknown) => {
      log.error({ err: error }, "what waits for the exchange could not be compared with its announcements");
    });
  };
}

const RETRY_INTERVAL_MS = 1_000;
/** Minimum time between two log messages about missing content. */
const LOG_INTERVAL_MS = 60_000;
/** Delay of the search index after the start, so that waiting requests are handled first. */
const INDEX_DELAY_MS = 500;

/**
 * Loads the content and the stored search index, and builds the index of the published content. The process is ready
 * once it has content, even if the content service fails later, and the stored index, if there is one.
 */
async function prepareContent({
  content,
  searchIndex,
  readiness,
  logger,
  now,
}: {
  readonly content: SnapshotSource;
  readonly searchIndex: SearchIndex;
  readonly readiness: Readiness;
  readonly logger: Logger;
  readonly now: () => number;
}): Promise<void> {
  let loggedAt = Number.NEGATIVE_INFINITY;
  while (readiness.state === "starting") {
    try {
      const [first] = await Promise.all([content.read(), searchIndex.load()]);
      readiness.contentLoaded();
      await wait(INDEX_DELAY_MS, undefined, { ref: false });
      content.onChange(() => {
        const visible = content.visible(now());
        if (visible) void searchIndex.prepare(visible);
      });
      await searchIndex.prepare(content.visible(now()) ?? first);
    } catch (error) {
      if (performance.now() - loggedAt >= LOG_INTERVAL_MS) {
        const reason = reasonOf(error);
        logger.warn({ reason }, "there is no content yet, because the content service fails");
        loggedAt = performance.now();
      }
      await wait(RETRY_INTERVAL_MS, undefined, { ref: false });
    }
  }
}

/** Reports each publish, if anybody is told: editors in a chat, or those of a sandbox in the answer to the press. */
function publishReports(container: DependencyContainer, sandbox: Sandbox | undefined): ReportPublish {
  const reports = container.resolve(ReportPublish);
  if (sandbox || container.resolve(tokens.editorMessages))
    container.resolve(SnapshotSource).onPublish((publish) => void reports.run(publish));
  return reports;
}

/** The report on the last publish for an editor: what it has changed, what is hidden, what is wrong or was refused. */
async function answerOf(content: SnapshotSource, reports: ReportPublish): Promise<SiteAnswer> {
  try {
    await content.refresh();
    const { refused } = content;
    return { problem: refused?.problem, report: refused ? undefined : await reports.last };
  } catch (error) {
    if (!(error instanceof ContentServiceError)) throw error;
    const problem = `It cannot be read, and the site stays as it was: ${reasonOf(error)}`;
    return { problem, report: undefined };
  }
}

/** A meter with a metrics server. Loaded lazily, only if metrics are configured. */
async function openMetrics(
  where: NonNullable<Config["metrics"]>,
  logger: Logger,
  capabilities: readonly Capability[],
) {
  const { createPrometheusMeter, serveMetrics } = await import("../adapters/metrics/prometheus-meter.ts");
  const meter = createPrometheusMeter(metricsOf(capabilities));
  const { port, close } = await serveMetrics(meter, where).catch((error: unknown) => {
    throw listenError(error, "METRICS_");
  });
  logger.info({ host: where.host, port }, "metrics are served at /metrics");
  return { meter, close };
}

/** Registers the adapters of state that all processes of the site share. Loaded lazily, only if Redis is configured. */
async function openShared(
  container: DependencyContainer,
  config: Config,
  capabilities: readonly Capability[],
): Promise<SharedState | undefined> {
  const { redisUrl, dataFolder } = config;
  if (redisUrl === undefined) return undefined;
  const { openSharedState } = await import("../adapters/redis/shared-state.ts");
  const shared = openSharedState(redisUrl, {
    log: container.resolve(tokens.log),
    meter: container.resolve(tokens.meter),
    local: container.resolve(tokens.rateLimitStore),
    durable: container.resolve(tokens.dailyRateLimitStore),
  });
  for (const { share } of capabilities) share?.(container, shared, config);
  const matches = storedMatches(dataFolder, container.resolve(tokens.log), shared.releaseMatches);
  container.register(tokens.releaseMatches, { useValue: matches });
  container.register(tokens.sharedStateHealth, { useValue: shared.health });
  container.register(tokens.publishEvents, { useValue: shared.publishEvents });
  container.register(tokens.rateLimitStore, { useValue: shared.rateLimitStore });
  container.register(tokens.dailyRateLimitStore, { useValue: shared.dailyRateLimitStore });
  return shared;
}

/** Tracing of the whole process. Loaded lazily, only if a collector is configured. */
async function openTraces(where: NonNullable<Config["traces"]>, secrets: Config["secrets"]) {
  const { openTracing } = await import("../adapters/traces/tracing.ts");
  return openTracing({ ...where, conceal: redacting(secrets) });
}

/** Reads all example sections at each request, and adds listed content of the site. */
function createStyleGuide(container: DependencyContainer, sandbox?: Sandbox): StyleGuide {
  const capabilities = container.resolve(tokens.capabilities);
  const reading = {
    languages: new ContentLanguages(container.resolve(tokens.locales)),
    capabilities: prismicCapabilities(capabilities),
    log: container.resolve(tokens.log),
    served: sandbox?.served,
  };
  return async (content) => {
    // A middle page of a list and a calendar subscription, so that all states of a section are shown.
    const options = { listPage: 2, datesFeed: "/investors/calendar.ics", ...shownBy(container) };
    const examples = await readSliceExamples(`${MODELS}/slices`, reading);
    return examples.flatMap(({ name, section }) =>
      showSections(content, [section], options).map((view) => ({ name, section: view })),
    );
  };
}

/** Shows slices of the page builder, with what they list of the published content. */
function createSliceSimulator(container: DependencyContainer): SliceSimulator {
  const capabilities = prismicCapabilities(container.resolve(tokens.capabilities));
  const languages = new ContentLanguages(container.resolve(tokens.locales));
  return (content, slices) =>
    slices.flatMap((slice): readonly SimulatedSlice[] => {
      const read = simulatedSlice(slice, { capabilities, languages });
      if ("problem" in read) return [read];
      return showSections(content, [read.section], shownBy(container)).map((section) => ({ section }));
    });
}

/** The moment, and the rules of all kinds of sections. */
function shownBy(container: DependencyContainer) {
  const rules = sectionRules(container.resolve(tokens.capabilities));
  return { now: container.resolve(tokens.clock)(), rules };
}
