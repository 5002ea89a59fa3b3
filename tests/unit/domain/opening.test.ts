import { describe, expect, it } from "vitest";
import type { ContentItem } from "../../../src/domain/content/content-item.ts";
import { Embargo } from "../../../src/domain/content/embargo.ts";
import type { Circumstances } from "../../../src/domain/content/opening.ts";
import type { Page } from "../../../src/domain/content/page.ts";
import type { PdfDocument } from "../../../src/domain/content/pdf-document.ts";
import type { Section } from "../../../src/domain/content/section.ts";
import type { ShownTimes } from "../../../src/domain/content/shown-times.ts";
import { EMPTY_SITE_OPTIONS } from "../../../src/domain/content/site-options.ts";
import { type ExchangeRelease, ReleaseTimes } from "../../../src/domain/exchange/exchange-release.ts";
import { hiddenProblems } from "../../../src/domain/report/hidden-problems.ts";
import { finalDividend } from "../dividends/sample-dividends.ts";
import { AGM, type GivenMeeting, generalMeeting } from "../meetings/sample-meetings.ts";
import { mediaAsset } from "../press-kit/sample-assets.ts";
import { contentPage, homePage, investorsPage, newsArticle, paragraph } from "../sample-content.ts";

const REFERENCE = "06A-1234";
const OWN =
  "Enter the reference of its own announcement; if this is it, choose “At a time” and enter that time";

/** Times around a release at 8:30 am in Brisbane. */
const RELEASED = "2026-11-23T22:30:00.000Z";
const later = (hours: number, from = RELEASED) =>
  new Date(Date.parse(from) + hours * 3_600_000).toISOString();
const DAYS = 24;

const page = (of: Page): ContentItem => ({ kind: "page", page: of });

/** What visitors see at a time, and what is told of the rest, as `SEVERITY DOCUMENT FIELD: PROBLEM`. */
function at(now: string, items: readonly ContentItem[], more: Partial<Circumstances> = {}) {
  const releaseTimes = new ReleaseTimes([{ reference: REFERENCE, releasedAt: RELEASED }]);
  const circumstances = { now: Date.parse(now), timeZone: "Australia/Brisbane", releaseTimes, ...more };
  const embargo = new Embargo(items, circumstances);
  const shown = items.flatMap((item) => embargo.shown(item) ?? []);
  const told = hiddenProblems(items, circumstances).map(
    ({ severity, document, field, problem }) => `${severity} ${document} ${field}: ${problem}`,
  );
  return { embargo, shown, told, doubts: embargo.doubtful.map(({ doubt }) => doubt.kind) };
}

const awaiting = (more: Partial<ExchangeRelease> = {}) => ({
  exchange: { reference: REFERENCE, isAwaited: true, ...more },
});

