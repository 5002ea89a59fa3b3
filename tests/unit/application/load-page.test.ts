import { describe, expect, it, vi } from "vitest";
import { InMemoryContentSource, type StoredContent } from "../../../src/adapters/in-memory/content-source.ts";
import { LoadPage, type LoadPageInput } from "../../../src/application/load-page.ts";
import { pageCapabilities } from "../../../src/composition/capabilities.ts";
import type { ListFilter } from "../../../src/domain/content/list-filter.ts";
import type { Page } from "../../../src/domain/content/page.ts";
import type { PageView } from "../../../src/domain/content/page-view.ts";
import { EMPTY_SITE_OPTIONS } from "../../../src/domain/content/site-options.ts";
import {
  type AnnouncementList,
  NO_ANNOUNCEMENTS,
} from "../../../src/domain/exchange/exchange-announcement.ts";
import { announcement, contentPage, homePage, newsArchive, newsArticle } from "../sample-content.ts";

const now = () => Date.now();

/** Loads pages of content. */
function siteWith(stored: StoredContent) {
  const source = new InMemoryContentSource(stored, now);
  const loadPage = new LoadPage({
    source,
    capabilities: pageCapabilities(),
    timeZone: "Australia/Brisbane",
    now,
  });
  return { run: async (input: LoadPageInput) => loadPage.run(await source.read(), input) };
}

const siteOf = (...pages: Page[]) => siteWith({ pages });

async function pageAt(path: string, loadPage: ReturnType<typeof siteWith>): Promise<PageView> {
  const found = await loadPage.run({ path });
  if (found.outcome !== "page") throw new Error(`${path}: ${found.outcome}`);
  return found.page;
}

describe("loading a page", () => {
  it("finds nothing for capital letters that match two pages", async () => {
    const loadPage = siteOf(contentPage("terms"), contentPage("Terms"));
    expect(await loadPage.run({ path: "/TERMS" })).toEqual({ outcome: "not-found" });
    expect(await loadPage.run({ path: "/Terms" })).toMatchObject({ outcome: "page" });
  });

  it("finds nothing at a path that is longer than any page's", async () => {
    const loadPage = siteOf(contentPage("company"));
    const at = async (marks: number) =>
      (await loadPage.run({ path: `/company${".".repeat(marks)}` })).outcome;
    expect(await at(1_000)).toBe("moved");
    expect(await at(2_000)).toBe("not-found");
  });

  it("finds the page that was at an address first, and whose own it is", async () => {
    const page = (published: string) => ({ ...contentPage("contact"), published });
    const own = { type: "contact-page", id: "contact-page_contact" } as const;
    const contact = { ...page("2025-01-01T00:00:00.000Z"), ...own };
    const at = async (...pages: Page[]) => (await pageAt("/contact", siteOf(...pages))).type;
    expect(await at(page("2026-01-01T00:00:00.000Z"), contact)).toBe("contact-page");
    expect(await at(page("2024-01-01T00:00:00.000Z"), contact)).toBe("page");
    const child = { ...contentPage("contact", "company"), published: "2024-01-01T00:00:00.000Z" };
    expect(await at(child, contact)).toBe("contact-page");
  });
});

it("the news archive can be filtered by year and category, and offers no choice of nothing", async () => {
  const loadPage = siteOf(
    newsArchive,
    newsArticle("results-24", "2024-08-21", "Results"),
    newsArticle("company-26", "2026-01-12", "Company"),
    newsArticle("results-26", "2026-08-19", "Results"),
  );
  const filter = { year: 2026, category: "Results" } as const;
  expect(await loadPage.run({ path: "/news", filter })).toMatchObject({
    page: { articles: { items: [{ title: "results-26" }], total: 1 }, filter, years: [2026, 2024] },
  });
  expect(await loadPage.run({ path: "/news", filter: { year: 2024 } })).toMatchObject({
    page: { years: [2026, 2024], categories: ["Results"] },
  });
  expect(await loadPage.run({ path: "/news", filter: { category: "Company" } })).toMatchObject({
    page: { years: [2026], categories: ["Company", "Results"] },
  });
  expect(await loadPage.run({ path: "/news", filter: { year: 2025 } })).toMatchObject({
    page: { articles: { items: [], page: 1, pages: 1, total: 0 } },
  });
});

