import { Redis } from "ioredis";
import { afterAll, beforeAll, describe, expect, inject, it, vi } from "vitest";
import type { SandboxStore } from "../../../sandbox/content/store.ts";
import { type RedisServer, startRedis } from "../../containers/redis.ts";
import { builtRenderer, openedForAll, sample, startContent, startSite } from "../site/site.ts";

type Site = Awaited<ReturnType<typeof startSite>>;

const hasEngine = inject("hasEngine");
const SECRET = "told to nobody else";
const WAIT_OPTIONS = { timeout: 30_000, interval: 10 };
const FAILS = "Redis fails: rate limits and polls are local to this process";
const BACK = "Redis responds again";
const SEEN = "another process has seen a publish";

const { onClose, close } = openedForAll();
const sites: Site[] = [];
let store: SandboxStore;
let redis: RedisServer;

beforeAll(async () => {
  if (!hasEngine) return;
  // The clock stands still, so no process polls by itself.
  vi.useFakeTimers({ toFake: ["Date", "performance"] });
  redis = await startRedis();
  onClose(() => redis.close());
  const content = await startContent(undefined, { onClose });
  store = content.store;
  const own = { CONTENT_WEBHOOK_SECRET: SECRET, REDIS_URL: redis.url, SEARCHES_PER_MINUTE: "4" };
  for (const _ of [0, 1, 2]) {
    const options = { renderer: await builtRenderer(), level: "info", onClose };
    sites.push(await startSite({ ...content.environment, ...own }, options));
  }
  await Promise.all(sites.map(({ site }) => site.listen({ host: "127.0.0.1", port: 0 })));
  await titles();
  await Promise.all(sites.map(({ logged }) => logged("the content snapshot is complete")));
}, 60_000);

afterAll(async () => {
  await close();
  vi.useRealTimers();
});

/** Whether the latest message of all processes about Redis is this one. */
const isSaid = (word: string) => () =>
  sites.every(({ records }) => records.findLast(({ msg }) => msg === FAILS || msg === BACK)?.msg === word);

/** The number of log lines about a publish that another process has seen. */
const timesSeen = () => sites.flatMap(({ records }) => records).filter(({ msg }) => msg === SEEN).length;

/** Publishes a title, and tells one process. */
async function publishTitle(title: string): Promise<void> {
  const terms = sample.documents.find((document) => document.id === "page_terms");
  if (!terms) throw new Error("The sample content has no page of terms");
  store.saveDraft({ ...terms, data: { ...terms.data, title } });
  store.publish();
  const payload = { type: "api-update", secret: SECRET };
  const told = await sites[0]?.site.inject({ method: "POST", url: "/api/webhooks/content", payload });
  expect(told?.statusCode).toBe(200);
}

async function titles(): Promise<(string | undefined)[]> {
  const bodies = await Promise.all(sites.map(({ bodyAt }) => bodyAt("/terms")));
  return bodies.map((body) => /<h1[^>]*>(.*?)<\/h1>/.exec(body)?.[1]);
}

const isOnAll = (title: string) => async () => (await titles()).every((shown) => shown === title);

let clients = 0;

/** How many of fifteen searches of another client are answered, by all processes in turn. */
async function searchesAnswered(): Promise<number> {
  clients += 1;
  const remoteAddress = `192.0.2.${clients}`;
  const payload = { searchInput: "terms", searchPages: true, pageSize: 5, currentPage: 1 };
  const search = { method: "POST", url: "/api/globalSearch", remoteAddress, payload } as const;
  let answered = 0;
  for (let index = 0; index < 15; index++) {
    if ((await sites[index % 3]?.site.inject(search))?.statusCode === 200) answered += 1;
  }
  return answered;
}

describe.skipIf(!hasEngine)("three processes of the site with one Redis", { timeout: 60_000 }, () => {
  it("all show a publish once the webhook has reached one of them", async () => {
    expect(new Set(await titles()).size).toBe(1);
    await publishTitle("Told to one");
    await vi.waitUntil(isOnAll("Told to one"), WAIT_OPTIONS);
    expect(timesSeen()).toBe(2);
  });

  it("share the rate limits of a client", async () => {
    // On a busy machine, Redis may answer too late: then each process counts for itself for a while.
    for (const _client of [1, 2]) await expect.poll(searchesAnswered, { timeout: 30_000 }).toBe(4);
  });

  it("only trust the content service, whatever event they receive", async () => {
    const stranger = new Redis(redis.url);
    const shown = await titles();
    const before = timesSeen();
    await stranger.publish("website:published", "no-such-ref");
    await vi.waitUntil(() => timesSeen() === before + 3, WAIT_OPTIONS);
    stranger.disconnect();
    expect(await titles()).toEqual(shown);
  });

  it("continue separately during an outage of Redis, and catch up afterwards", async () => {
    const [, shown] = await titles();
    await redis.kill();
    await vi.waitUntil(isSaid(FAILS), WAIT_OPTIONS);
    expect(await searchesAnswered()).toBe(12);
    await publishTitle("Told while Redis was gone");
    await vi.waitUntil(async () => (await titles())[0] === "Told while Redis was gone", WAIT_OPTIONS);
    expect((await titles())[1]).toBe(shown);
    await redis.start();
    await vi.waitUntil(isOnAll("Told while Redis was gone"), WAIT_OPTIONS);
    await vi.waitUntil(isSaid(BACK), WAIT_OPTIONS);
    // On a busy machine, the first answers of Redis may come too late to be waited for.
    await expect.poll(searchesAnswered).toBe(4);
  });
});
