import { describe, expect, it } from "vitest";
import type { ContentItem } from "../../../src/domain/content/content-item.ts";
import { Embargo } from "../../../src/domain/content/embargo.ts";
import type { Circumstances } from "../../../src/domain/content/opening.ts";
import type { PdfDocument } from "../../../src/domain/content/pdf-document.ts";
import type { Section } from "../../../src/domain/content/section.ts";
import type { ShownTimes } from "../../../src/domain/content/shown-times.ts";
import { EMPTY_SITE_OPTIONS } from "../../../src/domain/content/site-options.ts";
import { type ExchangeRelease, ReleaseTimes } from "../../../src/domain/exchange/exchange-release.ts";
import { contentPage, homePage, investorsPage, linked, newsArticle, paragraph } from "../sample-content.ts";
import { at, awaiting, DAYS, itOpensByDay, later, OWN, page, REFERENCE, RELEASED } from "./opening.ts";

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
      `${released}, far from the time at which it is expected. Correct its time or “expected by”. ${OWN}`,
    ],
    [
      "is not expected before the end of an embargo, weeks later",
      later(-9 * DAYS),
      { embargo: later(21 * DAYS) },
      "unexpected-release",
      `${released}, far from the time at which it is expected. Correct its time or “expected by”. ${OWN}`,
    ],
    [
      "has another day, after the release of which its reference was left",
      later(-90 * DAYS),
      { date: "2027-02-24", ...awaiting({ latest: later(1) }) },
      "release-before-day",
      `${released}, before its day, 2027-02-24. ${OWN}, or correct the day`,
    ],
    [
      "has a new time, and the reference and the expected time of before",
      later(-90 * DAYS),
      { embargo: later(90 * DAYS), ...awaiting({ latest: later(1) }) },
      "unexpected-release",
      `${released}, far from the time at which it is expected. Correct its time or “expected by”. ${OWN}`,
    ],
    [
      "is an old page that nobody expects anything of",
      later(-400 * DAYS),
      {},
      "unknown-release",
      `${released}, and nothing says that it was expected then. Enter “expected by”; of a copy, the reference of its own announcement`,
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

  it("stays shown if the source corrects the time of its release, to one at which nobody expected it", () => {
    const item = article(later(-5 * DAYS), awaiting({ latest: later(-2 * DAYS) }));
    const corrected = { reference: REFERENCE, releasedAt: later(6 * DAYS), firstReleasedAt: RELEASED };
    const releaseTimes = new ReleaseTimes([corrected]);
    expect(at(later(7 * DAYS), [item], { releaseTimes })).toMatchObject({
      shown: [{}],
      told: [],
      doubts: [],
    });
    const unknown = new ReleaseTimes([{ ...corrected, firstReleasedAt: undefined }]);
    expect(at(later(7 * DAYS), [item], { releaseTimes: unknown }).doubts).toEqual(["unexpected-release"]);
  });

  it("is shown if the source corrects the time of its release, to one at which it is expected", () => {
    const item = article(later(-5 * DAYS), awaiting({ latest: later(2 * DAYS) }));
    const early = { reference: REFERENCE, releasedAt: RELEASED };
    const known = (of: typeof early) => at(later(3 * DAYS), [item], { releaseTimes: new ReleaseTimes([of]) });
    expect(known(early).doubts).toEqual(["unexpected-release"]);
    const corrected = { ...early, releasedAt: later(DAYS), firstReleasedAt: RELEASED };
    expect(known(corrected)).toMatchObject({ shown: [{}], doubts: [] });
  });

  it("is told of an older announcement before it is published for the first time", () => {
    const draft = page({ ...newsArticle("results", "2026-11-24"), ...awaiting() });
    expect(at(later(DAYS), [draft]).doubts).toEqual(["older-release"]);
  });

  it.each(["06a-1234 ", "06A\u20111234", "06A–1234", "06A\u22121234", "06A-12\u00AD34", "０６Ａ-1234"])(
    "is shown with its reference as editors paste it: %j",
    (reference) => expect(seen(article(later(-DAYS), awaiting({ reference })))).toBe(true),
  );

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

  it.each([
    [
      { embargo: later(-30 * DAYS) },
      "its time, or “expected by”, has been over for more than a week. Correct it",
    ],
    [{ published: later(-90 * DAYS) }, "nothing says when it is expected. Enter “expected by”"],
  ])("is told before its release if that would open nothing: %j", (more, how) => {
    const { told } = at(later(-1), [article(later(-31 * DAYS), more)], { releaseTimes: new ReleaseTimes() });
    expect(told).toEqual([
      `error news-article_results data.exchange_reference: stays hidden even when the exchange has released ${REFERENCE}: ${how}`,
    ]);
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

describe("a time that was over when a document was first published", () => {
  const article = (published: string, more: object = {}) =>
    page({
      ...newsArticle("results", "2026-11-24"),
      embargo: RELEASED,
      published,
      changed: published,
      ...more,
    });

  it("is that of a copy, which stays hidden", () => {
    const { shown, told } = at(later(200 * DAYS), [article(later(180 * DAYS))]);
    expect(shown).toEqual([]);
    expect(told).toEqual([
      "error news-article_results data.embargo: stays hidden: its time, 2026-11-24T08:30:00+10:00, was over before this document was first published, so that this may be a copy. Enter its own time. If visitors may see it, take the time out",
    ]);
  });

  it("is its own if the editor was some hours late, or changed it later", () => {
    for (const item of [article(later(5)), article(later(-DAYS), { changed: later(180 * DAYS) })])
      expect(at(later(200 * DAYS), [item])).toMatchObject({ shown: [{}], told: [] });
  });

  const german = (id: string, more: object = {}): ContentItem => ({
    ...page({
      ...newsArticle("ergebnis", "2026-11-24"),
      id: "de",
      embargo: RELEASED,
      published: later(5 * DAYS),
      changed: later(5 * DAYS),
      ...more,
    }),
    language: "de",
    translations: [{ id }],
  });
  const areSeen = (now: string, ...items: readonly ContentItem[]) =>
    at(now, items).shown.length === items.length;

  it("is that of the original, if this was translated later", () => {
    const original = article(later(-DAYS));
    expect(areSeen(later(6 * DAYS), original, german("news-article_results"))).toBe(true);
    expect(areSeen(later(6 * DAYS), original, german("another"))).toBe(false);
    // Also if its editor has taken the time out since.
    const open = article(later(-DAYS), { embargo: undefined, changed: later(2 * DAYS) });
    expect(areSeen(later(6 * DAYS), open, german("news-article_results"))).toBe(true);
    const waiting = article(later(5 * DAYS));
    expect(at(later(6 * DAYS), [waiting, german("news-article_results")]).shown).toEqual([]);
  });

  it("opens no translation of what is hidden, and none before its own day", () => {
    const hidden = article(later(-90 * DAYS), { date: "2027-02-24", changed: later(5 * DAYS) });
    const copied = german("news-article_results", { date: "2027-02-24" });
    expect(at(later(6 * DAYS), [hidden, copied]).shown).toEqual([]);
    const putOff = article(later(-DAYS), { embargo: later(90 * DAYS) });
    expect(at(later(6 * DAYS), [putOff, german("news-article_results")]).shown).toEqual([]);
    const seen = article(later(-DAYS));
    expect(at(later(6 * DAYS), [seen, copied]).shown).toHaveLength(1);
  });

  it("is that of the announcement of the original, with the same reference", () => {
    const original = page({
      ...newsArticle("results", "2026-11-24"),
      published: later(-DAYS),
      ...awaiting(),
    });
    const late = german("news-article_results", {
      embargo: undefined,
      published: later(2 * DAYS),
      ...awaiting(),
    });
    expect(areSeen(later(3 * DAYS), original, late)).toBe(true);
    expect(at(later(3 * DAYS), [late]).doubts).toEqual(["older-release"]);
    const another = page({ ...newsArticle("results", "2026-11-24"), ...awaiting({ reference: "06A-1" }) });
    expect(at(later(3 * DAYS), [another, late]).shown).toEqual([]);
    // A translation with a time of its own says nothing of an announcement.
    expect(areSeen(later(6 * DAYS), original, german("news-article_results"))).toBe(true);
  });
});

describe("what belongs to something else", () => {
  it("a PDF document of the day of the article that has it opens with it, unless it has a time of its own", () => {
    const pdf: PdfDocument = {
      id: "pdf_r",
      title: "R",
      href: "/r.pdf",
      date: "2026-11-24",
      changed: later(-2),
      published: later(-2),
    };
    const of = (more: object = {}): ContentItem => ({ kind: "pdf", uid: "r", pdf: { ...pdf, ...more } });
    const article = page({ ...newsArticle("results", "2026-11-24"), embargo: RELEASED, related: [pdf] });
    const early = at(later(-1), [article, of()]);
    expect(early.shown).toEqual([]);
    expect(early.told).toContain(
      "warning pdf_r data.date: is hidden with the document that has it, “results”",
    );
    expect(at(later(-1), [article, of({ embargo: later(-2) })]).shown).toHaveLength(1);
    expect(at(later(-1), [article, of({ date: "2026-10-24" })]).shown).toHaveLength(1);
    expect(at(later(-1), [of()]).shown).toHaveLength(1);
    expect(at(RELEASED, [article, of()]).shown).toHaveLength(2);
  });

  it("a PDF document of another day stays, which an article has beside that of its day", () => {
    const of = (id: string, date: string): ContentItem => {
      const pdf = { id, title: id, href: `/${id}.pdf`, date, changed: later(-2), published: later(-2) };
      return { kind: "pdf", uid: id, pdf };
    };
    const files = [of("pdf_now", "2026-11-24"), of("pdf_half", "2026-05-24")];
    const related = files.flatMap((item) => (item.kind === "pdf" ? item.pdf : []));
    const article = page({ ...newsArticle("results", "2026-11-24"), embargo: RELEASED, related });
    const { embargo } = at(later(-1), [article, ...files]);
    expect(["pdf_now", "pdf_half"].map((id) => embargo.hides(id))).toEqual([true, false]);
  });

  it("a PDF document without a day opens with the first that has it, if it was published with what is hidden", () => {
    const pdf: PdfDocument = { id: "pdf_r", title: "R", href: "/r.pdf", published: later(-2) };
    const of = (more: object = {}): ContentItem => ({ kind: "pdf", uid: "r", pdf: { ...pdf, ...more } });
    const hidden = { published: later(-2), embargo: RELEASED };
    const article = page({ ...newsArticle("results", "2026-11-24"), ...hidden, related: [pdf] });
    const listing = (uid: string, more: object = {}) =>
      page({
        ...contentPage(uid),
        published: later(-2),
        intro: paragraph(linked("/r.pdf", "R")),
        ...more,
      });
    for (const holder of [article, listing("figures", hidden)]) {
      const early = at(later(-1), [holder, of()]);
      expect(early.shown).toEqual([]);
      expect(early.told).toContainEqual(
        expect.stringMatching(/^warning pdf_r data.date: is hidden with the document that has it, “/),
      );
      expect(at(RELEASED, [holder, of()]).shown).toHaveLength(2);
      for (const more of [{ published: later(-3) }, { embargo: later(-2) }, { released: later(-2) }])
        expect(at(later(-1), [holder, of(more)]).shown).toHaveLength(1);
      expect(at(later(-1), [holder, listing("board"), of()]).shown).toHaveLength(2);
    }
    const two = [listing("figures", hidden), listing("outlook", { ...hidden, embargo: later(5) })];
    for (const holders of [two, two.toReversed()])
      expect(at(RELEASED, [...holders, of()]).embargo.hides("pdf_r")).toBe(false);
    // What visitors have seen stays.
    const known = new Embargo([of()], { now: Date.parse(later(-1.5)), timeZone: "Australia/Brisbane" });
    const now = new Embargo([article, of()].toReversed(), {
      now: Date.parse(later(-1)),
      timeZone: "Australia/Brisbane",
      before: known,
    });
    expect(now.hides("pdf_r")).toBe(false);
  });

  it("a page that says in another language what a hidden one states waits for it, unless it has a time of its own", () => {
    const original = page({ ...contentPage("figures"), embargo: RELEASED });
    const translated = (more: object = {}): ContentItem => {
      const own = { ...contentPage("zahlen"), id: "de", ...more };
      return {
        kind: "page",
        page: own,
        facts: { of: "page_figures", own },
        language: "de",
        translations: [{ id: "page_figures" }],
      };
    };
    const early = at(later(-1), [original, translated()]);
    expect(early.shown).toEqual([]);
    expect(early.told).toContain(
      "warning de data.embargo: is hidden with its translation, “figures”, which is released later",
    );
    expect(at(later(-1), [original, translated({ embargo: later(-2) })]).shown).toHaveLength(1);
    expect(at(RELEASED, [original, translated()]).shown).toHaveLength(2);
  });
});

describe("a day", () => {
  const day = "2026-11-24";
  const before = later(-DAYS);
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
  ];

  describe.each(kinds)("of %s", (_, field, of) => itOpensByDay(day, field, of));

  it("opens what was published before it when it begins, if the company is not listed", () => {
    const item = pdf({ changed: before });
    const shown = (now: string) => at(now, [item], { isListed: false }).shown.length;
    expect([shown("2026-11-23T13:59:59.999Z"), shown("2026-11-23T14:00:00.000Z")]).toEqual([0, 1]);
  });

  it("begins where the company is: what was published on the evening before, there, waits", () => {
    const published = (changed: string) => pdf({ changed });
    const more = { timeZone: "America/New_York" };
    const shown = (changed: string) => at(later(DAYS), [published(changed)], more).shown.length;
    expect([shown("2026-11-24T04:59:59.999Z"), shown("2026-11-24T05:00:00.000Z")]).toEqual([0, 1]);
  });

  it("is over, if nobody knows when it was published", () => {
    const shown = (now: string) => at(now, [pdf({})]).shown.length;
    expect([shown("2026-11-24T13:59:59.999Z"), shown("2026-11-24T14:00:00.000Z")]).toEqual([0, 1]);
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
    ["a section", section, "sections[0].shown_from", ""],
    ["a menu group", options, "menus.primary[0].shown_from", ""],
    ["the announcements of the site", notice, "data.announcementShownFrom", "the announcement "],
  ] as const;
  const isSeen = (now: string, item: ContentItem, more?: Partial<Circumstances>) =>
    JSON.stringify(at(now, [item], more).shown).includes("2,318.7");

  it.each(kinds)(
    "%s waits for the exchange as a document does, and tells nothing of it",
    (_, of, field, name) => {
      const item = of(awaiting({ latest: later(1) }));
      const early = at(later(-1), [item], { releaseTimes: new ReleaseTimes() });
      expect(JSON.stringify(early.shown)).not.toMatch(/2,318\.7|06A/);
      expect(early.told).toEqual([
        expect.stringContaining(`: ${name}is hidden until the exchange has released 06A-1234, expected`),
      ]);
      expect(early.told[0]).toContain(` ${field}: `);
      expect(early.embargo).toMatchObject({ waiting: [item], awaited: [{ reference: REFERENCE }] });
      expect(isSeen(later(-0.01), item)).toBe(false);
      expect(isSeen(RELEASED, item)).toBe(true);
      expect(JSON.stringify(at(RELEASED, [item]).shown)).not.toContain("06A");
    },
  );

  it.each(kinds)("%s with the reference of the last half stays hidden", (_, of) => {
    const item = of(awaiting({ latest: later(180 * DAYS) }));
    expect(isSeen(later(181 * DAYS), item)).toBe(false);
    expect(at(later(181 * DAYS), [item]).doubts).toEqual(["unexpected-release"]);
  });

  it.each(kinds)(
    "%s that is published again a week after its release may be a copy of it",
    (_, of, field, name) => {
      const item = (changed: string) => {
        const given = of(awaiting({ latest: later(1) }));
        return given.kind === "page" ? page({ ...given.page, changed }) : { ...given, changed };
      };
      for (const changed of [later(-DAYS), later(2), later(6 * DAYS)]) {
        expect(isSeen(later(400 * DAYS), item(changed))).toBe(true);
        expect(at(later(8 * DAYS), [item(changed)]).told).toEqual([
          expect.stringContaining(
            `${field}: ${name}is seen since the exchange has released 06A-1234: choose “At a time” now. If the document is published again after 2026-12-01T08:30:00+10:00`,
          ),
        ]);
      }
      const again = at(later(30 * DAYS), [item(later(30 * DAYS))]);
      expect(JSON.stringify(again.shown)).not.toMatch(/2,318\.7|06A|2026-12/);
      expect(again.doubts).toEqual(["spent-release"]);
      expect(again.told).toEqual([
        expect.stringContaining(
          `${name}stays hidden: the exchange released 06A-1234 at 2026-11-24T08:30:00+10:00, and the document was published again more than a week later, so that this may be a copy. ${OWN}`,
        ),
      ]);
    },
  );

  it("of a new page that has a time which is over may be a copy, unless the page is translated", () => {
    const copied = page({ ...investorsPage(figures({ embargo: RELEASED })), published: later(90 * DAYS) });
    expect(at(later(91 * DAYS), [copied])).toMatchObject({ doubts: ["older-time"] });
    expect(isSeen(later(91 * DAYS), copied)).toBe(false);
    expect(isSeen(later(91 * DAYS), { ...copied, translations: [{ id: "de" }] })).toBe(true);
    const late = page({ ...investorsPage(figures({ embargo: RELEASED })), published: later(5) });
    expect(isSeen(later(91 * DAYS), late)).toBe(true);
  });

  it("with facts of another page may be a copy if that one was published again", () => {
    const own = { ...investorsPage(figures(awaiting({ latest: later(1) }))), published: later(-DAYS) };
    const item = (changed: string): ContentItem => ({
      kind: "page",
      page: own,
      facts: { of: "original", published: later(-DAYS), changed, own },
    });
    expect(isSeen(later(31 * DAYS), item(later(2)))).toBe(true);
    expect(isSeen(later(31 * DAYS), item(later(30 * DAYS)))).toBe(false);
  });

  it("of an old page needs an expected time, without which any old reference would do", () => {
    const old = (more?: Partial<ExchangeRelease>) =>
      page({ ...homePage(figures(awaiting(more))), published: later(-900 * DAYS) });
    expect(at(later(1), [old()])).toMatchObject({ doubts: ["unknown-release"] });
    expect(isSeen(later(1), old({ latest: later(1) }))).toBe(true);
  });

  it.each(kinds)(
    "%s that would disappear before it appears stays hidden, which is told",
    (_, of, field, name) => {
      const item = of({ embargo: RELEASED, shownUntil: later(-1) });
      for (const now of [later(-2), later(-0.5), later(1)]) expect(isSeen(now, item)).toBe(false);
      expect(at(later(-2), [item]).told).toEqual([
        expect.stringContaining(`${field}: ${name}stays hidden: it would disappear before it appears`),
      ]);
    },
  );

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

  it.each(kinds)("%s that was over before its document was first published is told", (_, of, field, name) => {
    const item = of({ shownUntil: later(-30 * DAYS) });
    expect(isSeen(RELEASED, item)).toBe(false);
    const end = field.replace("shown_from", "shown_until").replace("ShownFrom", "ShownUntil");
    expect(at(RELEASED, [item]).told).toEqual([
      expect.stringContaining(`${end}: ${name}stays hidden: “shown until”, 2026-10-25T08:30`),
    ]);
  });

  it("without a text is no announcement: its times hide nothing", () => {
    const announcementTimes = { shownUntil: later(-30 * DAYS) };
    expect(
      at(RELEASED, [{ kind: "site-options", options: { ...EMPTY_SITE_OPTIONS, announcementTimes } }]).told,
    ).toEqual([]);
  });

  it.each(kinds)("%s follows a clock that is set back and forward by minutes", (_, of) => {
    const item = of({ embargo: RELEASED, shownUntil: later(1) });
    const seen = [-5, 0, -1, 59, 61, 58].map((minute) => isSeen(later(minute / 60), item));
    expect(seen).toEqual([false, true, false, true, false, true]);
  });

  it.each(kinds)("%s is told until its time", (_, of, field, name) => {
    expect(at(later(-1), [of({ embargo: RELEASED })]).told).toEqual([
      expect.stringContaining(`${field}: ${name}is hidden until 2026-11-24T08:30:00+10:00`),
    ]);
    expect(at(RELEASED, [of({ embargo: RELEASED })]).told).toEqual([]);
  });
});

it("a child page is told to wait with the page above it", () => {
  const parent = page({ ...contentPage("merger"), embargo: RELEASED });
  expect(at(later(-1), [parent, page(contentPage("terms", "merger"))]).told).toEqual([
    "warning page_merger data.embargo: is hidden until 2026-11-24T08:30:00+10:00",
    "warning page_terms data.parent: is hidden with the page above it, “merger”",
  ]);
});
