import { describe, expect, it } from "vitest";
import { openingOf } from "../../../src/domain/content/opening.ts";
import {
  combineAnnouncements,
  type ExchangeAnnouncement,
  mergeAnnouncements,
  referencesOf,
} from "../../../src/domain/exchange/exchange-announcement.ts";
import { ReleaseTimes } from "../../../src/domain/exchange/exchange-release.ts";
import { announcement } from "../sample-content.ts";

const AT = "2026-08-19T00:15:00.000Z";
const LATER = "2026-08-19T00:16:00.000Z";
const DAY_MS = 24 * 3_600_000;

const half = announcement("https://exchange.example/1", AT, {
  title: "Half-year results",
  href: "https://exchange.example/1.pdf",
});

/** All rows after each of some responses of a source. */
function listedBy(...responses: readonly (readonly ExchangeAnnouncement[])[]) {
  return responses.reduce<readonly ExchangeAnnouncement[]>(
    (known, listed) => mergeAnnouncements(known, listed),
    [],
  );
}

describe("an announcement of the exchange is the same", () => {
  it.each<[string, Partial<ExchangeAnnouncement>]>([
    ["its guid has changed", { reference: "f3b1" }],
    [
      "guid and link have another scheme",
      { reference: "http://exchange.example/1", href: "http://exchange.example/1.pdf" },
    ],
    [
      "the link has a slash, or `www.`",
      { reference: "2", href: "https://www.exchange.example/1.pdf/#page=1" },
    ],
    ["the title has other capitals", { reference: "2", title: "HALF-YEAR RESULTS" }],
    ["the title was corrected", { title: "Half-year results 2026" }],
    ["the link has changed, but not its guid", { href: "https://files.example/1.pdf" }],
    ["the time has changed, but not its guid", { releasedAt: LATER }],
  ])("if %s", (_case, change) => {
    const changed = { ...half, ...change };
    const [found, ...others] = listedBy([half], [changed]);
    expect(others).toEqual([]);
    const { title, releasedAt } = changed;
    expect(found).toMatchObject({ reference: half.reference, releasedAt, title });
  });

  it.each<[string, Partial<ExchangeAnnouncement>]>([
    ["another link and another time", { href: "https://exchange.example/2.pdf", releasedAt: LATER }],
    ["another link", { href: "https://exchange.example/2.pdf" }],
    ["another query of the link", { href: "https://exchange.example/1.pdf?id=2" }],
    ["another time", { releasedAt: LATER }],
    ["another title", { title: "Dividend" }],
  ])("but not one of the same day with another guid and %s", (_case, change) => {
    const other = { ...half, reference: "2", ...change };
    expect(listedBy([half], [half, other])).toHaveLength(2);
    expect(listedBy([half, other])).toHaveLength(2);
  });

  it("with a corrected link, but not with another form of the same one", () => {
    const hrefAfter = (href: string) => listedBy([half], [{ ...half, href }])[0]?.href;
    expect(hrefAfter("https://files.example/1.pdf")).toBe("https://files.example/1.pdf");
    expect(hrefAfter("http://www.exchange.example/1.pdf/")).toBe(half.href);
    const plain = { ...half, href: "http://exchange.example/1.pdf" };
    expect(listedBy([plain], [half], [plain])[0]?.href).toBe(half.href);
  });

  it("if guid and title change one after the other", () => {
    const steps = [half, { ...half, reference: "2" }, { ...half, reference: "2", title: "Corrected" }];
    const last = { ...half, reference: "3", title: "Corrected" };
    expect(listedBy(...[...steps, last].map((one) => [one]))).toHaveLength(1);
  });
});

describe("a source that makes guids anew", () => {
  const anew = (index: number) => [{ ...half, reference: `uuid-${index}` }];

  it("changes nothing any more after ten of them", () => {
    const known = listedBy(...Array.from({ length: 10 }, (_, index) => anew(index)));
    expect(known).toHaveLength(1);
    expect(mergeAnnouncements(known, anew(10))).toBe(known);
    expect(mergeAnnouncements(known, anew(3))).toBe(known);
  });

  it("has released what waits for any of them", () => {
    const times = new ReleaseTimes(listedBy(anew(1), anew(2)));
    for (const reference of ["uuid-1", "UUID-2"]) expect(times.of(reference)).toBe(Date.parse(AT));
  });

  it("changes nothing if it lists an announcement under two of them each time", () => {
    const both = [...anew(1), { ...half, reference: "uuid-2", kind: "Results" }];
    const known = listedBy(both);
    expect(known.flatMap(referencesOf)).toEqual(["uuid-1", "uuid-2"]);
    expect(mergeAnnouncements(known, both)).toBe(known);
  });
});

