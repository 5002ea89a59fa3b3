import { describe, expect, it } from "vitest";
import { brand } from "../../../brand/brand.ts";
import { pairedDisclosuresOf } from "../../../brand/paired-disclosures.ts";
import type { ContentItem } from "../../../src/domain/content/content-item.ts";
import { Embargo, type EmbargoOptions } from "../../../src/domain/content/embargo.ts";
import type { NewsArticle } from "../../../src/domain/content/page.ts";
import { ReleaseTimes } from "../../../src/domain/exchange/exchange-release.ts";
import { hiddenProblems } from "../../../src/domain/report/hidden-problems.ts";
import { announcement, newsArticle } from "../sample-content.ts";

const PAIRED = { since: "2025-04-01", languages: [undefined, "de"] };
const DAY = "2026-11-24";
const BEFORE = "2026-11-24T00:00:00.000Z";
const FIRST = "2026-11-24T08:00:00.000Z";
const SECOND = "2026-11-24T09:00:00.000Z";

interface TestArticle extends Partial<NewsArticle> {
  /** The uid of its translation, or those of several. */
  readonly of?: string | readonly string[];
}

function article(
  uid: string,
  language: "en" | "de" | "fr",
  { of = [], ...more }: TestArticle = {},
): ContentItem {
  const date = more.date ?? DAY;
  return {
    kind: "page",
    ...(language !== "en" && { language }),
    translations: [of].flat().map((other) => ({ id: newsArticle(other, date).id })),
    page: { ...newsArticle(uid, date), changed: BEFORE, published: BEFORE, ...more },
  };
}

/** Released by the exchange under a reference. */
const byExchange = (reference: string) => ({ exchange: { reference, isAwaited: true } });

function embargoAt(
  moment: string,
  items: readonly ContentItem[],
  { released = {}, ...more }: Partial<EmbargoOptions> & { readonly released?: Record<string, string> } = {},
): Embargo {
  const announcements = Object.entries(released).map(([reference, at]) => announcement(reference, at));
  const releaseTimes = new ReleaseTimes(announcements);
  return new Embargo(items, {
    now: Date.parse(moment),
    timeZone: "UTC",
    paired: PAIRED,
    releaseTimes,
    ...more,
  });
}

/** The uids of what visitors see. */
function shownAt(...given: Parameters<typeof embargoAt>): readonly string[] {
  const embargo = embargoAt(...given);
  return given[1].flatMap((item) => {
    const shown = embargo.shown(item);
    return shown?.kind === "page" && shown.page.type === "news-article" ? shown.page.uid : [];
  });
}

describe("a disclosure that an exchange wants in all languages at once", () => {
  const timed = [
    article("results", "en", { of: "zahlen", embargo: FIRST }),
    article("zahlen", "de", { of: "results", embargo: SECOND }),
  ];
  const released = [
    article("results", "en", { of: "zahlen", ...byExchange("A-1") }),
    article("zahlen", "de", { of: "results", ...byExchange("A-2") }),
  ];

  it("opens with its translation, at the later of their times", () => {
    expect(shownAt(FIRST, timed)).toEqual([]);
    expect(shownAt(SECOND, timed)).toEqual(["results", "zahlen"]);
    expect(embargoAt(FIRST, timed).nextChange).toBe(Date.parse(SECOND));
  });

  it("opens with the last of several translations, in whatever order it names them", () => {
    const last = "2026-11-24T10:00:00.000Z";
    const inThree = (...of: readonly string[]) => [
      article("results", "en", { of, embargo: FIRST }),
      article("zahlen", "de", { of: ["results", "chiffres"], embargo: SECOND }),
      article("chiffres", "fr", { of: ["results", "zahlen"], embargo: last }),
    ];
    for (const items of [inThree("zahlen", "chiffres"), inThree("chiffres", "zahlen")]) {
      expect(shownAt(SECOND, items)).toEqual([]);
      expect(shownAt(last, items)).toEqual(["results", "zahlen", "chiffres"]);
      expect(embargoAt(SECOND, items).paired.map(({ waitsFor }) => waitsFor)).toEqual([
        "news-article_chiffres",
        "news-article_chiffres",
      ]);
    }
  });

  it("waits until the exchange has released both", () => {
    expect(shownAt(SECOND, released, { released: { "A-1": FIRST } })).toEqual([]);
    expect(shownAt(SECOND, released, { released: { "A-1": FIRST, "A-2": SECOND } })).toEqual([
      "results",
      "zahlen",
    ]);
  });

  it("says which of them is waited for", () => {
    const { paired } = embargoAt(SECOND, released, { released: { "A-1": FIRST } });
    expect(paired).toEqual([{ document: "news-article_results", waitsFor: "news-article_zahlen" }]);
    const circumstances = { now: Date.parse(FIRST), timeZone: "UTC", paired: PAIRED };
    const problems = hiddenProblems(timed, circumstances).map(({ problem }) => problem);
    expect(problems).toEqual([
      expect.stringContaining("is hidden with its translation, “zahlen”"),
      expect.stringContaining("is hidden until 2026-11-24T09:00:00"),
    ]);
  });

  it("stays hidden without a translation, until there is one, or an editor says that there will be none", () => {
    const release = { released: { "A-1": FIRST } };
    const lonely = article("results", "en", byExchange("A-1"));
    expect(shownAt(SECOND, [lonely], release)).toEqual([]);
    expect(embargoAt(SECOND, [lonely], release).doubtful).toEqual([
      { document: "news-article_results", doubt: { kind: "no-translation", language: "de" } },
    ]);
    const alone = article("results", "en", { ...byExchange("A-1"), translation: "alone" });
    expect(shownAt(SECOND, [alone], release)).toEqual(["results"]);
  });

  it("is none of an older day, and none that does not wait for the exchange and has no translation", () => {
    const older = { date: "2025-03-31", released: "2025-03-31T00:00:00.000Z" };
    const release = { released: { "A-1": "2025-03-31T08:00:00.000Z" } };
    const before = { ...older, published: older.released, changed: older.released, ...byExchange("A-1") };
    expect(shownAt(SECOND, [article("old", "en", before)], release)).toEqual(["old"]);
    expect(shownAt(SECOND, [article("story", "en", { embargo: FIRST })])).toEqual(["story"]);
  });

  it("stays as visitors saw it while a change of its translation waits", () => {
    const open = timed.map((item) => ({ ...item }));
    const before = embargoAt(SECOND, open);
    const later = new Date(Date.parse(SECOND) + 3_600_000).toISOString();
    const changed = [...open.slice(0, 1), article("zahlen", "de", { of: "results", embargo: later })];
    expect(shownAt(SECOND, changed, { before })).toEqual(["results", "zahlen"]);
  });

  it("waits for no other language where no exchange wants it", () => {
    expect(shownAt(FIRST, timed, { paired: undefined })).toEqual(["results"]);
  });
});

it("a listing says from which day on, for all languages of the site", () => {
  const [main] = brand.listings;
  const listing = { exchange: "HKEX", mic: "XHKG", ticker: "1", currency: "HKD", ...main };
  const listings = [{ ...listing, bothLanguages: { since: "2025-04-01" } }];
  const translations = [{ locale: "zh-HK" }];
  expect(pairedDisclosuresOf({ ...brand, listings, translations })).toEqual({
    since: "2025-04-01",
    languages: [undefined, "zh"],
  });
  expect(pairedDisclosuresOf({ ...brand, listings, translations: [] })).toBeUndefined();
  expect(pairedDisclosuresOf({ ...brand, translations })).toBeUndefined();
});
