import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { LocalRateLimitStore } from "../../../src/adapters/rate-limits/local-rate-limit-store.ts";
import { openSharedState } from "../../../src/adapters/redis/shared-state.ts";
import { emptyLedger } from "../../../src/domain/alerts/alert-ledger.ts";
import { AlertLedgerError } from "../../../src/ports/alert-ledger.ts";
import { silentMeter } from "../../../src/ports/meter.ts";
import { recordingLog } from "../../unit/adapters/recording-log.ts";
import { startScriptedRedis } from "./scripted-redis.ts";

const MINUTE_MS = 60_000;
/** Requests of a client that all processes together have seen. */
const SHARED_COUNT = 7;
/** Commands of the site that change data. */
const WRITES = new Set(["SET", "INCR", "EVAL"]);
/** Answers of a server that accepts everything. */
const ACCEPTED: ReadonlyMap<string, string> = new Map([
  ["INCR", `:${SHARED_COUNT}`],
  ["PTTL", ":30000"],
  ["GET", "$-1"],
  ["EVAL", ":1"],
  ["SUBSCRIBE", "*3\r\n$9\r\nsubscribe\r\n$17\r\nwebsite:published\r\n:1"],
]);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
});

/** A process of the site with a server whose connections each may refuse commands: with an error, or `undefined`. */
async function processWith(refusal: (command: string, connection: number) => string | undefined) {
  const server = await startScriptedRedis((command, connection) => {
    const error = refusal(command, connection);
    return error === undefined ? (ACCEPTED.get(command) ?? "+OK") : `-${error}`;
  });
  const log = recordingLog();
  let up: number | undefined;
  const meter = {
    ...silentMeter,
    set: (_name: string, _labels: object, value: number) => {
      up = value;
    },
  };
  const local = new LocalRateLimitStore();
  const durable = new LocalRateLimitStore();
  const shared = openSharedState(server.url, { log, meter, local, durable });
  onTestFinished(() => shared.close());
  return {
    ...shared,
    ...server,
    log,
    up: () => up,
    count: async () => (await shared.rateLimitStore.count("client", MINUTE_MS)).count,
    /** Stores a new ledger of alerts. */
    begin: () => shared.alertLedger.update(() => ({ state: emptyLedger(7_000), result: "stored" })),
    /** Lets the time pass until all connections have been checked. */
    untilChecked: () => vi.advanceTimersByTimeAsync(2_000),
  };
}

describe.each([
  "READONLY You can't write against a read only replica.",
  "OOM command not allowed when used memory > 'maxmemory'.",
  "NOAUTH Authentication required.",
  "LOADING Redis is loading the dataset in memory",
  "MISCONF Redis is configured to save RDB snapshots, but it's currently unable to persist to disk.",
  "CLUSTERDOWN Hash slot not served",
  "MASTERDOWN Link with MASTER is down and replica-serve-stale-data is set to 'no'.",
])("while Redis refuses writes: %s", (refusal) => {
  it("each process counts for itself, no alert is sent, and the log, the health and the metric say why", async () => {
    let isRefused = true;
    const site = await processWith((command) => (isRefused && WRITES.has(command) ? refusal : undefined));
    const usable = vi.fn();
    site.onUsable(usable);
    await expect.poll(site.up).toBe(0);
    expect(await site.count()).toBe(1);
    await expect(site.begin()).rejects.toThrow(AlertLedgerError);
    expect(site.health.failing).toEqual({ since: expect.any(Date), code: refusal.split(" ", 1)[0] });
    expect(site.log.warnings).toMatchObject([{ reason: refusal, connection: "commands" }]);
    expect(usable).not.toHaveBeenCalled();

    isRefused = false;
    await vi.waitUntil(async () => {
      await site.untilChecked();
      return site.up() === 1;
    });
    expect(site.health.failing).toBeUndefined();
    expect(site.log.infos).toHaveLength(1);
    expect(usable).toHaveBeenCalledOnce();
    await expect.poll(site.count).toBe(SHARED_COUNT);
    await expect(site.begin()).resolves.toBe("stored");
  });
});

describe("after a failover", () => {
  it("a process leaves the server that has become a replica for the one that its address leads to now", async () => {
    let primary = 0;
    const site = await processWith((command, connection) =>
      WRITES.has(command) && connection <= primary
        ? "READONLY You can't write against a read only replica."
        : undefined,
    );
    await expect.poll(site.up).toBe(1);
    primary = site.connections();
    await expect(site.begin()).rejects.toThrow("READONLY");
    await vi.waitUntil(async () => {
      await site.untilChecked();
      return site.up() === 1;
    });
    await expect(site.begin()).resolves.toBe("stored");
  });

  it("a process keeps to a few connections while there is no other server", async () => {
    const site = await processWith((command) =>
      WRITES.has(command) ? "READONLY You can't write against a read only replica." : undefined,
    );
    await expect.poll(site.up).toBe(0);
    const before = site.connections();
    for (const _request of new Array(200).fill(0)) await site.count();
    expect(site.connections()).toBe(before);
  });
});

describe("a refusal", () => {
  it("is told with its first reason, not with that of the transaction it was in", async () => {
    const refusal = "NOPERM this user has no permissions to run the 'incr' command";
    const site = await processWith((command) => (command === "INCR" ? refusal : undefined));
    await expect.poll(site.up).toBe(1);
    await site.count();
    expect(site.log.warnings).toMatchObject([{ reason: refusal }]);
  });

  it("is told too if it follows on another reason, and once", async () => {
    let refusal = "LOADING Redis is loading the dataset in memory";
    const site = await processWith((command) => (WRITES.has(command) ? refusal : undefined));
    await expect.poll(site.up).toBe(0);
    refusal = "OOM command not allowed when used memory > 'maxmemory'.";
    for (const _attempt of [1, 2]) await expect(site.begin()).rejects.toThrow("OOM");
    const reasons = [/^LOADING/, /^OOM/].map((code) => ({ reason: expect.stringMatching(code) }));
    expect(site.log.warnings).toMatchObject(reasons);
  });

  it("of the subscription is told, and the subscription repeated", async () => {
    let isRefused = true;
    const refusal = "NOPERM this user has no permissions to access one of the channels";
    const site = await processWith((command) => (isRefused && command === "SUBSCRIBE" ? refusal : undefined));
    await expect.poll(() => site.log.warnings).toMatchObject([{ reason: refusal, connection: "subscriber" }]);
    isRefused = false;
    await vi.waitUntil(async () => {
      await site.untilChecked();
      return site.health.failing === undefined;
    });
  });
});
