import { describe, expect, it } from "vitest";
import type { ContentItem } from "../../../src/domain/content/content-item.ts";
import { Embargo } from "../../../src/domain/content/embargo.ts";
import type { NewsArticle } from "../../../src/domain/content/page.ts";
import type { PdfDocument } from "../../../src/domain/content/pdf-document.ts";
import {
  correctionOf,
  newestFirst,
  releaseMoment,
  releaseOf,
  releaseTime,
} from "../../../src/domain/content/release.ts";
import {
  type ExchangeAnnouncement,
  mergeAnnouncements,
} from "../../../src/domain/exchange/exchange-announcement.ts";
import { type ExchangeRelease, ReleaseTimes } from "../../../src/domain/exchange/exchange-release.ts";
import { announcement as announcementOf, newsArticle } from "../sample-content.ts";

const BRISBANE = "Australia/Brisbane";

describe("the release of a disclosure", () => {
  const released = "2026-08-18T22:30:00.000Z";
  const embargo = "2026-08-18T23:00:00.000Z";
  const published = "2026-08-19T00:15:00.000Z";
  const before = "2026-08-17T00:00:00.000Z";
  const date = "2026-08-19";

  it.each([
    ["when the editor says", { date: "2026-08-01", released, embargo, published }, { date, released }],
    ["the end of its embargo", { date, embargo, published: before }, { date, released: embargo }],
    ["the day of that, if its date is before", { date: "2026-08-17", embargo }, { date, released: embargo }],
    ["its day alone, whenever it was first published", { date, published }, { date }],
    ["its day alone, if after its embargo", { date: "2026-08-20", embargo }, { date: "2026-08-20" }],
    ["the day of its first publish without another", { published }, { date }],
    ["unknown without anything", {}, undefined],
  ])("is %s", (_, fields, expected) => {
    expect(releaseOf(fields, BRISBANE)).toEqual(expected);
  });

  it("has the offset and the name of the time zone, also in summer", () => {
    expect(releaseMoment({ date, released: published }, BRISBANE)).toBe("2026-08-19T10:15:00+10:00");
    expect(releaseMoment({ date: "2026-07-01" }, "Europe/Berlin")).toBe("2026-07-01T00:00:00+02:00");
    expect(releaseTime(published, BRISBANE, "en-AU")).toMatch(/^10:15.am AEST$/);
    expect(releaseTime(published, "Europe/Berlin", "de-DE")).toBe("02:15 MESZ");
  });
});

it("a correction is a change after the release, if the first publish is known", () => {
  const first = "2026-08-19T00:15:00.000Z";
  const later = "2026-08-19T03:00:00.000Z";
  const corrected = (given: Parameters<typeof correctionOf>[0]) => correctionOf(given, BRISBANE);
  expect(corrected({ published: first, changed: later })).toBe(later);
  expect(corrected({ published: first, changed: "2026-08-19T00:15:59.000Z" })).toBeUndefined();
  expect(corrected({ published: first, embargo: later, changed: later })).toBeUndefined();
  expect(corrected({ changed: later })).toBeUndefined();
  const day = "2026-08-19T14:00:00.000Z";
  expect(corrected({ published: first, date: "2026-08-20", changed: day })).toBeUndefined();
});

it("the newest release is first by its time, before those of its day without one", () => {
  const morning = { date: "2026-08-19", released: "2026-08-18T22:30:00.000Z" };
  const noon = { date: "2026-08-19", released: "2026-08-19T02:00:00.000Z" };
  const sometime = { date: "2026-08-19" };
  const later = { date: "2026-08-20" };
  const sorted = [sometime, morning, {}, later, noon].toSorted(newestFirst);
  expect(sorted).toEqual([later, noon, morning, sometime, {}]);
});

const RELEASED = "2026-11-26T22:31:07.000Z";
const AFTER = Date.parse("2026-11-27T00:00:00Z");

const announcement = ({ reference = "06A-1234", ...given }: Partial<ExchangeAnnouncement> = {}) =>
  announcementOf(reference, RELEASED, given);

const awaited: ExchangeRelease = { reference: "06A-1234", isAwaited: true };
const report: PdfDocument = { id: "pdf_report", title: "Report", href: "/report.pdf", exchange: awaited };
const changed = "2026-11-20T01:00:00.000Z";
const article = { ...newsArticle("results", "2026-11-20"), changed, exchange: awaited };
const summary = { ...newsArticle("summary", "2026-11-21"), related: [{ ...report, exchange: undefined }] };
const reportWith = (more: Partial<PdfDocument> = {}): ContentItem => {
  return { kind: "pdf", uid: "report", pdf: { ...report, ...more } };
};
const items: readonly ContentItem[] = [
  { kind: "page", page: article },
  reportWith(),
  { kind: "page", page: summary },
];