describe("a document that waits for the exchange", () => {
  const article = (published: string, more: object = {}, uid = "results") =>
    page({ ...newsArticle(uid, "2026-11-24"), published, changed: published, ...awaiting(), ...more });
  const seen = (item: ContentItem, now = later(1)) => at(now, [item]).shown.length === 1;

  it.each([
    ["days before the release", later(-5 * DAYS), {}],
    ["in the second of the release", RELEASED, {}],
    ["by an editor who is some hours late", later(5), {}],
    ["with an expected time shortly before it", later(-5 * DAYS), awaiting({ latest: later(-2) })],
    ["with an expected time the day after", later(-5 * DAYS), awaiting({ latest: later(20) })],
    [
      "with an expected time days ago, before a halt of trading",
      later(-9 * DAYS),
      awaiting({ latest: later(-5 * DAYS) }),
    ],
  ])("is shown from its release if it was first published %s", (_, published, more) => {
    const item = article(published, more);
    expect(seen(item, later(6))).toBe(true);
    expect(seen(item, later(-1))).toBe(false);
    // For good, whatever is published later.
    expect(seen(item, later(400 * DAYS))).toBe(true);
    expect(at(later(6), [item])).toMatchObject({ told: [], doubts: [] });
  });

  const released = `the exchange released ${REFERENCE} at 2026-11-24T08:30:00+10:00`;
  it.each([
    [
      "is a copy of last half's article",
      later(180 * DAYS),
      {},
      "older-release",
      `${released}, before this document was first published. ${OWN}`,
    ],
    [
      "is a copy, also if its expected time was copied, too",
      later(180 * DAYS),
      awaiting({ latest: RELEASED }),
      "older-release",
      `${released}, before this document was first published. ${OWN}`,
    ],
    [
      "is prepared a day after it",
      later(DAYS),
      {},
      "older-release",
      `${released}, before this document was first published. ${OWN}`,
    ],
    [
      "was first published before it, but is expected days later",
      later(-9 * DAYS),
      awaiting({ latest: later(3 * DAYS) }),
      "unexpected-release",
      `${released}, far from the time at which it is expected. Correct “expected by”. ${OWN}`,
    ],
    [
      "is not expected before the end of an embargo, weeks later",
      later(-9 * DAYS),
      { embargo: later(21 * DAYS) },
      "unexpected-release",
      `${released}, far from the time at which it is expected. Correct “expected by”. ${OWN}`,
    ],
    [
      "is an old page that nobody expects anything of",
      later(-400 * DAYS),
      {},
      "unknown-release",
      `${released}, and nothing says that it was expected then. Enter “expected by”`,
    ],
  ])("stays hidden if it %s, and says what to do", (_, published, more, doubt, problem) => {
    const item = article(published, more);
    const found = at(later(200 * DAYS), [item]);
    expect(found).toMatchObject({ shown: [], doubts: [doubt] });
    expect(found.told).toEqual([
      `error news-article_results data.exchange_reference: stays hidden: ${problem}`,
    ]);
    // It waits for an editor, as with an unknown reference.
    expect(found.embargo).toMatchObject({ nextChange: undefined, awaited: [{ reference: REFERENCE }] });
  });

  it("shares its reference with a PDF document of the same disclosure, but a late copy of it waits", () => {
    const original = article(later(-DAYS));
    const pdf: PdfDocument = {
      id: "pdf_results",
      title: "Results",
      href: "/r.pdf",
      published: later(2),
      ...awaiting(),
    };
    const copy = article(later(2), {}, "copy");
    const { shown, told } = at(later(3), [copy, original, { kind: "pdf", uid: "r", pdf }]);
    expect(shown).toMatchObject([{ page: { id: "news-article_results" } }, { pdf: { id: "pdf_results" } }]);
    expect(told).toEqual([
      `error news-article_copy data.exchange_reference: stays hidden: ${released}, before this document was first published, and news-article_results has the same reference. ${OWN}`,
    ]);
    const unknown = { releaseTimes: new ReleaseTimes() };
    expect(at(later(3), [copy, original], unknown).told).toContain(
      "warning news-article_copy data.exchange_reference: has the same reference as news-article_results, which is older: enter its own if it is a copy",
    );
  });

  it("is shown with another one that has waited for the same announcement, which was told before", () => {
    const two = [article(later(-2 * DAYS), {}, "results"), article(later(-DAYS), {}, "outlook")];
    const before = at(later(-1), two, { releaseTimes: new ReleaseTimes() });
    expect(before).toMatchObject({ shown: [], doubts: [] });
    const problem =
      "has the same reference as news-article_results, which is older: enter its own if it is a copy";
    expect(before.told).toContain(`warning news-article_outlook data.exchange_reference: ${problem}`);
    expect(at(RELEASED, two)).toMatchObject({ shown: [{}, {}], doubts: [] });
  });

  it("depends on nothing but the time, so a clock that is set back and forward takes it away and shows it again", () => {
    const item = article(later(-DAYS));
    const minutes = [-5, 0, 5, -1, 1].map((minute) => seen(item, later(minute / 60)));
    expect(minutes).toEqual([false, true, true, false, true]);
  });

  it("stays hidden if the exchange had retracted its announcement, which is told in the report", () => {
    const retracted = { reference: REFERENCE, releasedAt: later(0), releasesNothing: true } as const;
    const { shown, told } = at(later(1), [article(later(-1))], {
      releaseTimes: new ReleaseTimes([retracted]),
    });
    expect(shown).toEqual([]);
    expect(told).toEqual([expect.stringContaining(`stays hidden: the exchange has retracted ${REFERENCE}`)]);
  });

  it.each([
    [
      awaiting({ latest: later(1) }),
      `until the exchange has released ${REFERENCE}, expected by 2026-11-24T09:30:00+10:00`,
    ],
    [
      awaiting({ reference: undefined, latest: later(1) }),
      "until it has the reference of its announcement at the exchange, expected by 2026-11-24T09:30:00+10:00",
    ],
    [
      awaiting({ reference: undefined }),
      "until it has the reference of its announcement at the exchange. Enter “expected by”: then the announcement is suggested to who may open it",
    ],
  ])("is told in the report: %j", (more, problem) => {
    const { told } = at(later(-2), [article(later(-DAYS), more)], { releaseTimes: new ReleaseTimes() });
    expect(told).toEqual([`warning news-article_results data.exchange_reference: is hidden ${problem}`]);
  });
});

