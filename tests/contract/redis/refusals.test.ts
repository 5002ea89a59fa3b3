import { describe, expect, it, vi } from "vitest";
import { processWith, REFUSALS, SHARED_COUNT, WRITES, withFakeChecks } from "./redis-process.ts";

withFakeChecks();

describe.each(REFUSALS)("while Redis refuses writes: %s", (refusal) => {
  it("each process counts for itself, and the log, the health and the metric say why", async () => {
    let isRefused = true;
    const site = await processWith((command) => (isRefused && WRITES.has(command) ? refusal : undefined));
    const usable = vi.fn();
    site.onUsable(usable);
    await expect.poll(site.up).toBe(0);
    expect(await site.count()).toBe(1);
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
    expect(await site.count()).toBe(1);
    await vi.waitUntil(async () => {
      await site.untilChecked();
      return site.up() === 1;
    });
    expect(await site.count()).toBe(SHARED_COUNT);
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
    for (const _attempt of [1, 2]) await site.count();
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
