import { mkdtemp, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import fc from "fast-check";
import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  type AnnouncementFile,
  announcementFile,
} from "../../../src/adapters/announcements/announcement-file.ts";
import { AnnouncementWatch } from "../../../src/adapters/announcements/announcement-watch.ts";
import { InMemoryAnnouncements } from "../../../src/adapters/in-memory/announcements.ts";
import type { ExchangeRelease } from "../../../src/domain/exchange/exchange-release.ts";
import { silentLog } from "../../../src/ports/log.ts";
import { silentMeter } from "../../../src/ports/meter.ts";
import { contentPage } from "../sample-content.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { itemsOf } from "./service-in-memory.ts";
import { advanceClock, fakeClock, snapshotOf } from "./snapshot-of.ts";

fakeClock();

const MINUTE_MS = 60_000;
const REFERENCE = "06A-1234";

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS).toISOString();
const waiting = (title: string, release: Partial<ExchangeRelease> = {}) => {
  const exchange = { reference: REFERENCE, isAwaited: true, ...release };
  return itemsOf([{ ...contentPage("company"), title, exchange }]);
};
const pathIn = (at: string) => announcementFile({ folder: at, source: "memory", log: silentLog });
const path = () => pathIn(folder);

/** A process with a watch, which has started and polled once. */
async function started(exchange = new InMemoryAnnouncements(), file?: AnnouncementFile) {
  const log = { ...silentLog, error: vi.fn(), warn: vi.fn() };
  const meter = { ...silentMeter, set: vi.fn() };
  const publishEvents = { publish: vi.fn(), subscribe: vi.fn() };
  const watch = new AnnouncementWatch({ source: exchange, file, publishEvents, log, meter });
  const site = snapshotOf({ announcements: watch });
  await site.source.read();
  await advanceClock(1_000);
  const publish = (title: string, more?: Partial<ExchangeRelease>) => site.publish(waiting(title, more));
  const close = async () => {
    await site.source.close();
    await watch.close();
  };
  /** The exchange releases what is awaited, which is seen within the time. */
  const release = async (milliseconds = MINUTE_MS) => {
    exchange.announce({ reference: REFERENCE, releasedAt: inMinutes(0) });
    await advanceClock(milliseconds);
  };
  const given = { watchLog: log, watchMeter: meter, events: publishEvents };
  return { ...site, exchange, watch, ...given, publish, release, close };
}