describe("a day", () => {
  const day = "2026-11-24";
  const before = later(-DAYS);
  const onDay = later(-3);
  const pdf = (more: Partial<PdfDocument>): ContentItem => {
    return {
      kind: "pdf",
      uid: "r",
      pdf: { id: "pdf_r", title: "Results", href: "/r.pdf", date: day, ...more },
    };
  };
  const kinds: readonly (readonly [string, string, (more?: object) => ContentItem])[] = [
    ["an article", "data.date", (more) => page({ ...newsArticle("r", day), ...more })],
    ["a PDF document", "data.date", (more = {}) => pdf(more)],
    [
      "a dividend",
      "data.declared",
      (more) => ({ kind: "dividend", document: { ...finalDividend(2027, 0.1, { declared: day }), ...more } }),
    ],
    [
      "an asset",
      "data.date",
      (more) => ({ kind: "media-asset", document: { ...mediaAsset("r", { date: day }), ...more } }),
    ],
  ];

  it.each(kinds)("opens nothing by itself: %s that was published before it waits", (_, field, of) => {
    const item = of({ changed: before });
    for (const now of [before, later(-8.5), RELEASED, later(30 * DAYS)])
      expect(at(now, [item])).toMatchObject({ shown: [], doubts: ["day-without-time"] });
    const { told } = at(before, [item]);
    expect(told).toMatchObject([
      expect.stringMatching(`^error \\S+ ${field}: stays hidden: ${day} is a day`),
    ]);
  });

  it.each(kinds)("shows %s at once that was published on it or later", (_, _field, of) => {
    for (const changed of [onDay, later(400 * DAYS)])
      expect(at(changed, [of({ changed })])).toMatchObject({ shown: [{}], told: [], doubts: [] });
  });

  it.each(kinds)("with a time on it shows %s at that time", (_, _field, of) => {
    const item = of({ changed: before, embargo: RELEASED });
    expect(at(later(-0.01), [item]).shown).toEqual([]);
    expect(at(RELEASED, [item]).shown).toHaveLength(1);
  });

  it.each(kinds)("after the end of an embargo is a contradiction: %s waits", (_, _field, of) => {
    const item = of({ changed: before, embargo: later(-DAYS) });
    expect(at(later(DAYS), [item])).toMatchObject({ shown: [], doubts: ["day-without-time"] });
  });

  it("opens what was published before it when it begins, if the company is not listed", () => {
    const item = pdf({ changed: before });
    const shown = (now: string) => at(now, [item], { isListed: false }).shown.length;
    expect([shown("2026-11-23T13:59:59.999Z"), shown("2026-11-23T14:00:00.000Z")]).toEqual([0, 1]);
  });

  it("is over, if nobody knows when it was published", () => {
    const shown = (now: string) => at(now, [pdf({})]).shown.length;
    expect([shown("2026-11-24T13:59:59.999Z"), shown("2026-11-24T14:00:00.000Z")]).toEqual([0, 1]);
  });
});

