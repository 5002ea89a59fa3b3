import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { announcementFile } from "../../../src/adapters/announcements/announcement-file.ts";
import { AnnouncementWatch } from "../../../src/adapters/announcements/announcement-watch.ts";
import { CombinedAnnouncements } from "../../../src/adapters/announcements/combined-announcements.ts";
import { InMemoryAnnouncements } from "../../../src/adapters/in-memory/announcements.ts";
import type { Announcements, LeftOut } from "../../../src/ports/announcements.ts";
import { silentLog } from "../../../src/ports/log.ts";
import { silentMeter } from "../../../src/ports/meter.ts";
import { announcement } from "../sample-content.ts";
import { temporaryFolder } from "../temporary-folder.ts";

const NOW = "2026-11-24T08:30:00.000Z";
const BEFORE = "2026-11-24T08:00:00.000Z";
const FUTURE = "2026-11-24T09:00:00.000Z";
const MINUTE_MS = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(NOW), toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A watch that polls when the test says so. */
function watchOf(source: Announcements, file?: ReturnType<typeof announcementFile>) {
  const log = { ...silentLog, warn: vi.fn(), error: vi.fn() };
  const meter = { ...silentMeter, set: vi.fn() };
  const watch = new AnnouncementWatch({ source, file, log, meter });
  return { watch, log, meter };
}

/** A source with a name, which lists what the test sets. */
function listOf(name: string, ...items: readonly ReturnType<typeof announcement>[]) {
  return { name, leftOut: [] as LeftOut[], list: vi.fn(async () => items) };
}

const wait = (minutes: number) => vi.setSystemTime(Date.now() + minutes * MINUTE_MS);

describe("an alarm", () => {
  it("is raised for a list of which all items are of the future, and ends with one that is not", async () => {
    const source = listOf("asx.example", announcement("a", FUTURE), announcement("b", FUTURE));
    const { watch, log, meter } = watchOf(source);
    await watch.poll();
    expect(meter.set).toHaveBeenLastCalledWith(
      "announcements_failing_since_timestamp_seconds",
      { source: "asx.example" },
      Date.parse(NOW) / 1_000,
    );
    const reason = expect.stringContaining("all of its items are of the future");
    const details = { source: "asx.example", failure: "invalid", reason };
    expect(log.warn.mock.calls).toMatchObject([[details, expect.any(String)]]);
    expect(watch.failing).toEqual([{ source: "asx.example", since: new Date(NOW) }]);
    wait(31);
    await watch.poll();
    expect(meter.set).toHaveBeenLastCalledWith(expect.anything(), { source: "asx.example" }, 0);
    expect([watch.failing, watch.list.items.length]).toEqual([[], 2]);
  });

  it("is raised for a list that cannot be read or is too large, and keeps what is known", async () => {
    const source = new InMemoryAnnouncements();
    source.announce({ reference: "a", releasedAt: BEFORE });
    const { watch, meter } = watchOf(source);
    await watch.poll();
    source.fail("invalid");
    await watch.poll();
    expect(meter.set.mock.lastCall?.[2]).toBeGreaterThan(0);
    expect(watch.list.items).toHaveLength(1);
  });

  it("is none for one item of the future among others, which is told", async () => {
    const { watch, log } = watchOf(
      listOf("asx.example", announcement("a", BEFORE), announcement("b", FUTURE)),
    );
    await watch.poll();
    expect(watch.failing).toEqual([]);
    const leftOut = [{ why: "of the future", count: 1, first: `b: ${FUTURE}` }];
    expect(log.warn.mock.calls).toEqual([[{ source: "asx.example", leftOut }, expect.any(String)]]);
  });
});

describe("what is left out", () => {
  it("is said once, with numbers and the reason of the first, and again if that changes", async () => {
    const source = listOf("asx.example", announcement("a", BEFORE));
    const { watch, log } = watchOf(source);
    const unreadable = (count: number, first: string) => ({ why: "unreadable" as const, count, first });
    source.leftOut = [unreadable(1, '"b": its time is "yesterday"')];
    for (let poll = 0; poll < 10; poll++) await watch.poll();
    expect(log.warn.mock.calls).toEqual([
      [{ source: "asx.example", leftOut: source.leftOut }, expect.stringContaining("left out")],
    ]);
    source.leftOut = [unreadable(2, '"c": it has no title')];
    await watch.poll();
    expect(log.warn).toHaveBeenCalledTimes(2);
  });

  it("is not said again when there is only more of it", async () => {
    const source = listOf("newswire.example", announcement("a", BEFORE));
    const { watch, log } = watchOf(source);
    for (let count = 1; count < 10; count++) {
      source.leftOut = [{ why: "of other companies", count, first: `"${count}"` }];
      await watch.poll();
    }
    expect(log.warn).toHaveBeenCalledTimes(1);
  });
});

