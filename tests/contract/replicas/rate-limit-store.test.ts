import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, inject, it, onTestFinished, vi } from "vitest";
import { LocalRateLimitStore } from "../../../src/adapters/rate-limits/local-rate-limit-store.ts";
import { RateLimitFile } from "../../../src/adapters/rate-limits/rate-limit-file.ts";
import { openSharedState } from "../../../src/adapters/redis/shared-state.ts";
import { silentLog } from "../../../src/ports/log.ts";
import { silentMeter } from "../../../src/ports/meter.ts";
import type { RateLimitStore } from "../../../src/ports/rate-limit-store.ts";
import { type RedisServer, startRedis } from "../../containers/redis.ts";
import { openedForAll } from "../site/site.ts";
import { folderOfTest } from "../site/site-process.ts";

const MINUTE_MS = 60_000;

/** The tests that every store passes. */
function itCountsRequests(open: () => RateLimitStore): void {
  it("counts from one, separately for each key", async () => {
    const rateLimitStore = open();
    const counted: number[] = [];
    for (const key of ["a", "a", "b", "a"]) counted.push((await rateLimitStore.count(key, MINUTE_MS)).count);
    expect(counted).toEqual([1, 2, 1, 3]);
  });

  it("returns the end of the window, which later requests do not change", async () => {
    const rateLimitStore = open();
    const { endsIn: first } = await rateLimitStore.count("window", MINUTE_MS);
    const { endsIn: second } = await rateLimitStore.count("window", MINUTE_MS);
    expect(first).toBeGreaterThan(MINUTE_MS - 5_000);
    expect(second).toBeLessThanOrEqual(first);
  });

  it("starts a new window once the previous one is over", async () => {
    const rateLimitStore = open();
    await rateLimitStore.count("short", 50);
    const isNew = async () => (await rateLimitStore.count("short", 50)).count === 1;
    await vi.waitUntil(isNew, { timeout: 10_000, interval: 60 });
  });

  it("counts all concurrent requests", async () => {
    const rateLimitStore = open();
    const many = await Promise.all(Array.from({ length: 50 }, () => rateLimitStore.count("many", MINUTE_MS)));
    expect(many.map(({ count }) => count).sort((a, b) => a - b)).toEqual(many.map((_, index) => index + 1));
  });
}

describe("requests counted by one process", () => {
  const rateLimitStore = new LocalRateLimitStore();
  itCountsRequests(() => rateLimitStore);

  it("is not prolonged when the clock is set back", async () => {
    vi.useFakeTimers({ toFake: ["Date", "performance"] });
    onTestFinished(() => void vi.useRealTimers());
    await rateLimitStore.count("before", MINUTE_MS);
    vi.setSystemTime(Date.now() - 60 * MINUTE_MS);
    expect(await rateLimitStore.count("before", MINUTE_MS)).toEqual({ count: 2, endsIn: MINUTE_MS });
    vi.advanceTimersByTime(MINUTE_MS);
    expect(await rateLimitStore.count("before", MINUTE_MS)).toEqual({ count: 1, endsIn: MINUTE_MS });
  });

  it("does not evict a client with many requests for any number of other clients", async () => {
    for (let index = 0; index < 10_000; index++) {
      await rateLimitStore.count(`searches ${index}`, MINUTE_MS);
      if (index % 1_000 === 0) await rateLimitStore.count("searches regular", MINUTE_MS);
    }
    expect((await rateLimitStore.count("searches regular", MINUTE_MS)).count).toBe(11);
  });

  it("does not evict a client of one kind of request for any number of another kind", async () => {
    await rateLimitStore.count("confirmations reader", MINUTE_MS);
    for (let index = 0; index < 5_200; index++) await rateLimitStore.count(`searches ${index}`, MINUTE_MS);
    expect((await rateLimitStore.count("confirmations reader", MINUTE_MS)).count).toBe(2);
  });
});