describe("a release by the exchange", () => {
  it("shows within two seconds what waits for it, like a publish, with the content service down", async () => {
    const { service, source, release, titleNow, publish, events, log } = await started();
    await publish("Results", { latest: inMinutes(9) });
    expect(await titleNow()).toBe("First");
    const { edition } = await source.read();
    const listener = vi.fn();
    source.onChange(listener);
    service.fail();
    await release(2_000);
    expect([await titleNow(), listener.mock.calls.length]).toEqual(["Results", 1]);
    expect((await source.read()).edition).not.toBe(edition);
    expect(events.publish).toHaveBeenCalledTimes(1);
    const released = { document: "page_company", reference: REFERENCE, at: expect.any(String) };
    expect(log.info.mock.calls).toContainEqual([expect.objectContaining(released), expect.any(String)]);
  });

  it("is polled for every second around the time at which it is expected, every minute otherwise", async () => {
    const { exchange, publish } = await started();
    await publish("Results", { latest: inMinutes(60) });
    const list = vi.spyOn(exchange, "list");
    const inMinute = async () => {
      list.mockClear();
      await advanceClock(MINUTE_MS);
      return list.mock.calls.length;
    };
    expect(await inMinute()).toBe(1);
    await advanceClock(50 * MINUTE_MS);
    expect(await inMinute()).toBeGreaterThan(40);
    await advanceClock(3 * 60 * MINUTE_MS);
    expect(await inMinute()).toBe(1);
  });

  it("is polled for at once when another process has seen something", async () => {
    const { exchange, events } = await started();
    const list = vi.spyOn(exchange, "list");
    for (const [listener] of events.subscribe.mock.calls) listener();
    await advanceClock(1_000);
    expect(list).toHaveBeenCalledTimes(1);
  });

  it("is seen within two seconds when another process has seen it, also while a response from before is on its way", async () => {
    const { exchange, events, titleNow, publish } = await started();
    await publish("Results");
    const before = Promise.withResolvers<[]>();
    const list = vi.spyOn(exchange, "list").mockReturnValueOnce(before.promise);
    await advanceClock(MINUTE_MS);
    expect(list).toHaveBeenCalledTimes(1);
    exchange.announce({ reference: REFERENCE, releasedAt: inMinutes(0) });
    for (const [listener] of events.subscribe.mock.calls) listener();
    before.resolve([]);
    await advanceClock(2_000);
    expect(await titleNow()).toBe("Results");
  });

  it("of before is seen by the first who asks a process with an empty disk, unless its source does not answer in time", async () => {
    const exchange = new InMemoryAnnouncements();
    const items = waiting("Results");
    exchange.announce({ reference: REFERENCE, releasedAt: inMinutes(0) });
    const firstTitle = async (milliseconds: number) => {
      const watch = new AnnouncementWatch({ source: exchange, log: silentLog, meter: silentMeter });
      const { titleNow, source } = snapshotOf({ announcements: watch, content: items });
      const title = titleNow();
      await advanceClock(milliseconds);
      expect(await title).toBe(milliseconds === 0 ? "Results" : undefined);
      await source.close();
    };
    await firstTitle(0);
    vi.spyOn(exchange, "list").mockReturnValue(new Promise(() => undefined));
    await firstTitle(3_000);
  });

  it("is not read from a damaged file, and the next response of the source replaces it", async () => {
    const { exchange, release, close } = await started(new InMemoryAnnouncements(), path());
    await release();
    await close();
    const [stored] = await readdir(folder);
    await writeFile(join(folder, stored ?? ""), '{"items":[{"reference":"06A-1234"}]');
    expect(await path().read()).toBeUndefined();
    const next = await started(exchange, path());
    await next.close();
    expect(await path().read()).toMatchObject({ items: [{ reference: REFERENCE }] });
  });

  it("is kept in memory while the disk cannot store it, which is logged once a minute", async () => {
    await writeFile(join(folder, "full"), "");
    const log = { warn: vi.fn() };
    const file = announcementFile({ folder: join(folder, "full"), source: "memory", log });
    const { release, titleNow, publish, close } = await started(new InMemoryAnnouncements(), file);
    // The first attempt has failed.
    await file.close();
    await publish("Results", { latest: inMinutes(9) });
    await release(MINUTE_MS / 2);
    expect(await titleNow()).toBe("Results");
    expect(log.warn.mock.calls.filter(([, message]) => message.includes("cannot be stored"))).toHaveLength(1);
    await close();
  });

  it("can be replaced by an editor, which is logged", async () => {
    const { log, publish, titleNow } = await started();
    await publish("Results");
    await publish("Results", { isAwaited: false });
    expect(await titleNow()).toBe("Results");
    const message = expect.stringContaining("opened by an editor");
    expect(log.warn.mock.calls).toMatchObject([[{ documents: ["page_company"] }, message]]);
  });

  it("that does not come raises one alarm after the latest time, and releases nothing", async () => {
    const { watchLog, watchMeter, publish, titleNow, release } = await started();
    const latest = inMinutes(30);
    await publish("Results", { latest });
    await advanceClock(29 * MINUTE_MS);
    expect(watchLog.error).not.toHaveBeenCalled();
    await advanceClock(5 * MINUTE_MS);
    expect(await titleNow()).toBe("First");
    const overdue = { document: "page_company", reference: REFERENCE };
    expect(watchLog.error.mock.calls).toMatchObject([[overdue, expect.anything()]]);
    const metric = "exchange_release_overdue_since_timestamp_seconds";
    expect(watchMeter.set).toHaveBeenLastCalledWith(metric, {}, Math.floor(Date.parse(latest) / 1_000));
    await release(2_000);
    expect(watchMeter.set).toHaveBeenLastCalledWith(metric, {}, 0);
  });
});

