import { beforeEach, describe, expect, it, vi } from "vitest";
import { VisibleContent } from "../../../src/adapters/content-snapshot/visible-content.ts";
import { InMemoryReleaseMatches } from "../../../src/adapters/in-memory/release-matches.ts";
import type { ContentItem } from "../../../src/domain/content/content-item.ts";
import type { ExchangeAnnouncement } from "../../../src/domain/exchange/exchange-announcement.ts";
import { NO_RELEASES, type ReleasedList } from "../../../src/domain/exchange/exchange-release.ts";
import type { KnownAnnouncements } from "../../../src/ports/announcements.ts";
import { silentLog } from "../../../src/ports/log.ts";
import { announcement, contentPage } from "../sample-content.ts";
import { itemsOf } from "./service-in-memory.ts";

const ENDS = Date.parse("2026-11-24T08:30:00Z");
const MINUTE_MS = 60_000;

/** A page that is under an embargo until {@link ENDS}. */
const MERGER = { ...contentPage("merger"), embargo: new Date(ENDS).toISOString() };
const COMPANY = contentPage("company");

// No timer fires unless a test says so.
beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));

/** Announcements that can be set, with or without telling those who listen. */
function announcements() {
  const listeners: (() => void)[] = [];
  let list: ReleasedList = NO_RELEASES;
  const known = {
    get list() {
      return list;
    },
    load: async () => undefined,
    onChange: (listener) => void listeners.push(listener),
    expect: vi.fn<KnownAnnouncements["expect"]>(),
    close: async () => undefined,
  } satisfies KnownAnnouncements;
  const announce = (reference: string, at: number) => {
    list = { items: [announcement(reference, new Date(at).toISOString())] };
  };
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return { known, announce, tell };
}

/** Content that was published a minute before {@link ENDS}, with a clock that is set by hand. */
function published(
  items: readonly ContentItem[],
  known?: KnownAnnouncements,
  matches = new InMemoryReleaseMatches(),
) {
  const clock = { now: ENDS - MINUTE_MS };
  const onChange = vi.fn();
  const now = () => clock.now;
  const visible = new VisibleContent({ onChange, announcements: known, matches, now, log: silentLog });
  visible.publish(items);
  const idsAt = (moment: number) =>
    [COMPANY, MERGER].map(({ id }) => id).filter((id) => visible.at(moment)?.content.findById(id));
  return { visible, clock, onChange, idsAt };
}

const company = COMPANY.id;
const merger = MERGER.id;