describe("a correction of the source", () => {
  const HOUR_MS = 3_600_000;
  const SEEN = Date.parse("2026-08-19T01:00:00Z");
  const corrected = { ...half, title: "Half-year results, corrected" };
  const changedAt = (time: string) => ({ changedAt: time, updated: time });
  const dated = changedAt("2026-08-19T00:40:00.000Z");
  const older = changedAt("2026-08-19T00:20:00.000Z");

  /** What is known after responses of which each came an hour after the one before. */
  function knownAfter(...responses: readonly (readonly ExchangeAnnouncement[])[]) {
    return responses.reduce<readonly ExchangeAnnouncement[]>(
      (known, listed, index) => mergeAnnouncements(known, listed, SEEN + index * HOUR_MS),
      [],
    );
  }

  it("of the title is dated with the time that the source says, else with that at which it was seen", () => {
    expect(knownAfter([half])[0]?.updated).toBeUndefined();
    const [own] = knownAfter([half], [{ ...corrected, ...dated }]);
    expect(own).toMatchObject({ title: corrected.title, releasedAt: AT, updated: dated.updated });
    const [seen] = knownAfter([half], [corrected]);
    expect(seen).toMatchObject({ title: corrected.title, updated: "2026-08-19T02:00:00.000Z" });
  });

  it("of the time counts if it is later, in any order", () => {
    const later = { ...half, releasedAt: LATER };
    for (const order of [[[half], [later]], [[later], [half]], [[half, later]], [[half], [later], [half]]])
      expect(knownAfter(...order)).toMatchObject([{ releasedAt: LATER }]);
  });

  it("to a time more than a week later is none: what visitors have seen stays", () => {
    const other = { ...half, releasedAt: "2026-08-27T00:15:00.000Z" };
    expect(knownAfter([half], [other])).toMatchObject([{ releasedAt: AT }]);
  });

  it("of the time keeps the first one, by which what waited was judged", () => {
    const moved = (days: number) => ({
      ...half,
      releasedAt: new Date(Date.parse(AT) + days * 24 * HOUR_MS).toISOString(),
    });
    const times = new ReleaseTimes(
      knownAfter([half], [moved(6)], [{ ...moved(6), title: "Half-year" }], [moved(12)]),
    );
    expect(times.firstOf(half.reference)).toBe(Date.parse(AT));
    expect(times.of(half.reference)).toBe(Date.parse(moved(12).releasedAt));
  });

  it("is not undone by a server that lags, nor made again and again", () => {
    const known = knownAfter([half], [corrected]);
    for (let hour = 2; hour < 24; hour++) {
      expect(mergeAnnouncements(known, [half], SEEN + hour * HOUR_MS)).toBe(known);
      expect(mergeAnnouncements(known, [corrected], SEEN + hour * HOUR_MS)).toBe(known);
    }
  });

  it("can be undone by the source, which says so with its time, else after a day", () => {
    const undone = knownAfter([{ ...half, ...older }], [{ ...corrected, ...older }], [{ ...half, ...dated }]);
    expect(undone).toMatchObject([{ title: half.title }]);
    const known = knownAfter([half], [corrected]);
    expect(mergeAnnouncements(known, [half], SEEN + 30 * HOUR_MS)).toMatchObject([{ title: half.title }]);
  });

  it("is not replaced by an older one, or one without a time", () => {
    const known = knownAfter([{ ...corrected, ...dated }]);
    for (const before of [half, { ...half, ...older }, { ...half, ...older, title: "Half" }])
      expect(mergeAnnouncements(known, [before], SEEN + 30 * HOUR_MS)).toBe(known);
  });

  it("is none if only the time of the change is another one, as in feeds that are generated again each time", () => {
    const known = knownAfter([half]);
    expect(mergeAnnouncements(known, [{ ...half, ...dated }], SEEN)).toBe(known);
  });

  it("takes nothing back by retracting it, but what was retracted when it was seen first releases nothing", () => {
    const retracted = { ...half, isRetracted: true as const };
    const releasedBy = (...lists: readonly (readonly ExchangeAnnouncement[])[]) =>
      new ReleaseTimes(knownAfter(...lists)).of(half.reference);
    expect(releasedBy([half], [retracted], [retracted])).toBe(Date.parse(half.releasedAt));
    expect(releasedBy([retracted], [retracted])).toBe(Number.POSITIVE_INFINITY);
    expect(releasedBy([retracted], [half])).toBe(Date.parse(half.releasedAt));
  });

  it("can mark it as retracted, and it stays in the list", () => {
    const retracted = { ...half, isRetracted: true as const };
    expect(knownAfter([half], [retracted], [])).toMatchObject([
      { reference: half.reference, isRetracted: true },
    ]);
  });
});