describe("the votes of a meeting", () => {
  const resolutions = [
    { number: "1", title: "Accounts", text: [], votesFor: 900, votesAgainst: 100, outcome: "Carried" },
    { number: "2", title: "A director", text: [], outcome: "Withdrawn" },
  ] as const;
  const documents = { poll: { id: "pdf_poll", title: "Poll", href: "/poll.pdf" } };
  const held = (more: GivenMeeting = {}) =>
    page(generalMeeting({ published: later(-24 * 330, AGM.before), resolutions, ...documents, ...more }));
  const votesAt = (now: string, item: ContentItem, more?: Partial<Circumstances>) =>
    /"votesFor":900.*Carried.*poll.pdf|poll.pdf.*"votesFor":900.*Carried/.test(
      JSON.stringify(at(now, [item], more).shown),
    );

  it("are hidden until it is over, with the report on the poll; the resolutions are shown, and what is withdrawn", () => {
    const { shown, told, embargo } = at(later(1, AGM.live), [held()]);
    expect(shown).toMatchObject([
      { page: { resolutions: [{ title: "Accounts" }, { outcome: "Withdrawn" }] } },
    ]);
    expect(JSON.stringify(shown)).not.toMatch(/900|Carried|poll/);
    expect(told).toEqual([
      "warning general-meeting_agm data.resolutions: the result of the votes is hidden until 2027-10-21T12:00:00+10:00",
    ]);
    expect(embargo).toMatchObject({ nextChange: Date.parse(AGM.after), waiting: [{}] });
    expect(votesAt(AGM.after, held())).toBe(true);
  });

  it("wait for a time, and tell nothing of it before", () => {
    const item = held({ results: { embargo: later(3, AGM.after) } });
    expect(votesAt(later(2, AGM.after), item)).toBe(false);
    expect(JSON.stringify(at(AGM.after, [item]).shown)).not.toContain(later(3, AGM.after));
    expect(votesAt(later(3, AGM.after), item)).toBe(true);
  });

  it("wait for the exchange, by the end of the meeting if nothing else is said", () => {
    const item = held({ results: awaiting() });
    const releasedAt = (time: string) => ({
      releaseTimes: new ReleaseTimes([{ reference: REFERENCE, releasedAt: time }]),
    });
    const now = later(DAYS, AGM.after);
    const { embargo } = at(now, [item], { releaseTimes: new ReleaseTimes() });
    expect(embargo.awaited).toMatchObject([{ document: "general-meeting_agm", reference: REFERENCE }]);
    expect(votesAt(now, item, releasedAt(later(2, AGM.after)))).toBe(true);
    // That of the notice.
    expect(votesAt(now, item, releasedAt(later(-30 * DAYS, AGM.after)))).toBe(false);
  });

  it.each([
    ["a time before the meeting", { results: { embargo: AGM.before } }, "before-event"],
    ["a release in the night before", { results: awaiting() }, "before-event"],
    ["no date", { event: undefined, deadlines: [] }, "no-event"],
    [
      "a status by which it does not take place",
      { event: { date: "2027-10-21", title: "AGM", starts: AGM.live, status: "Postponed" } },
      "no-event",
    ],
  ] as const)("stay hidden with %s, which is told", (_, more, doubt) => {
    const releaseTimes = new ReleaseTimes([{ reference: REFERENCE, releasedAt: later(-2, AGM.live) }]);
    for (const now of [AGM.live, later(9 * DAYS, AGM.after)]) {
      const found = at(now, [held(more)], { releaseTimes });
      expect(JSON.stringify(found.shown)).not.toMatch(/900|Carried/);
      expect(found).toMatchObject({ doubts: [doubt] });
      expect(found.told).toEqual([
        expect.stringMatching(
          /^error general-meeting_agm data\.resolutions: the result of the votes stays hidden/,
        ),
      ]);
    }
  });

  it("follow a clock that is set back and forward by minutes", () => {
    const seen = [-5, 0, -1, 1].map((minute) => votesAt(later(minute / 60, AGM.after), held()));
    expect(seen).toEqual([false, true, false, true]);
  });

  it("of a meeting without a time of day are hidden until its day is over", () => {
    const item = held({ event: { date: "2027-10-21", title: "AGM" } });
    expect(votesAt("2027-10-21T13:59:59.999Z", item)).toBe(false);
    expect(votesAt("2027-10-21T14:00:00.000Z", item)).toBe(true);
  });
});