describe("what visitors may see", () => {
  it("has the same name in all processes, whichever versions of an announcement each has seen", () => {
    const at = new Date(ENDS).toISOString();
    const nameOf = (more: Partial<ExchangeAnnouncement>) => {
      const list = { items: [announcement("06A-1", at, more)] };
      const { visible, clock } = published(itemsOf([COMPANY]), { ...announcements().known, list });
      return visible.at(clock.now)?.content.edition;
    };
    const corrected = nameOf({ title: "Corrected", updated: at, changedAt: at, former: "Results" });
    expect(nameOf({ title: "Corrected" })).toBe(corrected);
    expect(nameOf({ title: "Results" })).not.toBe(corrected);
    expect(nameOf({ title: "Corrected", isRetracted: true })).not.toBe(corrected);
  });

  it("is unknown before something is published", () => {
    const visible = new VisibleContent({ onChange: vi.fn(), now: () => ENDS, log: silentLog });
    expect([visible.at(ENDS), visible.published]).toEqual([undefined, undefined]);
  });

  it("is the same value at every moment, until something changes", () => {
    const { visible } = published(itemsOf([COMPANY, MERGER]));
    const before = visible.at(ENDS - MINUTE_MS);
    expect(visible.at(ENDS - 1)).toBe(before);
    const after = visible.at(ENDS);
    expect(visible.at(ENDS + 24 * 60 * MINUTE_MS)).toBe(after);
    expect(after?.content.edition).not.toBe(before?.content.edition);
  });

  it("shows a page to whoever asks after the end of its embargo, without a timer", () => {
    const { idsAt } = published(itemsOf([COMPANY, MERGER]));
    expect(idsAt(ENDS - 1)).toEqual([company]);
    expect(idsAt(ENDS)).toEqual([company, merger]);
  });

  it("is hidden again after the clock was set back, and shown when it is right", () => {
    const { idsAt } = published(itemsOf([COMPANY, MERGER]));
    expect(idsAt(ENDS + MINUTE_MS)).toEqual([company, merger]);
    expect(idsAt(ENDS - 5 * MINUTE_MS)).toEqual([company]);
    expect(idsAt(ENDS + 2 * MINUTE_MS)).toEqual([company, merger]);
  });

  it("follows an announcement of the exchange with the next call, before anybody was told", () => {
    const { known, announce } = announcements();
    const exchange = { reference: "06A-1", isAwaited: true };
    const { visible, idsAt } = published(itemsOf([COMPANY, { ...contentPage("merger"), exchange }]), known);
    const awaited = expect.objectContaining({ document: merger, reference: "06A-1" });
    expect(known.expect).toHaveBeenLastCalledWith([awaited]);
    expect(idsAt(ENDS)).toEqual([company]);
    announce("06A-1", ENDS);
    expect(idsAt(ENDS)).toEqual([company, merger]);
    expect(visible.at(ENDS)?.content.released.items).toHaveLength(1);
    expect(known.expect).toHaveBeenLastCalledWith([]);
  });

  it.each([
    ["before", -300],
    ["as", 0],
    ["after", 300],
  ])(
    "has both a publish and a release of the same second: published %s it is released",
    (_, milliseconds) => {
      const { visible, clock, idsAt } = published(itemsOf([MERGER]));
      clock.now = ENDS + Math.min(0, milliseconds);
      visible.at(clock.now);
      clock.now = ENDS + milliseconds;
      visible.publish(itemsOf([COMPANY, MERGER]));
      expect(idsAt(ENDS - 300)).toEqual([company]);
      expect(idsAt(ENDS + 300)).toEqual([company, merger]);
    },
  );

  it("stays as it was if what is published cannot be used", () => {
    const { visible, idsAt } = published(itemsOf([COMPANY]));
    const unusable = [{ kind: "page", page: null }] as unknown as readonly ContentItem[];
    expect(() => visible.publish(unusable)).toThrow();
    expect([idsAt(ENDS), visible.published]).toEqual([[company], itemsOf([COMPANY])]);
  });
});

describe("those who wait for a change", () => {
  it("are called once, after the request that has noticed it, and not for a publish", async () => {
    const { visible, clock, onChange } = published(itemsOf([COMPANY, MERGER]));
    visible.publish(itemsOf([MERGER]));
    clock.now = ENDS;
    visible.at(ENDS);
    visible.at(ENDS);
    expect(onChange).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2 * MINUTE_MS);
    expect(onChange).toHaveBeenCalledOnce();
  });

  it("are called by a timer if nobody asks, a minute late at most if the clock was set", async () => {
    const later = { ...MERGER, embargo: new Date(ENDS + 60 * MINUTE_MS).toISOString() };
    const { clock, onChange } = published(itemsOf([later]));
    await vi.advanceTimersByTimeAsync(2 * MINUTE_MS);
    expect(onChange).not.toHaveBeenCalled();
    clock.now = ENDS + 60 * MINUTE_MS;
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    expect(onChange).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });

  it("are called when the exchange has announced something", async () => {
    const { known, announce, tell } = announcements();
    const { onChange } = published(itemsOf([COMPANY]), known);
    announce("06A-1", ENDS);
    tell();
    await Promise.resolve();
    expect(onChange).toHaveBeenCalledOnce();
  });

  it("are called when a person has said which announcement releases a document", async () => {
    const matches = new InMemoryReleaseMatches();
    const { onChange } = published(itemsOf([COMPANY]), undefined, matches);
    const at = new Date(ENDS).toISOString();
    await matches.add({ document: merger, part: "document", reference: "06A-1", by: "Ada", at });
    await Promise.resolve();
    expect(onChange).toHaveBeenCalledOnce();
  });

  it("are not called after the end", async () => {
    const { known, announce, tell } = announcements();
    const { visible, clock, onChange } = published(itemsOf([MERGER]), known);
    visible.close();
    clock.now = ENDS;
    announce("06A-1", ENDS);
    tell();
    await vi.advanceTimersByTimeAsync(2 * MINUTE_MS);
    expect([onChange.mock.calls, vi.getTimerCount()]).toEqual([[], 0]);
  });
});
