import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { IndexedSearch } from "../../../src/adapters/search-index/indexed-search.ts";
import { hasSample } from "../../configuration/sample.ts";
import { builtRenderer, startContent, startSite } from "./site.ts";
import { folderOfTest } from "./site-process.ts";

const renderer = await builtRenderer();
let folder: string;
/** Milliseconds by which the clock was advanced. */
let skipped = 0;
const realNow = performance.now.bind(performance);

beforeEach(async () => {
  folder = await folderOfTest();
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.spyOn(performance, "now").mockImplementation(() => realNow() + skipped);
  onTestFinished(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
});

/** A content service over HTTP that can be stopped and restarted at the same address. */
async function contentService() {
  let content = await startContent();
  const { environment, store, origin } = content;
  return {
    environment,
    store,
    hangUp: () => content.service.close(),
    listen: async () => {
      content = await startContent([], { port: Number(new URL(origin).port), store });
    },
  };
}
type Service = Awaited<ReturnType<typeof contentService>>;

async function siteOf({ environment }: Service) {
  const started = await startSite({ ...environment, DATA_DIR: folder }, { renderer, level: "info" });
  const { site } = started;
  return {
    ...started,
    /** Waits until the site has all content. */
    filled: async () => {
      await site.inject("/");
      await started.logged("the content snapshot is complete");
    },
    statusOf: async (path: string) => (await site.inject(path)).statusCode,
  };
}
type Site = Awaited<ReturnType<typeof siteOf>>;

async function addressesOf({ site }: Site): Promise<string[]> {
  const { body } = await site.inject("/sitemap.xml");
  return [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
}

/** One address of each folder of the site. */
function oneOfEachFolder(addresses: readonly string[]): string[] {
  return [...new Map(addresses.map((address) => [address.split("/")[1], address])).values()];
}

/** From now on, timers only fire while `within` runs. */
function holdTimers(): void {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });
}

/** Runs work while the clock advances. The service uses the real clock: if it takes longer, the test times out. */
async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let isDone = false;
  const done = work.finally(() => {
    isDone = true;
  });
  for (let passed = 0; passed < milliseconds && !isDone; passed += 10) {
    await vi.advanceTimersByTimeAsync(10);
    await new Promise(setImmediate);
  }
  return done;
}

/** The statuses of all pages. No timer fires meanwhile: a page that waits for the service never responds. */
async function visitAll({ statusOf }: Site, addresses: readonly string[]): Promise<number[]> {
  const statuses = new Set<number>();
  for (const address of addresses) statuses.add(await statusOf(address));
  return [...statuses];
}

/** Advances the clock beyond the age of a known ref. */
function pass(seconds = 6): void {
  skipped += seconds * 1_000;
  vi.setSystemTime(Date.now() + seconds * 1_000);
}

const always = { scope: "all" as const, times: 10_000 };
type Begin = (service: Service) => Promise<unknown> | unknown;
const faults: Readonly<Record<string, Begin>> = {
  "is down": ({ hangUp }) => hangUp(),
  "is slow": ({ store }) => store.faults.add({ kind: "delay", milliseconds: 120_000, ...always }),
  "answers broken JSON": ({ store }) => store.faults.add({ kind: "broken-json", ...always }),
};

describe.skipIf(!hasSample).each(Object.entries(faults))("a content service that %s", (kind, begin) => {
  beforeEach(holdTimers);

  it("while the site is running and across a restart: no page fails or waits for it", async () => {
    const service = await contentService();
    const before = await siteOf(service);
    await before.filled();
    const all = await addressesOf(before);
    expect(all.length).toBeGreaterThan(20);
    const addresses = oneOfEachFolder(all);
    expect(addresses.length).toBeGreaterThan(8);

    await begin(service);
    // The first renderings, while nothing is known of the outage.
    expect(await visitAll(before, addresses)).toEqual([200]);
    pass();
    expect(await visitAll(before, addresses)).toEqual([200]);
    expect(await within(1_100, before.statusOf("/nowhere/at-all"))).toBe(404);
    await before.site.close();

    const after = await siteOf(service);
    // What is read from the snapshot does not depend on how the service fails.
    expect(await visitAll(after, kind === "is down" ? all : addresses)).toEqual([200]);
    expect(await within(1_100, after.statusOf("/nowhere/at-all"))).toBe(404);
  }, 30_000);

  it("at the first start: visitors get an error within 5 s, and pages after the recovery", async () => {
    const service = await contentService();
    await begin(service);
    const site = await siteOf(service);
    expect(await within(5_000, site.statusOf("/terms"))).toBe(503);
    service.store.faults.clear();
    await service.hangUp();
    await service.listen();
    pass();
    // A request may join the poll that began before the recovery, and fail with it.
    const pageReturns = async () => {
      while ((await site.statusOf("/terms")) !== 200);
    };
    await within(5_000, pageReturns());
  }, 30_000);
});

it.skipIf(!hasSample)(
  "a process that is ready has loaded the search index that an earlier one has stored",
  async () => {
    const loaded = Promise.withResolvers<void>();
    const load = vi.spyOn(IndexedSearch.prototype, "load").mockReturnValue(loaded.promise);
    const { site, logged, statusOf } = await siteOf(await contentService());
    await site.listen({ host: "127.0.0.1", port: 0 });
    await logged("the content snapshot is complete");
    expect(load).toHaveBeenCalled();
    expect(await statusOf("/readyz")).toBe(503);
    loaded.resolve();
    await vi.waitUntil(async () => (await statusOf("/readyz")) === 200, { timeout: 10_000 });
  },
);