function shown(announcements: readonly ExchangeAnnouncement[], now = AFTER, of = items) {
  const releaseTimes = new ReleaseTimes(announcements);
  const embargo = new Embargo(of, { now, timeZone: "Australia/Sydney", releaseTimes });
  return { embargo, items: of.flatMap((item) => embargo.shown(item) ?? []) };
}

describe("a document that waits for the exchange", () => {
  it("is hidden with its copies until the exchange has released its reference", () => {
    for (const others of [[], [announcement({ reference: "06A-1235" })]]) {
      const { embargo, items: visible } = shown(others);
      expect(visible).toMatchObject([{ page: { uid: "summary", related: [] } }]);
      expect(embargo.awaited.map(({ document }) => document)).toEqual([article.id, report.id]);
      expect(embargo.nextChange).toBeUndefined();
    }
  });

  it.each([
    [
      "is found by its reference as an editor has written it",
      { exchange: { ...awaited, reference: " 06a-1234 " } },
      1,
    ],
    ["waits without a reference", { exchange: { isAwaited: true } }, 0],
  ])("%s", (_, more, count) => {
    expect(shown([announcement()], AFTER, [reportWith(more)]).items).toHaveLength(count);
  });

  it("is not released by the latest time, by a past day or a past time of release", () => {
    const past = { date: "2026-11-01", released: "2026-11-01T00:00:00.000Z" };
    const exchange = { ...awaited, latest: "2026-11-26T00:00:00.000Z" };
    expect(shown([], AFTER, [reportWith({ ...past, exchange })]).items).toEqual([]);
  });

  it("waits for the end of its embargo, too", () => {
    const embargo = "2026-11-27T01:00:00.000Z";
    const of = [reportWith({ embargo })];
    const now = shown([announcement()], AFTER, of);
    expect([now.items, now.embargo.nextChange]).toEqual([[], Date.parse(embargo)]);
    expect(shown([announcement()], Date.parse(embargo), of).items).toHaveLength(1);
  });
});

describe("an article, its document and the announcement of one disclosure", () => {
  const known: ExchangeRelease = { reference: "06A-1234", isAwaited: false };
  const AT = "2026-11-26T22:31:07.000Z";
  const day = "2026-11-27";
  const stated = "2026-11-26T23:45:00.000Z";
  const attached: PdfDocument = {
    id: "pdf_slides",
    title: "Slides",
    href: "/slides.pdf",
    date: day,
    changed: stated,
  };
  const own = { ...newsArticle("results", day), changed: stated, exchange: known, related: [attached] };
  const timesOf = (...all: readonly ContentItem[]) => timesWith(announcement(), ...all);
  const timesWith = (theirs: ExchangeAnnouncement, ...all: readonly ContentItem[]) =>
    shown([theirs], Date.parse("2026-11-30T00:00:00Z"), all).items.map((item) => {
      if (item.kind === "pdf") return [item.pdf.date, item.pdf.released];
      return item.kind === "page" && item.page.type === "news-article"
        ? [item.page.date, item.page.released, ...item.page.related.map(({ released }) => released)]
        : [];
    });

  it("have the time of the exchange, by their reference and by the editor's choice", () => {
    const whole: readonly ContentItem[] = [
      { kind: "page", page: { ...own, released: stated } },
      reportWith({ exchange: known, date: day, changed: stated }),
      { kind: "pdf", uid: "slides", pdf: attached },
    ];
    expect(timesOf(...whole)).toEqual([
      [day, AT, AT],
      [day, AT],
      [day, AT],
    ]);
  });

  it("have it also if the editor has given both, or the article, an embargo", () => {
    const embargo = stated;
    const related = [{ ...attached, embargo, released: embargo }];
    expect(timesOf({ kind: "page", page: { ...own, embargo, related } })).toEqual([[day, AT, AT]]);
    expect(timesOf({ kind: "page", page: { ...own, embargo } })).toEqual([[day, AT, AT]]);
  });

  it("are not joined with an announcement of another time, such as last year's", () => {
    const date = "2025-11-27";
    const copy = { ...own, date, related: [{ ...attached, date }] };
    expect(timesOf({ kind: "page", page: copy })).toEqual([[date, undefined, undefined]]);
  });

  it.each([
    ["in the evening before their day", "2026-11-26T09:00:00.000Z", true],
    ["in the night after it", "2026-11-27T16:00:00.000Z", true],
    ["two days before it", "2026-11-25T12:00:00.000Z", false],
    ["two days after it", "2026-11-28T14:00:00.000Z", false],
  ])("have the time of an announcement %s: %s, %s", (_when, releasedAt, isTheirs) => {
    const [times] = timesWith(announcement({ releasedAt }), { kind: "page", page: own });
    expect(times?.[1]).toBe(isTheirs ? releasedAt : undefined);
  });

  it("do not take along a document of another day, or with a release of its own", () => {
    const later = { ...attached, embargo: "2026-11-28T09:00:00.000Z", released: "2026-11-28T09:00:00.000Z" };
    expect(timesOf({ kind: "page", page: { ...own, related: [later] } })[0]?.[2]).not.toBe(AT);
    const older = { ...attached, id: "pdf_older", date: "2026-09-01" };
    const other = { ...attached, id: "pdf_other", exchange: { reference: "06A-9", isAwaited: false } };
    const late = { ...attached, id: "pdf_late", released: "2026-11-29T09:00:00.000Z" };
    const page = { ...own, related: [older, other, late] };
    expect(timesOf({ kind: "page", page })).toEqual([[day, AT, undefined, undefined, late.released]]);
  });
});

