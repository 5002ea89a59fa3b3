import { describe, expect, it } from "vitest";
import type { CalendarEvent } from "../../../src/domain/content/calendar-event.ts";
import { Content } from "../../../src/domain/content/content.ts";
import type { PageView } from "../../../src/domain/content/page-view.ts";
import type { SectionView } from "../../../src/domain/content/section.ts";
import type { SearchableDocument } from "../../../src/domain/search/search.ts";
import {
  searchableAnnouncement,
  searchablePage,
  searchablePdf,
} from "../../../src/domain/search/searchable.ts";
import { searchableContent, searchableItems } from "../../../src/domain/search/searchable-content.ts";
import type { ShownText } from "../../../src/domain/search/shown-text.ts";
import { announcement, contentPage, homePage, newsArchive, newsArticle } from "../sample-content.ts";
import { company, home, optionsWith, pdf } from "./hidden-content.ts";

const NOW = Date.parse("2026-11-22T00:00:00Z");
const TEXT: ShownText = { headings: ["Board"], labels: ["A$m"], text: "We", listed: "Report", ids: [] };

function found(view: PageView, href: string, text: Partial<ShownText> = {}): SearchableDocument[] {
  const shown = { ...TEXT, ...text };
  return searchablePage(href, { view, text: shown }, NOW);
}

const companyWith = (...sections: SectionView[]): PageView => ({ ...contentPage("company"), sections });

describe("a page is found", () => {
  it("with its address, what stands above it, and its text by what it is there", () => {
    expect(found({ ...contentPage("board", "company"), sections: [] }, "/company/board")).toEqual([
      {
        id: "page_board",
        type: "page",
        uid: "board",
        href: "/company/board",
        title: "board",
        scope: "page",
        parentUid: "company",
        within: "company",
        headings: ["Board"],
        labels: ["A$m"],
        text: "We",
        listed: "Report",
      },
    ]);
  });

  it("by its type if it has no uid", () => {
    const archive = {
      articles: { items: [], page: 1, pages: 1, total: 0 },
      filter: {},
      years: [],
      categories: [],
    };
    expect(found({ ...homePage(), sections: [] }, "/")[0]?.uid).toBe("home");
    expect(found({ ...newsArchive, ...archive }, "/news")[0]?.uid).toBe("news");
  });

  it("as an article, with its day, its time and its category, and as one with its announcement", () => {
    const article = { ...newsArticle("fy26", "2026-08-19", "Results"), released: "2026-08-18T22:30:00.000Z" };
    const exchange = { isAwaited: false, reference: " lkf-2026-007 " };
    const [hit] = found({ ...article, exchange, sections: [] }, "/news/fy26");
    expect(hit).toMatchObject({
      date: "2026-08-19",
      released: "2026-08-18T22:30:00.000Z",
      kind: "Results",
      thing: searchableAnnouncement(announcement("LKF-2026-007", article.released), "UTC")[0]?.thing,
    });
  });
});

describe("a date of a page is found", () => {
  const briefing: CalendarEvent = { date: "2027-02-18", title: "Briefing", place: "Perth", note: "At noon" };
  /** A section with entries that have dates, as capabilities have them. */
  const listing = (...dates: readonly CalendarEvent[]): SectionView =>
    Object.assign({ kind: "accordion", heading: "Dates", entries: [] } as const, { events: dates });
  const datesOf = (...given: Parameters<typeof found>) => found(...given).slice(1);

  it("at the part of the page that shows it, with its own text", () => {
    expect(datesOf(companyWith(listing(briefing)), "/company", { ids: ["part-dates"] })).toEqual([
      {
        id: "page_company#briefing-2027-02",
        type: "page",
        uid: "company",
        href: "/company#part-dates",
        within: "company",
        scope: "page",
        title: "Briefing",
        date: "2027-02-18",
        ends: Date.parse("2027-02-19T12:00:00Z"),
        thing: "2027-02-18 Briefing",
        headings: [],
        labels: [],
        text: "At noon\nPerth",
        listed: "",
        isDate: true,
      },
    ]);
  });

  it("in the language of its title, if nobody has translated that", () => {
    const wordsOf = (words: Partial<CalendarEvent>) => {
      const shown = companyWith(listing({ ...briefing, ...words }));
      return datesOf(shown, "/company", { ids: ["part-dates"] }).map(({ wordsIn }) => wordsIn);
    };
    expect(wordsOf({ wordsIn: { title: "en-AU" } })).toEqual([{ title: "en-AU" }]);
    expect(wordsOf({ inTitle: briefing.title, wordsIn: { inTitle: "en-AU" } })).toEqual([{ title: "en-AU" }]);
    // The rest of it is in the language of the page.
    expect(wordsOf({ inTitle: "Brief", wordsIn: { inTitle: "en-AU", note: "en-AU" } })).toEqual([undefined]);
  });

  it("by the kind of the section if only that has an id, and not at all without one", () => {
    const hrefs = (...ids: readonly string[]) =>
      datesOf(companyWith(listing(briefing)), "/company", { ids }).map(({ href }) => href);
    expect(hrefs("accordion")).toEqual(["/company#accordion"]);
    expect(hrefs("accordion", "part-dates")).toEqual(["/company#part-dates"]);
    expect(hrefs("part-other")).toEqual([]);
  });

  it("once, also if several sections and entries show it", () => {
    const nested = Object.assign(listing(), { entries: [{ title: "", body: [], dates: [briefing] }] });
    const hits = datesOf(companyWith(listing(briefing), listing(briefing), nested), "/company", {
      ids: ["part-dates", "part-dates-2", "part-dates-3"],
    });
    expect(hits.map(({ href }) => href)).toEqual(["/company#part-dates-3"]);
  });

  it("until 400 days after it", () => {
    const titles = (...dates: readonly CalendarEvent[]) =>
      datesOf(companyWith(listing(...dates)), "/company", { ids: ["part-dates"] }).map(({ title }) => title);
    const ending = (ends: string) => ({
      date: "2025-10-18",
      starts: "2025-10-18T00:00:00Z",
      ends,
      title: ends,
    });
    expect(titles(ending("2025-10-18T00:00:00Z"), ending("2025-10-18T00:00:01Z"))).toEqual([
      "2025-10-18T00:00:01Z",
    ]);
  });

  it("with the page that it is of, if that is another one: there", () => {
    const of = (href: string, kind: "page" | "web" = "page") => ({
      ...briefing,
      page: { kind, href } as const,
    });
    const hits = (event: CalendarEvent) =>
      datesOf(companyWith(listing(event)), "/company", { ids: ["part-dates"] });
    expect(hits(of("/agm"))).toEqual([]);
    expect(hits(of("/company"))).toHaveLength(1);
    expect(hits(of("https://x.example", "web"))).toHaveLength(1);
  });

  it("but not the events of a past that have no date", () => {
    const timeline = {
      kind: "timeline",
      heading: "Dates",
      events: [{ period: "1998", title: "Founded", text: [] }],
    } as const;
    expect(datesOf(companyWith(timeline), "/company", { ids: ["part-dates"] })).toEqual([]);
  });
});

