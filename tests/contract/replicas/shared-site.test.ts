import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import fastify, { type FastifyInstance } from "fastify";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, inject, it, vi } from "vitest";
import { loadContent } from "../../../sandbox/content/loader.ts";
import { contentSandbox } from "../../../sandbox/content/plugin.ts";
import { createSandboxStore } from "../../../sandbox/content/store.ts";
import { createBuiltRenderer } from "../../../src/adapters/http/rendering/built-renderer.ts";
import { readConfig } from "../../../src/composition/config.ts";
import { MODELS, SAMPLE } from "../../../src/composition/folders.ts";
import { createSite } from "../../../src/composition/site.ts";
import { type RedisServer, startRedis } from "../../containers/redis.ts";

const hasEngine = inject("hasEngine");
const DIST = fileURLToPath(new URL("../../../dist", import.meta.url));
const SECRET = "told to nobody else";
const WAIT_OPTIONS = { timeout: 30_000, interval: 10 };

const { documents, models } = loadContent(SAMPLE, MODELS);
const store = createSandboxStore(documents, { models });
const service = fastify({ forceCloseConnections: true });
const sites: FastifyInstance[] = [];
const log: string[] = [];
const FAILS = "Redis fails: rate limits and polls are local to this process";
const BACK = "Redis responds again";
/** The latest message about Redis by process. On a busy machine there may have been others in between. */
const lastWord = new Map<number, string>();
let redis: RedisServer;
let folder: string;

async function replica(endpoint: string, index: number): Promise<FastifyInstance> {
  const config = readConfig({
    CONTENT_API_ENDPOINT: endpoint,
    CONTENT_WEBHOOK_SECRET: SECRET,
    DATA_DIR: join(folder, String(index)),
    REDIS_URL: redis.url,
    SEARCHES_PER_MINUTE: "4",
  });
  const write = (line: string) => {
    const { msg } = JSON.parse(line);
    log.push(msg);
    if (msg === FAILS || msg === BACK) lastWord.set(index, msg);
  };
  const logger = pino({ level: "info" }, { write });
  const site = await createSite(config, await createBuiltRenderer(DIST), logger);
  await site.listen({ host: "127.0.0.1", port: 0 });
  return site;
}

/** Whether the latest message of all processes is this one. */
const isSaid = (word: string) => () => sites.every((_, index) => lastWord.get(index) === word);

/** The number of log lines with a message. */
const timesLogged = (message: string) => log.filter((line) => line === message).length;

beforeAll(async () => {
  if (!hasEngine) return;
  // The clock stands still, so no process polls by itself.
  vi.useFakeTimers({ toFake: ["Date", "performance"] });
  folder = await mkdtemp(join(tmpdir(), "replicas-"));
  redis = await startRedis();
  await service.register(contentSandbox, { store });
  const endpoint = `${await service.listen({ host: "127.0.0.1", port: 0 })}/api/v2`;
  for (const index of [0, 1, 2]) sites.push(await replica(endpoint, index));
  await Promise.all(sites.map((site) => site.inject("/terms")));
  await vi.waitUntil(() => timesLogged("the content snapshot is complete") === 3, { timeout: 30_000 });
}, 60_000);

afterAll(async () => {
  await Promise.all(sites.map((site) => site.close()));
  await service.close();
  vi.useRealTimers();
  await redis?.close();
  if (folder) await rm(folder, { recursive: true });
});

function publishTitle(title: string): void {
  const terms = documents.find((document) => document.id === "page_terms");
  if (!terms) throw new Error("The sample content has no page of terms");
  store.saveDraft({ ...terms, data: { ...terms.data, title } });
  store.publish();
}

async function titles(): Promise<(string | undefined)[]> {
  const bodies = await Promise.all(sites.map(async (site) => (await site.inject("/terms")).body));
  return bodies.map((body) => /<h1[^>]*>(.*?)<\/h1>/.exec(body)?.[1]);
}

const isOnAll = (title: string) => async () => (await titles()).every((shown) => shown === title);

const webhook = () =>
  sites[0]?.inject({
    method: "POST",
    url: "/api/webhooks/content",
    payload: { type: "api-update", secret: SECRET },
  });

const search = async (site: FastifyInstance | undefined, remoteAddress: string) =>
  (
    await site?.inject({
      method: "POST",
      url: "/api/globalSearch",
      remoteAddress,
      payload: { searchInput: "terms", searchPages: true, pageSize: 5, currentPage: 1 },
    })
  )?.statusCode;

async function searchesAnswered(remoteAddress: string): Promise<number> {
  let answered = 0;
  for (let index = 0; index < 15; index++) {
    if ((await search(sites[index % 3], remoteAddress)) === 200) answered += 1;
  }
  return answered;
}

describe.skipIf(!hasEngine)("three processes of the site with one Redis", { timeout: 60_000 }, () => {
  it("all show a publish once the webhook has reached one of them", async () => {
    expect(new Set(await titles()).size).toBe(1);
    publishTitle("Told to one");
    expect((await webhook())?.statusCode).toBe(200);
    await vi.waitUntil(isOnAll("Told to one"), WAIT_OPTIONS);
    expect(timesLogged("another process has seen a publish")).toBe(2);
  });

  it("share the rate limits of a client", async () => {
    expect(await searchesAnswered("192.0.2.1")).toBe(4);
    expect(await search(sites[0], "192.0.2.2")).toBe(200);
  });

  it("only trust the content service, whatever event they receive", async () => {
    const { Redis } = await import("ioredis");
    const stranger = new Redis(redis.url);
    const shown = await titles();
    const before = timesLogged("another process has seen a publish");
    await stranger.publish("website:published", "no-such-ref");
    await vi.waitUntil(() => timesLogged("another process has seen a publish") === before + 3, WAIT_OPTIONS);
    stranger.disconnect();
    expect(await titles()).toEqual(shown);
  });

  it("continue separately during an outage of Redis, and catch up afterwards", async () => {
    const [, shown] = await titles();
    await redis.kill();
    await vi.waitUntil(isSaid(FAILS), WAIT_OPTIONS);
    expect(await searchesAnswered("192.0.2.3")).toBe(12);
    publishTitle("Told while Redis was gone");
    expect((await webhook())?.statusCode).toBe(200);
    await vi.waitUntil(async () => (await titles())[0] === "Told while Redis was gone", WAIT_OPTIONS);
    expect((await titles())[1]).toBe(shown);
    await redis.start();
    await vi.waitUntil(isOnAll("Told while Redis was gone"), WAIT_OPTIONS);
    await vi.waitUntil(isSaid(BACK), WAIT_OPTIONS);
    expect(await searchesAnswered("192.0.2.4")).toBe(4);
  });
});