describe("what is hidden gives no time of the exchange to what visitors see", () => {
  const day = "2026-11-27";
  const published = "2026-11-26T20:00:00.000Z";
  const stated = "2026-11-26T23:00:00.000Z";
  const known: ExchangeRelease = { reference: "06A-1234", isAwaited: false };
  const embargo = "2026-11-27T05:00:00.000Z";
  const open: PdfDocument = { id: "pdf_open", title: "Open", href: "/open.pdf", date: day, released: stated };
  const openItem: ContentItem = { kind: "pdf", uid: "open", pdf: open };
  const own = { ...newsArticle("results", day), published, changed: published };
  const articleWith = (more: Partial<NewsArticle>) =>
    ({ kind: "page", page: { ...own, ...more } }) satisfies ContentItem;
  const seenAfter = (before: readonly ContentItem[], after: readonly ContentItem[]) => {
    const options = {
      now: AFTER,
      timeZone: "Australia/Sydney",
      releaseTimes: new ReleaseTimes([announcement()]),
    };
    const first = new Embargo(before, options);
    const next = new Embargo(after, { ...options, before: first });
    return [
      before.flatMap((item) => first.shown(item) ?? []),
      after.flatMap((item) => next.shown(item) ?? []),
    ];
  };

  it.each<[string, readonly ContentItem[], readonly ContentItem[]]>([
    [
      "an article with the document of another one",
      [openItem],
      [openItem, articleWith({ embargo, released: embargo, exchange: known, related: [open] })],
    ],
    [
      "a change that enters a reference",
      [articleWith({ released: stated })],
      [articleWith({ embargo, released: embargo, exchange: known, changed: stated })],
    ],
    [
      "a change that enters the next reference",
      [articleWith({ exchange: awaited })],
      [articleWith({ exchange: { ...awaited, reference: "06A-9999" }, changed: stated })],
    ],
    [
      "a change of a document that an article has",
      [reportWith({ published, changed: published }), { kind: "page", page: summary }],
      [
        reportWith({ published, changed: stated, embargo: "2026-11-28T05:00:00.000Z", title: "New" }),
        { kind: "page", page: { ...summary, related: [{ ...report, title: "New", exchange: undefined }] } },
      ],
    ],
  ])("%s", (_, before, after) => {
    const [seen, then] = seenAfter(before, after);
    expect(then).toEqual(seen);
  });
});

describe("what is known of the exchange's announcements", () => {
  it("is kept when the source forgets it, and in the order of time", () => {
    const older = announcement({ reference: "06A-1000", releasedAt: "2026-11-01T00:00:00Z" });
    const known = mergeAnnouncements([], [older, announcement()]);
    expect(known.map(({ reference }) => reference)).toEqual(["06A-1234", "06A-1000"]);
    expect(mergeAnnouncements(known, [])).toBe(known);
    expect(mergeAnnouncements(known, [older])).toBe(known);
  });

  it("has the later of two times of a reference, with the newer title", () => {
    const later = announcement({ releasedAt: "2026-11-28T00:00:00.000Z", title: "Results, corrected" });
    for (const order of [[[announcement()], [later]], [[announcement(), later]]]) {
      const known = order.reduce<readonly ExchangeAnnouncement[]>(
        (before, listed) => mergeAnnouncements(before, listed),
        [],
      );
      expect(known).toMatchObject([later]);
    }
  });
});
