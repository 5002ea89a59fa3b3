import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Content, type GateOptions, listingUpTo } from "../../../src/domain/content/content.ts";
import { type ContentItem, documentOf, withValues } from "../../../src/domain/content/content-item.ts";
import type { PageOf } from "../../../src/domain/content/page.ts";
import type { PdfDocument } from "../../../src/domain/content/pdf-document.ts";
import { EMPTY_SITE_OPTIONS } from "../../../src/domain/content/site-options.ts";
import { NO_RELEASES, type ReleasedList } from "../../../src/domain/exchange/exchange-release.ts";
import {
  announcement,
  contentPage,
  homePage,
  linked,
  newsArchive,
  newsArticle,
  paragraph,
  textSection,
} from "../sample-content.ts";

import {
  company,
  dayBefore,
  gated,
  home,
  menu,
  menus,
  OPENS,
  opens,
  optionsWith,
  page,
  pdf,
  site,
  visible,
} from "./hidden-content.ts";

const announcing = (released: ReleasedList) => ({ released });

/** The site with something that is hidden until {@link OPENS}. */
const HIDDEN: Readonly<Record<string, readonly ContentItem[]>> = {
  "a new page": [...site, page({ ...contentPage("merger"), embargo: OPENS })],
  "a new page below one": [
    ...site,
    page({ ...contentPage("merger"), embargo: OPENS }),
    page(contentPage("terms", "merger")),
  ],
  "an article with a time of release": [
    ...site,
    page({ ...newsArticle("results", "2026-11-24"), released: OPENS }),
  ],
  "a PDF document": [...site, pdf({ id: "report", embargo: OPENS })],
  "a section of a page": [
    optionsWith({ menus: menus(menu("Company")) }),
    page(homePage(textSection("Welcome"), { ...textSection("Our results"), embargo: OPENS })),
    company,
  ],
  "the announcements of the site": [
    optionsWith({
      menus: menus(menu("Company")),
      announcementBar: paragraph("Our results are out"),
      announcementTimes: { embargo: OPENS },
    }),
    home,
    company,
  ],
  "a group of a menu": [
    optionsWith({ menus: menus(menu("Company"), menu("Results", OPENS)) }),
    home,
    company,
  ],
};

describe("what visitors may see", () => {
  it("is the same, by the same edition, after a publish of what is hidden, until that is shown", () => {
    const before = visible(site, opens - 1);
    for (const items of Object.values(HIDDEN)) {
      const after = visible(items, opens - 1);
      expect([after.items, after.edition]).toEqual([before.items, before.edition]);
      expect(visible(items, opens).edition).not.toBe(visible(site, opens).edition);
    }
  });

  it("waits for an announcement of the exchange, and is another edition with it", () => {
    const exchange = { reference: "06A-1", isAwaited: true };
    const items = [...site, page({ ...contentPage("merger"), exchange })];
    const announced = announcing({ items: [announcement("06A-1", OPENS)] });
    const before = visible(items, opens);
    expect(before.findById("page_merger")).toBeUndefined();
    expect(before.edition).toBe(visible(site, opens).edition);
    const after = visible(items, opens, announced);
    expect(after.findById("page_merger")).toMatchObject({ released: OPENS });
    expect(after.edition).not.toBe(before.edition);
    expect(after.released).toBe(announced.released);
    expect(visible(items, opens - 1, announced).findById("page_merger")).toBeUndefined();
  });

  it("leaves out what is hidden wherever it is looked up, and says what it has left out", () => {
    const linking = page(homePage(textSection("Read ", linked("/merger", "the news"), ".")));
    const merger = page({ ...contentPage("merger"), embargo: OPENS });
    const { content, embargo } = gated([linking, company, merger], opens - 1);
    expect(content.pageAt("/merger")).toBeUndefined();
    expect(content.findPage({ type: "page", uid: "merger" })).toBeUndefined();
    expect(content.findItem("page_merger")).toBeUndefined();
    expect(content.listPages().map(({ href }) => href)).toEqual(["/", "/company"]);
    expect(content.findPage({ type: "home" })).toEqual(homePage(textSection("Read the news.")));
    expect(embargo.waiting).toEqual([merger]);
  });

  it("is for visitors; everything is for editors", () => {
    const items = HIDDEN["a new page"] ?? [];
    expect(visible(items, dayBefore).audience).toBe("visitors");
    const preview = Content.everything(items, { edition: "draft" });
    expect(preview).toMatchObject({ audience: "editors", edition: "draft", items, nextChange: undefined });
    expect(preview.findById("page_merger")).toBeDefined();
    expect([preview.isOf(0), preview.isOf(opens)]).toEqual([true, true]);
    expect(preview.released).toBe(NO_RELEASES);
  });
});

