import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fastify, { type FastifyInstance, type InjectOptions } from "fastify";
import { pino } from "pino";
import { afterEach, beforeEach, onTestFinished, vi } from "vitest";
import type { JsonObject } from "../../../sandbox/content/json.ts";
import { loadContent } from "../../../sandbox/content/loader.ts";
import { contentSandbox } from "../../../sandbox/content/plugin.ts";
import { createSandboxStore } from "../../../sandbox/content/store.ts";
import { Faults } from "../../../sandbox/marketing/faults.ts";
import { marketingSandbox } from "../../../sandbox/marketing/plugin.ts";
import { createInMemoryMarketingApi } from "../../../src/adapters/in-memory/marketing/in-memory-marketing-api.ts";
import { readConfig } from "../../../src/composition/config.ts";
import { MODELS, SAMPLE } from "../../../src/composition/folders.ts";
import { createSite } from "../../../src/composition/site.ts";
import { createList } from "../../unit/newsletter-audience.ts";
import { siteTime } from "../../unit/site-day.ts";

export const NIGHT_BEFORE = new Date(siteTime("2026-11-24T07:00:00"));
export const MINUTE_BEFORE = new Date(siteTime("2026-11-24T08:29:00"));
/** When everything is released. */
export const MOMENT = new Date(siteTime("2026-11-24T08:30:00"));
export const EMBARGO = stored(MOMENT);
/** When everything was published. */
const PUBLISHED = stored(new Date(siteTime("2026-11-23T18:00:00")));

/** What a document waits for. */
export const GATES = {
  "the end of its embargo": { embargo: EMBARGO },
  "the exchange": {
    release: "When the exchange has released it",
    exchange_reference: "06A-1234",
    release_latest: EMBARGO,
  },
};

const { models } = loadContent(SAMPLE, MODELS);
/** Renders a document as its state. */
const renderer = {
  render: async (_url: string, state: object) =>
    JSON.stringify(state, (_, value: unknown) => (typeof value === "bigint" ? String(value) : value)),
};

/** Makes the tests of the file begin in the night before. */
export function clockOfTheNightBefore(): void {
  beforeEach(
    () =>
      void vi.useFakeTimers({
        toFake: ["Date", "performance", "setTimeout", "clearTimeout"],
        now: NIGHT_BEFORE,
      }),
  );
  // Before the clock is that of the machine again: what a site waits for would never come, and it would not be closed.
  afterEach(closeSites);
}

/** The sites of the running test. */
const started: FastifyInstance[] = [];

async function closeSites(): Promise<void> {
  let isClosed = false;
  const closed = Promise.all(started.splice(0).map((site) => site.close())).finally(() => {
    isClosed = true;
  });
  while (!isClosed) await goTo(new Date(Date.now() + 100));
  await closed;
}

/** A document that was published the evening before. */
export function document(type: string, uid: string, data: JsonObject) {
  const dates = { first_publication_date: PUBLISHED, last_publication_date: PUBLISHED };
  return { id: `${type}_${uid}`, type, uid, ...dates, data };
}

export const post = (url: string, payload: object): InjectOptions => ({ method: "POST", url, payload });

/** The services of a site with this content, and its environment. */
export async function servicesWith(documents: readonly ReturnType<typeof document>[], accessToken?: string) {
  const store = createSandboxStore(documents, {
    models,
    previewHost: "https://127.0.0.1.prismic.io",
    ...(accessToken && { accessToken }),
  });
  const account = createInMemoryMarketingApi();
  const listId = await createList(account.api);
  const service = fastify({ forceCloseConnections: true });
  let isDown = false;
  service.addHook("onRequest", async ({ url }, reply) => {
    if (isDown && url.startsWith("/api/v2")) return reply.code(503).send();
  });
  await service.register(contentSandbox, { store });
  await service.register((scope) =>
    scope.register(marketingSandbox, { perform: account.perform, faults: new Faults() }),
  );
  const origin = await service.listen({ host: "127.0.0.1", port: 0 });
  onTestFinished(() => service.close());
  const folder = await mkdtemp(join(tmpdir(), "release-"));
  onTestFinished(() => rm(folder, { recursive: true, maxRetries: 3 }));
  return {
    origin,
    store,
    config: readConfig({
      ALERTS: "send",
      ANNOUNCEMENTS_FEED: `${origin}/exchange/announcements.xml`,
      CONTENT_API_ENDPOINT: `${origin}/api/v2`,
      ...(accessToken && { CONTENT_ACCESS_TOKEN: accessToken }),
      DATA_DIR: folder,
      ESP_API_KEY: "key-us19",
      ESP_BASE_URL: `${origin}/3.0`,
      ESP_DOUBLE_OPT_IN: "false",
      ESP_LIST_ID: listId,
      PUBLIC_URL: "https://www.larkfield.example",
    }),
    /** The campaigns of the marketing provider. */
    alerts: async () => (await account.api.campaigns.list({ list_id: listId, count: 100 })).campaigns,
    mailOf: (id: string) => account.api.campaigns.content.get({ campaign_id: id }),
    /** The exchange releases the announcement that documents may wait for. */
    release: () =>
      store.exchange.announce({ reference: "06A-1234", title: "Released", kind: "", isPriceSensitive: true }),
    /** The content service fails from now on. */
    failContent: () => {
      isDown = true;
    },
  };
}

/** Starts a site, with a reader who has signed up for alerts. */
export async function startSite({ config }: Pick<Awaited<ReturnType<typeof servicesWith>>, "config">) {
  const log: string[] = [];
  const logger = pino({ level: "error" }, { write: (line: string) => void log.push(line) });
  const site = await createSite(config, renderer, logger);
  started.push(site);
  await site.listen({ host: "127.0.0.1", port: 0 });
  await site.inject("/");
  await site.inject(post("/api/newsletterPost", { email: "reader@larkfield.example", topics: ["Results"] }));
  return { site, log };
}

/** A time in the content service's format. */
export function stored(moment: Date): string {
  return moment.toISOString().replace(".000Z", "+0000");
}

/** Advances the clock, and completes what has started. */
export async function goTo(moment: Date): Promise<void> {
  await vi.advanceTimersByTimeAsync(Math.max(0, moment.getTime() - Date.now()));
  for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate);
}