describe("a correction", () => {
  it("is known to the next process, and a time of the future takes nothing back", async () => {
    const folder = temporaryFolder();
    const fileIn = () => announcementFile({ folder, source: "asx", log: silentLog });
    const source = listOf("asx.example", announcement("a", BEFORE, { title: "Results" }));
    const first = watchOf(source, fileIn());
    await first.watch.poll();
    const title = "Results, corrected";
    source.list.mockResolvedValue([announcement("a", BEFORE, { title, isRetracted: true })]);
    wait(1);
    await first.watch.poll();
    source.list.mockResolvedValue([announcement("a", FUTURE, { title }), announcement("b", BEFORE)]);
    await first.watch.poll();
    await first.watch.close();
    const { watch } = watchOf(source, fileIn());
    await watch.load();
    const known = watch.list.items.find(({ reference }) => reference === "a");
    await watch.close();
    expect(known).toMatchObject({
      releasedAt: BEFORE,
      title,
      isRetracted: true,
      updated: "2026-11-24T08:31:00.000Z",
    });
    // Visitors have seen what it released.
    expect(known?.releasesNothing).toBeUndefined();
  });

  it("is dated by its source only with a time that is over: a later one could not be told from it", async () => {
    const changedAt = "2126-01-01T00:00:00.000Z";
    const source = listOf("asx.example", announcement("a", BEFORE, { changedAt, updated: changedAt }));
    const { watch } = watchOf(source);
    await watch.poll();
    source.list.mockResolvedValue([announcement("a", BEFORE, { title: "Corrected" })]);
    await watch.poll();
    expect(watch.list.items).toMatchObject([{ title: "Corrected", updated: NOW }]);
  });
});

describe("several sources", () => {
  function both() {
    const asx = listOf("asx.example", announcement("A-1", BEFORE));
    const nzx = new InMemoryAnnouncements();
    nzx.announce({ reference: "N-1", releasedAt: NOW });
    const watches = [asx, nzx].map((source) => watchOf(source));
    const combined = new CombinedAnnouncements(watches.map(({ watch }) => watch));
    const poll = () => Promise.all(watches.map(({ watch }) => watch.poll()));
    return { asx, nzx, watches, combined, poll };
  }

  it("are one list, which changes with each of them, and is the same while none changes", async () => {
    const { combined, poll } = both();
    const listener = vi.fn();
    combined.onChange(listener);
    await poll();
    expect(combined.list.items.map(({ reference }) => reference)).toEqual(["N-1", "A-1"]);
    expect(listener).toHaveBeenCalledTimes(2);
    expect(combined.list).toBe(combined.list);
  });

  it("do not stop each other: the list and the health check say which one fails", async () => {
    const { asx, nzx, combined, poll } = both();
    await poll();
    nzx.fail();
    await poll();
    wait(6);
    asx.list.mockResolvedValue([announcement("A-1", BEFORE), announcement("A-2", NOW)]);
    await poll();
    expect(combined.list.items.map(({ reference }) => reference).toSorted()).toEqual(["A-1", "A-2", "N-1"]);
    expect(combined.failing).toEqual([{ source: "memory", since: new Date(NOW) }]);
    expect(combined.list).toMatchObject({ outdatedSince: NOW, outdatedSources: ["memory"] });
    nzx.recover();
    await poll();
    expect([combined.failing, combined.list.outdatedSince]).toEqual([[], undefined]);
  });

  it("are all read before somebody asks for the list", async () => {
    const { combined } = both();
    await combined.load();
    expect(combined.list.items).toHaveLength(2);
    await combined.close();
  });

  it("that all fail are as at when the first of them has responded last", async () => {
    const { asx, nzx, combined, poll } = both();
    await poll();
    nzx.fail();
    wait(1);
    await poll();
    asx.list.mockRejectedValue(new Error("it is down"));
    for (const minutes of [1, 6]) {
      wait(minutes);
      await poll();
    }
    expect(combined.list).toMatchObject({ outdatedSince: NOW, outdatedSources: undefined });
  });

  it("raise one alarm for a document that none of them releases in time", async () => {
    const { watches, combined } = both();
    combined.expect([{ document: "d", reference: "A-9", expected: [], latest: Date.parse(BEFORE) }]);
    const overdue = watches.flatMap(({ log }) => log.error.mock.calls);
    expect(overdue).toMatchObject([[{ document: "d", reference: "A-9" }, expect.any(String)]]);
  });
});