describe("the moments of a content", () => {
  const exchange = { reference: "06A-1", isAwaited: true };
  const all = [
    ...Object.values(HIDDEN).flat(),
    page(homePage({ ...textSection("Until then"), shownUntil: "2026-11-23T12:00:00Z" })),
    page({ ...contentPage("awaited"), exchange, published: "2026-11-19T00:00:00.000Z" }),
  ];
  // A document is published once.
  const items = [...new Map(all.map((item) => [documentOf(item)?.id, item])).values()].map((item) =>
    withValues(item, { changed: "2026-11-19T00:00:00.000Z" }),
  );
  const moments = [
    OPENS,
    "2026-11-20T00:00:00Z",
    "2026-11-23T12:00:00Z",
    "2026-11-23T23:00:00Z",
    "2027-10-20T00:00:00Z",
    "2027-10-21T00:00:00Z",
    "2027-10-21T02:00:00Z",
    "2028-01-01T00:00:00Z",
  ].flatMap((moment) => [Date.parse(moment) - 1, Date.parse(moment)]);
  const lists: readonly ReleasedList[] = [
    NO_RELEASES,
    { items: [announcement("06A-1", "2026-11-23T23:00:00Z")] },
  ];

  it("are those from one change to the next", () => {
    const content = visible(HIDDEN["a new page"] ?? [], dayBefore);
    expect(content.nextChange).toBe(opens);
    expect([dayBefore - 1, opens - 1, opens].map((moment) => content.isOf(moment))).toEqual([
      true,
      true,
      false,
    ]);
    const after = visible(HIDDEN["a new page"] ?? [], opens);
    expect(after.nextChange).toBeUndefined();
    expect([opens - 1, opens, opens + 1e12].map((moment) => after.isOf(moment))).toEqual([false, true, true]);
  });

  it("have the same edition and items; all others have another", () => {
    const one = fc.constantFrom(...moments);
    const other = fc.constantFrom(...moments);
    fc.assert(
      fc.property(one, other, fc.constantFrom(...lists), (now, then, known) => {
        const content = visible(items, now, announcing(known));
        const another = visible(items, then, announcing(known));
        expect(content.isOf(now)).toBe(true);
        expect(content.isOf(then)).toBe(content.edition === another.edition);
        if (content.isOf(then)) expect(another.items).toEqual(content.items);
      }),
    );
  });

  it("alone, with items and announcements, say what is visible: whatever was asked for before", () => {
    const asked = fc.record({ now: fc.constantFrom(...moments), known: fc.constantFrom(...lists) });
    const published = JSON.stringify(items);
    fc.assert(
      fc.property(fc.array(asked, { minLength: 1, maxLength: 6 }), (questions) => {
        let before: GateOptions["before"];
        for (const { now, known } of questions) {
          const { content, embargo } = gated(items, now, { ...announcing(known), before });
          const alone = visible(items, now, announcing(known));
          expect([content.edition, content.items]).toEqual([alone.edition, alone.items]);
          before = embargo;
        }
      }),
    );
    expect(JSON.stringify(items)).toBe(published);
  });
});

describe("pages of content", () => {
  const parent = contentPage("company");
  const child = contentPage("board", "company");
  const content = Content.everything(
    [home, parent, child, newsArchive].map((of) => ("kind" in of ? of : page(of))),
  );

  it("are found by type and uid, of which the home page has none, and by id", () => {
    expect(content.findPage({ type: "home" })).toMatchObject({ id: "home_home" });
    expect(content.findPage({ type: "page", uid: "board" })).toBe(child);
    expect(content.findPage({ type: "news-archive", uid: "news" })).toBe(newsArchive);
    expect(content.findById("page_board")).toBe(child);
    for (const uid of ["contact", "nope", "", "__proto__"])
      expect(content.findPage({ type: "page", uid })).toBeUndefined();
    expect(content.findPage({ type: "contact-page", uid: "company" })).toBeUndefined();
    expect(content.findById("nope")).toBeUndefined();
  });

  it("are found by their path, and without their parent's", () => {
    expect(content.pageAt("/company/board")).toBe(child);
    expect(content.pageAt("/board")).toBe(child);
    for (const path of ["/nope", "/company/nope", "/news/nope", "/a/b/c", "/%E0%A4%A"])
      expect(content.pageAt(path)).toBeUndefined();
  });

  it("are listed by their addresses, with title and last change", () => {
    const changed = "2025-10-24T01:30:00.000Z";
    const listed = Content.everything([home, page({ ...newsArticle("meeting", "2025-10-23"), changed })]);
    expect(listed.listPages()).toEqual([
      { href: "/", title: "Home", changed: undefined },
      { href: "/news/meeting", title: "meeting", changed },
    ]);
  });

  it("of the same uid count once: the first one, as at the content service", () => {
    const twice = Content.everything([
      page({ ...contentPage("company"), title: "First" }),
      page({ ...contentPage("company"), title: "Second" }),
    ]);
    expect(twice.findPage({ type: "page", uid: "company" })).toMatchObject({ title: "First" });
    expect(twice.findById("page_company")).toMatchObject({ title: "First" });
    expect(twice.listPages().map(({ title }) => title)).toEqual(["First"]);
  });

  it("at the same address are those that were there first; only they are listed", () => {
    const newer = { ...contentPage("contact"), title: "Newer", published: "2026-02-01T00:00:00Z" };
    const older: PageOf<"contact-page"> = {
      ...newer,
      type: "contact-page",
      id: "contact-page_contact",
      title: "Older",
      published: "2026-01-01T00:00:00Z",
    };
    const shared = Content.everything([newer, older].map(page));
    expect(shared.pageAt("/contact")).toMatchObject({ type: "contact-page" });
    expect(shared.listPages().map(({ title }) => title)).toEqual(["Older"]);
  });
});