describe("a calendar of 500 dates over ten years", () => {
  const days = Array.from({ length: 500 }, (_, index) =>
    new Date(Date.UTC(2018, 0, 1) + index * 7.3 * 86_400_000).toISOString().slice(0, "YYYY-MM-DD".length),
  );
  const events = days.map((date) => ({ date, title: `Date of ${date}` }));
  const page = { ...contentPage("dates"), sections: [{ kind: "calendar", intro: [], events } as const] };

  it.each<[string, ListFilter, number, object, string[]]>([
    [
      "those around today, and which years there are",
      {},
      1,
      { years: [2027, 2026, 2025, 2024, 2023, 2022, 2021, 2020, 2019, 2018], page: 1, pages: 1 },
      days.slice(days.indexOf("2026-07-07"), days.indexOf("2027-04-18") + 1),
    ],
    ["forty of a year", { year: 2020 }, 1, { year: 2020, page: 1, pages: 2 }, days.slice(100, 140)],
    ["its others", { year: 2020 }, 2, { year: 2020, page: 2, pages: 2 }, days.slice(140, 151)],
  ])("shows %s", async (_what, filter, listPage, archive, shown) => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-25T09:00:00Z") });
    const found = await siteOf(page).run({ path: "/dates", filter, listPage });
    const dates = shown.map((date) => ({ date }));
    expect(found).toMatchObject({ page: { sections: [{ archive, events: dates }] } });
  });
});

it.each([
  ["does not mention announcements without a source", NO_ANNOUNCEMENTS, []],
  [
    "says that its source fails, even if nothing is known",
    { items: [], outdatedSince: "2026-11-20T01:00:00Z" },
    [{ outdatedSince: "2026-11-20T01:00:00Z" }],
  ],
])("a page of announcements %s", async (_case, announcements: AnnouncementList, sections) => {
  const section = { kind: "announcements", kinds: [], limit: 3 } as const;
  const page = { ...contentPage("announcements"), sections: [section] };
  const loadPage = siteWith({ pages: [page], announcements });
  expect(await pageAt("/announcements", loadPage)).toMatchObject({ sections });
});

it.each<[string, ListFilter, number?]>([
  ...["/news", "/company", "/documents"].map((path): [string, ListFilter] => [path, { announcement: "8-k" }]),
  ["/news", { year: 1000 }],
  ["/news", { year: 2027 }],
  ["/news", { kind: "Policy" }],
  ...["/company", "/documents"].flatMap((path): [string, ListFilter, number?][] => [
    [path, { year: 2026 }],
    [path, { kind: "Policy" }],
    [path, {}, 2],
  ]),
  ["/dates", { year: 2010 }],
  ["/dates", { year: 2020 }, 2],
  ["/dates", { year: 2020, kind: "Policy" }],
  ["/dates", {}, 2],
  ["/announcements", { year: 2025 }],
  ["/announcements", { announcement: "10-q" }],
  ["/announcements", { kind: "Policy" }],
  ["/announcements", {}, 2],
])("there is nothing at %s for the filter %j, page %s", async (path, filter, listPage) => {
  const events = [{ date: "2020-03-05", title: "Results" }];
  const loadPage = siteWith({
    pages: [
      newsArchive,
      newsArticle("only", "2026-01-12"),
      contentPage("company"),
      { ...contentPage("documents"), sections: [{ kind: "document-centre", intro: [] }] },
      { ...contentPage("dates"), sections: [{ kind: "calendar", intro: [], events }] },
      { ...contentPage("announcements"), sections: [{ kind: "announcements", kinds: [] }] },
    ],
    announcements: { items: [announcement("a1", "2026-11-20T03:00:00Z", { kind: "8-K" })] },
  });
  expect(await loadPage.run({ path })).toMatchObject({ outcome: "page" });
  expect(await loadPage.run({ path, filter, listPage })).toEqual({ outcome: "not-found" });
});

describe("the sections of a page", () => {
  it("have a calendar subscription at the page, which the home page has not", async () => {
    const sections = [{ kind: "calendar", intro: [], events: [] } as const];
    const loadPage = siteOf(
      homePage(...sections),
      { ...contentPage("fairs", "careers"), sections },
      contentPage("careers"),
    );
    expect(await pageAt("/careers/fairs", loadPage)).toMatchObject({
      sections: [{ kind: "calendar", feed: "/careers/fairs/calendar.ics" }],
    });
    expect(await pageAt("/", loadPage)).not.toMatchObject({ sections: [{ feed: expect.anything() }] });
  });

  it("include their news", async () => {
    const loadPage = siteOf(
      homePage({ kind: "latest-news", heading: "Results", category: "Results", limit: 1 }),
      newsArticle("older", "2025-08-20", "Results"),
      newsArticle("newest", "2026-08-19", "Results"),
      newsArticle("other", "2026-10-22", "Company"),
    );
    expect(await pageAt("/", loadPage)).toMatchObject({
      sections: [{ kind: "latest-news", heading: "Results", articles: [{ title: "newest" }] }],
    });
  });

  it("include the contacts that the editor selected, in that order; missing ones are skipped", async () => {
    const contacts = ["General", "Media", "Registry"].map((title) => ({ title, content: [] }));
    const loadPage = siteWith({
      siteOptions: { ...EMPTY_SITE_OPTIONS, contacts },
      pages: [homePage({ kind: "contact-details", intro: [], only: ["Registry", "Sales", "General"] })],
    });
    expect(await pageAt("/", loadPage)).toMatchObject({
      sections: [{ contacts: [{ title: "Registry" }, { title: "General" }] }],
    });
  });
});