describe("requests counted in a file", () => {
  const { onClose, close } = openedForAll();
  let folder: string;
  const logged: string[] = [];
  const log = { ...silentLog, warn: (_details: object, message: string) => void logged.push(message) };
  const open = (where = folder) => {
    const file = new RateLimitFile({ folder: where, log });
    onClose(async () => file.close());
    return file;
  };
  beforeAll(async () => {
    folder = await folderOfTest(onClose);
    return close;
  });
  itCountsRequests(() => open());

  it("survive a restart, are shared by processes, and end", async () => {
    vi.useFakeTimers({ toFake: ["Date", "performance"] });
    onTestFinished(() => void vi.useRealTimers());
    const first = open();
    await first.count("confirmations reader", MINUTE_MS);
    first.close();
    const second = open();
    const third = open();
    expect((await second.count("confirmations reader", MINUTE_MS)).count).toBe(2);
    expect(await third.count("confirmations reader", MINUTE_MS)).toEqual({ count: 3, endsIn: MINUTE_MS });
    vi.setSystemTime(Date.now() - 60 * MINUTE_MS);
    expect(await third.count("confirmations reader", MINUTE_MS)).toEqual({ count: 4, endsIn: MINUTE_MS });
    vi.setSystemTime(Date.now() + MINUTE_MS);
    expect((await third.count("confirmations reader", MINUTE_MS)).count).toBe(1);
  });

  it("are counted in memory while the file cannot be written, which the log says once", async () => {
    const blocked = join(folder, "blocked");
    await writeFile(blocked, "");
    const file = open(blocked);
    const counted = [await file.count("a 1", MINUTE_MS), await file.count("a 1", MINUTE_MS)];
    expect(counted.map(({ count }) => count)).toEqual([1, 2]);
    expect(logged).toEqual(["limits of a day cannot be stored"]);
  });
});

describe.skipIf(!inject("hasEngine"))("requests counted over Redis", { timeout: 60_000 }, () => {
  let redis: RedisServer;
  const { onClose, close } = openedForAll();
  const events: string[] = [];
  const write = (_: object, message: string) => void events.push(message);
  const log = { ...silentLog, warn: write, info: write };
  let up: number | undefined;
  let worked = 0;
  const meter = {
    ...silentMeter,
    set: (_name: string, _labels: object, value: number) => {
      up = value;
      worked += value;
    },
  };

  let first: RateLimitStore;
  beforeAll(async () => {
    redis = await startRedis();
    onClose(() => redis.close());
    const local = new LocalRateLimitStore();
    const durable = new LocalRateLimitStore();
    const shared = openSharedState(redis.url, { log, meter, local, durable });
    onClose(async () => shared.close());
    // Its two connections.
    await vi.waitUntil(() => worked === 2, { timeout: 10_000 });
    first = shared.rateLimitStore;
    return close;
  }, 30_000);
  itCountsRequests(() => first);

  const timesLogged = (what: string) => events.filter((event) => event.startsWith(what)).length;

  it("are counted together as soon as Redis works again, even after a timeout", async () => {
    await first.count("returns", MINUTE_MS);
    await redis.hang();
    events.length = 0;
    expect((await first.count("returns", MINUTE_MS)).count).toBe(2);
    await redis.kill();
    await redis.start();
    await vi.waitUntil(() => timesLogged("Redis responds again") === 1, { timeout: 10_000 });
    // Redis has lost all counts, but this process has not.
    expect((await first.count("returns", MINUTE_MS)).count).toBeGreaterThan(2);
  });

  it("delay only one visitor while Redis hangs", async () => {
    await redis.hang();
    const counted: number[] = [];
    // If each of them waited for Redis, the test would time out.
    for (let index = 0; index < 500; index++) counted.push((await first.count("hangs", MINUTE_MS)).count);
    expect(counted.at(-1)).toBe(500);
    await redis.goOn();
    await vi.waitUntil(
      async () => {
        await first.count("hangs", MINUTE_MS);
        return up === 1;
      },
      { timeout: 10_000 },
    );
  });
});