describe("news", () => {
  const content = Content.everything(
    [
      newsArticle("opening", "2024-03-01"),
      newsArticle("results", "2026-08-19", "Results"),
      newsArticle("meeting", "2025-10-23", "Investors"),
    ].map(page),
  );
  const all = { page: 1, pageSize: 10 };
  const halves = { page: 2, pageSize: 2 };

  it.each([
    ["all, the newest first", all, ["results", "meeting", "opening"], { pages: 1, total: 3 }],
    ["a page of all", halves, ["opening"], { page: 2, pages: 2, total: 3 }],
    ["those of a category", { ...all, category: "Results" }, ["results"], { total: 1 }],
    ["those of a year", { ...all, year: 2025 }, ["meeting"], { total: 1 }],
    ["those of both", { ...all, year: 2026, category: "Results" }, ["results"], { total: 1 }],
    ["none of another year", { ...all, year: 2025, category: "Results" }, [], { pages: 1, total: 0 }],
    ["none in a category without news", { ...all, category: "Products" }, [], { pages: 1, total: 0 }],
    ["none beyond the last page", { ...halves, page: 9 }, [], { page: 9, pages: 2, total: 3 }],
  ] as const)("lists %s", (_, query, uids, counts) => {
    const found = content.listNews(query);
    expect(found.items.map(({ href }) => href)).toEqual(uids.map((uid) => `/news/${uid}`));
    expect(found).toMatchObject(counts);
  });

  it("of the same day is in the order of its release, then in that of the items", () => {
    const sameDay = (uid: string, released?: string) => ({ ...newsArticle(uid, "2026-08-19"), released });
    const articles = [
      sameDay("one"),
      sameDay("two"),
      sameDay("late", "2026-08-19T06:00:00Z"),
      sameDay("early", "2026-08-18T22:00:00Z"),
    ];
    const { items } = Content.everything(articles.map(page)).listNews(all);
    expect(items.map(({ title }) => title)).toEqual(["late", "early", "one", "two"]);
  });
});

describe("other lists", () => {
  it("have PDF documents, the newest first and those without a date last, all or of a category", () => {
    const content = Content.everything([
      pdf({ id: "conduct", category: "Policy" }),
      pdf({ id: "report-2025", date: "2025-08-20", category: "Annual report" }),
      pdf({ id: "b-2026", date: "2026-08-19" }),
      pdf({ id: "a-2026", date: "2026-08-19" }),
    ]);
    const ids = (documents: readonly PdfDocument[]) => documents.map(({ id }) => id);
    expect(ids(content.documents)).toEqual(["a-2026", "b-2026", "report-2025", "conduct"]);
    const found = content.listDocuments({ page: 2, pageSize: 3 });
    expect([ids(found.items), found.pages, found.total]).toEqual([["conduct"], 2, 4]);
    const policies = content.listDocuments({ page: 1, pageSize: 3, category: "Policy" });
    expect([ids(policies.items), policies.total]).toEqual([["conduct"], 1]);
    expect(content.findPdf("report-2025")).toMatchObject({ date: "2025-08-20" });
    for (const uid of ["nope", ""]) expect(content.findPdf(uid)).toBeUndefined();
  });

  it("have site options, empty ones if none are published", () => {
    expect(Content.everything([]).siteOptions).toBe(EMPTY_SITE_OPTIONS);
    const options = { ...EMPTY_SITE_OPTIONS, topics: ["Results"] };
    expect(Content.everything([{ kind: "site-options", options }]).siteOptions).toBe(options);
  });

  it("end with their last page, for those who ask for a later one", () => {
    expect(listingUpTo([1, 2, 3], { page: 9, pageSize: 2 })).toEqual({
      items: [3],
      page: 2,
      pages: 2,
      total: 3,
    });
    expect(listingUpTo([], { page: 9, pageSize: 2 })).toMatchObject({ items: [], page: 1, pages: 1 });
  });
});