describe("a part", () => {
  const figures = (times: ShownTimes): Section => ({
    kind: "statistics",
    figures: [{ value: "2,318.7", label: "Revenue" }],
    ...times,
  });
  const options = (times: ShownTimes): ContentItem => {
    const entry = { title: "2,318.7", link: { kind: "page", href: "/" }, newTab: false } as const;
    const menus = { primary: [{ title: "Results", entries: [entry], ...times }], footer: [], secondary: [] };
    return { kind: "site-options", options: { ...EMPTY_SITE_OPTIONS, published: later(-DAYS), menus } };
  };
  const notice = (times: ShownTimes): ContentItem => {
    const announcementBar = paragraph("2,318.7");
    return {
      kind: "site-options",
      options: { ...EMPTY_SITE_OPTIONS, published: later(-DAYS), announcementBar, announcementTimes: times },
    };
  };
  const section = (times: ShownTimes) => page({ ...investorsPage(figures(times)), published: later(-DAYS) });
  const kinds = [
    ["a section", section, "sections[0].shown_from"],
    ["a menu group", options, "menus.primary[0].shown_from"],
    ["the announcements of the site", notice, "data.announcementShownFrom"],
  ] as const;
  const isSeen = (now: string, item: ContentItem, more?: Partial<Circumstances>) =>
    JSON.stringify(at(now, [item], more).shown).includes("2,318.7");

  it.each(kinds)("%s waits for the exchange as a document does, and tells nothing of it", (_, of, field) => {
    const item = of(awaiting({ latest: later(1) }));
    const early = at(later(-1), [item], { releaseTimes: new ReleaseTimes() });
    expect(JSON.stringify(early.shown)).not.toMatch(/2,318\.7|06A/);
    expect(early.told).toEqual([
      expect.stringMatching(
        /^warning \S+ \S+: this part is hidden until the exchange has released 06A-1234, expected/,
      ),
    ]);
    expect(early.told[0]).toContain(` ${field}: `);
    expect(early.embargo).toMatchObject({ waiting: [item], awaited: [{ reference: REFERENCE }] });
    expect(isSeen(later(-0.01), item)).toBe(false);
    expect(isSeen(RELEASED, item)).toBe(true);
    expect(JSON.stringify(at(RELEASED, [item]).shown)).not.toContain("06A");
  });

  it.each(kinds)("%s with the reference of the last half stays hidden", (_, of) => {
    const item = of(awaiting({ latest: later(180 * DAYS) }));
    expect(isSeen(later(181 * DAYS), item)).toBe(false);
    expect(at(later(181 * DAYS), [item]).doubts).toEqual(["unexpected-release"]);
  });

  it("of an old page needs an expected time, without which any old reference would do", () => {
    const old = (more?: Partial<ExchangeRelease>) =>
      page({ ...homePage(figures(awaiting(more))), published: later(-900 * DAYS) });
    expect(at(later(1), [old()])).toMatchObject({ doubts: ["unknown-release"] });
    expect(isSeen(later(1), old({ latest: later(1) }))).toBe(true);
  });

  it.each(kinds)("%s that would disappear before it appears stays hidden, which is told", (_, of, field) => {
    const item = of({ embargo: RELEASED, shownUntil: later(-1) });
    for (const now of [later(-2), later(-0.5), later(1)]) expect(isSeen(now, item)).toBe(false);
    expect(at(later(-2), [item]).told).toEqual([
      expect.stringContaining(`${field}: this part stays hidden: it would disappear before it appears`),
    ]);
  });

  it.each(kinds)(
    "%s that disappears before the exchange has released it, or at once, stays hidden",
    (_, of) => {
      for (const shownUntil of [later(-1), RELEASED]) {
        const item = of({ ...awaiting({ latest: later(1) }), shownUntil });
        for (const now of [later(-2), later(-0.5), RELEASED, later(1)]) expect(isSeen(now, item)).toBe(false);
        expect(at(later(1), [item]).doubts).toEqual(["ends-first"]);
      }
    },
  );

  it.each(kinds)("%s follows a clock that is set back and forward by minutes", (_, of) => {
    const item = of({ embargo: RELEASED, shownUntil: later(1) });
    const seen = [-5, 0, -1, 59, 61, 58].map((minute) => isSeen(later(minute / 60), item));
    expect(seen).toEqual([false, true, false, true, false, true]);
  });

  it.each(kinds)("%s is told until its time", (_, of, field) => {
    expect(at(later(-1), [of({ embargo: RELEASED })]).told).toEqual([
      expect.stringContaining(`${field}: this part is hidden until 2026-11-24T08:30:00+10:00`),
    ]);
    expect(at(RELEASED, [of({ embargo: RELEASED })]).told).toEqual([]);
  });
});

it("a child page is told to wait with the page above it", () => {
  const parent = page({ ...contentPage("merger"), embargo: RELEASED });
  expect(at(later(-1), [parent, page(contentPage("terms", "merger"))]).told).toEqual([
    "warning page_merger data.embargo: is hidden until 2026-11-24T08:30:00+10:00",
    "warning page_terms data.parent: is hidden with the page above it, page_merger",
  ]);
});