describe("a source of announcements that fails", () => {
  it("keeps what waits hidden, and says so once, as an error", async () => {
    const { exchange, watchLog, watchMeter, publish, titleNow } = await started();
    await publish("Results", { latest: inMinutes(20) });
    exchange.fail();
    await advanceClock(15 * MINUTE_MS);
    expect(await titleNow()).toBe("First");
    const failure = { failure: "unavailable", documents: ["page_company"] };
    const message = expect.stringContaining("stays hidden");
    expect(watchLog.error.mock.calls).toMatchObject([[failure, message]]);
    const [name, , since] = watchMeter.set.mock.lastCall ?? [];
    expect([name, since > 0]).toEqual(["announcements_failing_since_timestamp_seconds", true]);
    exchange.recover();
    await advanceClock(2_000);
    expect(watchMeter.set).toHaveBeenLastCalledWith(name, { source: "memory" }, 0);
  });

  it("makes lists of announcements say as at when they are, after five minutes, until it works", async () => {
    const { exchange, release, source } = await started();
    await release();
    const list = async () => (await source.read()).released;
    const before = Date.now();
    exchange.fail();
    await advanceClock(4 * MINUTE_MS);
    expect(await list()).not.toHaveProperty("outdatedSince");
    await advanceClock(3 * MINUTE_MS);
    const { items, outdatedSince = "" } = await list();
    expect(items).toHaveLength(1);
    expect(Math.abs(Date.parse(outdatedSince) - before)).toBeLessThanOrEqual(MINUTE_MS);
    exchange.recover();
    await advanceClock(2 * MINUTE_MS);
    expect(await list()).not.toHaveProperty("outdatedSince");
  });
});

const STEPS = [
  ...(["announce", "announce for later", "announce something else"] as const),
  ...(["publish", "restart", "fail", "recover", "return an old list", "wait"] as const),
] as const;
type Step = (typeof STEPS)[number];

describe("in any order of publishes, announcements, restarts and failures", () => {
  async function holds(order: readonly Step[]): Promise<void> {
    const exchange = new InMemoryAnnouncements();
    const dataFolder = await mkdtemp(join(folder, "run-"));
    const start = () => started(exchange, pathIn(dataFolder));
    let site = await start();
    let isPublished = false;
    let releasedAt = Number.POSITIVE_INFINITY;
    const publish = async () => {
      isPublished = true;
      await site.publish("Results");
    };
    const restart = async () => {
      await site.close();
      site = await start();
      if (isPublished) await publish();
    };
    const announce = (minutes: number) => {
      exchange.announce({ reference: REFERENCE, releasedAt: inMinutes(minutes) });
      releasedAt = Math.min(releasedAt, Date.parse(inMinutes(minutes)));
    };
    const steps: Readonly<Record<Step, () => unknown>> = {
      publish,
      restart,
      announce: () => announce(0),
      "announce for later": () => announce(3),
      "announce something else": () => exchange.announce({ reference: "06A-9999", releasedAt: inMinutes(0) }),
      "return an old list": () => vi.spyOn(exchange, "list").mockResolvedValueOnce([]),
      fail: () => exchange.fail(),
      recover: () => exchange.recover(),
      wait: () => advanceClock(2 * MINUTE_MS),
    };
    let wasVisible = false;
    for (const step of order) {
      await steps[step]();
      await advanceClock(1_000);
      const isVisible = (await site.titleNow()) === "Results";
      // Nothing before its time, and nothing is taken back.
      if (isVisible) expect(Date.now()).toBeGreaterThanOrEqual(releasedAt);
      if (wasVisible) expect(isVisible).toBe(true);
      wasVisible = isVisible;
    }
    exchange.recover();
    if (!isPublished) await publish();
    await advanceClock(5 * MINUTE_MS);
    expect(await site.titleNow()).toBe(releasedAt < Number.POSITIVE_INFINITY ? "Results" : "First");
    await site.close();
  }

  // Each run starts a dozen sites at most, which a busy machine does in a second.
  const timeout = 60_000;
  it("nothing is visible before the exchange has released it, and everything is afterwards", {
    timeout,
  }, async () => {
    const orders = fc.array(fc.constantFrom(...STEPS), { maxLength: 12 });
    await fc.assert(fc.asyncProperty(orders, holds), { numRuns: 40 });
  });
});