it("a document is found by its category and its summary, with its file", () => {
  const report = {
    id: "pdf_report",
    title: "Report",
    href: "/report.pdf",
    bytes: 9,
    summary: "In short",
    category: "Results",
    date: "2026-08-19",
  } as const;
  expect(searchablePdf(report, "report")).toMatchObject({
    type: "pdf",
    uid: "report",
    scope: "pdf",
    headings: ["Results"],
    kind: "Results",
    text: "In short",
    file: { href: "/report.pdf", bytes: 9 },
  });
  expect(searchablePdf({ id: "a", title: "A", href: "/a.pdf" }, "a")).toMatchObject({
    headings: [],
    text: "",
  });
});

it.each([
  ["Australia/Brisbane", "2026-11-24"],
  ["America/New_York", "2026-11-23"],
  ["Pacific/Apia", "2026-11-24"],
])("an announcement is found among pages and documents, on its day in %s: %s", (timeZone, date) => {
  const released = announcement("R 1", "2026-11-23T22:30:00Z", { title: "Half year", kind: "Periodic" });
  const hits = searchableAnnouncement(released, timeZone);
  expect(hits.map(({ scope }) => scope)).toEqual(["page", "pdf"]);
  for (const hit of hits)
    expect(hit).toMatchObject({
      id: "announcement R 1",
      href: released.href,
      date,
      released: released.releasedAt,
      headings: ["Periodic"],
      kind: "Market announcement",
    });
});

describe("what is found of content", () => {
  const retracted = announcement("B", "2026-11-22T00:00:00Z", { isRetracted: true });
  const items = [optionsWith({}), home, company, pdf({ id: "report" })];
  const nameless = { kind: "pdf", uid: undefined, pdf: { id: "x", title: "X", href: "/x.pdf" } } as const;
  const content = Content.everything([...items, nameless], {
    released: { items: [announcement("A", "2026-11-23T00:00:00Z"), retracted] },
  });
  const options = {
    timeZone: "UTC",
    now: NOW,
    shown: async (_: Content, { id, type, title }: { id: string; type: string; title: string }) =>
      id === "home_home"
        ? undefined
        : {
            href: `/${type}`,
            digest: id,
            isSelfContained: false,
            read: async () => ({
              view: { ...contentPage(title), type: "page", sections: [] } as const,
              text: TEXT,
            }),
          },
  };

  it("are its pages, its documents with a uid, and the announcements that are not retracted", async () => {
    const ids: string[] = [];
    for await (const { id, scope } of searchableContent(content, options)) ids.push(`${id} ${scope}`);
    expect(ids).toEqual(["page_company page", "report pdf", "announcement A page", "announcement A pdf"]);
  });

  it("are no announcements if the site lists none", () => {
    const unlisted = [...searchableItems(content, { ...options, findsReleased: false })];
    expect(unlisted.map(({ item }) => item)).toEqual([home, company, items[3]]);
  });

  it("is opened one by one: a page has the name of its text, all else only changes with its item", async () => {
    const opened = await Promise.all([...searchableItems(content, options)].map(({ open }) => open()));
    expect(opened.map((one) => one && [one.digest, one.isSelfContained])).toEqual([
      undefined,
      ["page_company", false],
      [undefined, true],
      [undefined, true],
    ]);
    expect([...searchableItems(content, options)].map(({ item }) => item)).toEqual([
      home,
      company,
      items[3],
      content.released.items[0],
    ]);
  });
});