describe("announcements of several sources", () => {
  const asx = (items: readonly ExchangeAnnouncement[]) => ({ name: "asx.example", items });
  const nzx = (items: readonly ExchangeAnnouncement[]) => ({ name: "nzx.example", items });

  it("are one list, in which the same is one, with the references of both", () => {
    const other = announcement("NZX-7", LATER);
    const same = { ...half, reference: "NZX-8", isPriceSensitive: true };
    const combined = combineAnnouncements([asx([half]), nzx([other, same])]);
    expect(combined.map(referencesOf)).toEqual([["NZX-7"], [half.reference, "NZX-8"]]);
    expect(combined[1]?.isPriceSensitive).toBe(true);
    const times = new ReleaseTimes(combined);
    expect(["nzx-7", "NZX-8", half.reference].map((reference) => times.of(reference))).toEqual(
      [LATER, AT, AT].map(Date.parse),
    );
  });

  it("are two if they have different references, and another title, link or time", () => {
    for (const change of [{ title: "Results" }, { releasedAt: LATER }, { href: "https://nzx.example/1" }])
      expect(
        combineAnnouncements([asx([half]), nzx([{ ...half, reference: "NZX-1", ...change }])]),
      ).toHaveLength(2);
  });

  it("are one also with another time or link, if they have the same reference and title: what was seen by one stays", () => {
    const first = { ...half, reference: "1234" };
    const combined = (...sources: Parameters<typeof combineAnnouncements>[0]) => {
      const announcements = combineAnnouncements(sources);
      const releaseTimes = new ReleaseTimes(announcements);
      const exchange = { reference: "1234", isAwaited: true, latest: AT };
      const circumstances = { now: Date.parse(AT) + 20 * DAY_MS, timeZone: "UTC", releaseTimes };
      return {
        count: announcements.length,
        from: openingOf({ exchange }, { published: AT }, circumstances).from,
      };
    };
    const inDays = (days: number) => new Date(Date.parse(AT) + days * DAY_MS).toISOString();
    const second = { ...first, href: "https://nzx.example/1", releasedAt: inDays(2) };
    expect(combined(asx([]), nzx([second]))).toMatchObject({ count: 1, from: Date.parse(inDays(2)) });
    const corrected = { ...first, releasedAt: inDays(8) };
    expect(combined(asx([corrected]), nzx([second]))).toMatchObject({
      count: 1,
      from: Date.parse(inDays(8)),
    });
    const retracted = { ...first, isRetracted: true, releasesNothing: true } as const;
    expect(combined(asx([retracted]), nzx([second]))).toMatchObject({ count: 1, from: Date.parse(AT) });
    expect(combined(asx([first]), nzx([{ ...second, releasedAt: inDays(30) }])).count).toBe(2);
  });

  it("are retracted if one of them says so, which takes nothing back that another has released", () => {
    const released = { ...half, laterReferences: ["1235"], isPriceSensitive: true };
    const retracted = { ...half, reference: "NZX-8", isRetracted: true, releasesNothing: true } as const;
    const [combined] = combineAnnouncements([asx([released]), nzx([retracted])]);
    expect(combined).toMatchObject({ isRetracted: true, isPriceSensitive: true });
    const times = new ReleaseTimes(combined && [combined]);
    for (const reference of [half.reference, "1235", "NZX-8"])
      expect([times.of(reference), times.isRetracted(reference)]).toEqual([Date.parse(AT), false]);
  });

  it("were released first when the first of them says so, in whatever order", () => {
    const other = { ...half, href: "https://nzx.example/1", releasedAt: LATER };
    for (const [one, next] of [
      [half, other],
      [other, half],
    ] as const) {
      const times = new ReleaseTimes(combineAnnouncements([asx([one]), nzx([next])]));
      expect(times.firstOf(half.reference)).toBe(Date.parse(AT));
    }
  });

  it("with the same reference for different ones release what waits for that of the first source", () => {
    const first = announcement("1234", LATER, { title: "Of ASX" });
    const second = announcement("1234", AT, { title: "Of NZX" });
    const combined = combineAnnouncements([asx([first]), nzx([second])]);
    expect(combined.map(referencesOf)).toEqual([["1234"], ["nzx.example 1234"]]);
    const times = new ReleaseTimes(combined);
    expect(times.of("1234")).toBe(Date.parse(LATER));
    expect(times.of("nzx.example 1234")).toBe(Date.parse(AT));
  });
});
