import { beforeAll, describe, expect, it } from "vitest";
import {
  type ContentRef,
  type ContentRepository,
  ContentServiceError,
  contentRef,
} from "../../../src/ports/content-repository.ts";
import { linked, paragraph } from "../../unit/sample-content.ts";
import { refsContract, type Subject } from "./refs-contract.ts";
import type { Scenario } from "./scenario.ts";
import { all, searchContract } from "./search-contract.ts";

/** The contract of the content port. All adapters pass it with the same scenario. */
export function contentRepositoryContract(
  open: (scenario: Scenario) => Promise<Subject>,
  scenario: Scenario,
): void {
  let subject: Subject;
  let content: ContentRepository;
  let ref: ContentRef;

  beforeAll(async () => {
    subject = await open(scenario);
    content = subject.content;
    ref = await content.publishedRef();
  });

  describe("finding a page", () => {
    it("finds the home page, of which there is one", async () => {
      expect(await content.findPage(ref, { type: "home" })).toMatchObject({ type: "home", title: "Home" });
    });

    it.each([
      ["page", "company"],
      ["contact-page", "contact"],
      ["investors-page", "investors"],
      ["news-article", "results"],
      ["news-archive", "news"],
    ] as const)("finds a %s by its uid", async (type, uid) => {
      expect(await content.findPage(ref, { type, uid })).toMatchObject({ type, id: `${type}_${uid}` });
    });

    it("returns the parent of a child page", async () => {
      expect(await content.findPage(ref, { type: "page", uid: "leadership" })).toMatchObject({
        parent: { uid: "company", title: "Our company", href: "/company" },
      });
    });

    it("does not find a uid of another type", async () => {
      expect(await content.findPage(ref, { type: "page", uid: "contact" })).toBeUndefined();
    });

    it("returns undefined for an unknown page, for any uid", async () => {
      for (const uid of ["nope", 'quo"te', "[[at(", "é", "\\", "a\\", "\u0000", "a\nb", ""]) {
        expect(await content.findPage(ref, { type: "page", uid })).toBeUndefined();
      }
    });

    it("resolves the links in its text", async () => {
      expect(await content.findPage(ref, { type: "page", uid: "company" })).toMatchObject({
        intro: paragraph("Meet ", linked("/company/leadership", "our leaders"), "."),
      });
    });

    it("includes the documents of an article", async () => {
      expect(await content.findPage(ref, { type: "news-article", uid: "results" })).toMatchObject({
        related: [
          { id: "pdf_report-2026", title: "Annual report 2026", category: "Annual report", bytes: 1234 },
        ],
      });
    });
  });

  it("knows nothing of an address that no page has had", async () => {
    for (const path of ["/nope", "/company/nope", "/news/nope", "/a/b/c", "/%E0%A4%A"])
      expect(await content.findFormer(ref, path)).toBeUndefined();
  });

  describe("finding a document by its id", () => {
    it.each([
      ["home_home", "home"],
      ["page_company", "page"],
      ["news-article_results", "news-article"],
    ])("finds %s, a page of any type", async (id, type) => {
      expect(await content.findById(ref, id)).toMatchObject({ kind: "page", page: { id, type } });
    });

    it("finds a PDF document", async () => {
      const id = "pdf_report-2026";
      expect(await content.findById(ref, id)).toMatchObject({ kind: "pdf", pdf: { id } });
    });

    it("returns undefined for unknown ids", async () => {
      for (const id of ["nope", 'quo"te', ""]) {
        expect(await content.findById(ref, id)).toBeUndefined();
      }
    });
  });

  describe("the site options", () => {
    it("contain menus with resolved links", async () => {
      const { menus } = await content.siteOptions(ref);
      expect(menus.primary).toEqual([
        {
          title: "Company",
          entries: [
            { title: "Our company", link: { kind: "page", href: "/company" }, newTab: false },
            { title: "Leadership", link: { kind: "page", href: "/company/leadership" }, newTab: false },
          ],
        },
      ]);
    });

    it("contain offices and contacts", async () => {
      const { offices, contacts } = await content.siteOptions(ref);
      expect(offices).toMatchObject([
        { location: "Brisbane", position: { latitude: -27.4679, longitude: 153.0281 } },
      ]);
      expect(contacts).toMatchObject([{ title: "Media" }]);
    });
  });

  describe("listing news", () => {
    it("lists the newest first", async () => {
      const { items } = await content.listNews(ref, { page: 1, pageSize: 10 });
      expect(items.map((article) => article.href)).toEqual([
        "/news/results",
        "/news/meeting",
        "/news/opening",
      ]);
    });

    it("returns a page of the list with the total", async () => {
      const found = await content.listNews(ref, { page: 2, pageSize: 2 });
      expect(found).toMatchObject({ items: [{ title: "Opening" }], page: 2, pages: 2, total: 3 });
    });

    it("filters by category", async () => {
      const { items } = await content.listNews(ref, { page: 1, pageSize: 10, category: "Results" });
      expect(items).toMatchObject([{ title: "Results", date: "2026-08-19", category: "Results" }]);
    });

    it("filters by year, and by year and category", async () => {
      const paging = { page: 1, pageSize: 10 };
      const { items } = await content.listNews(ref, { ...paging, year: 2025 });
      expect(items.map((article) => article.href)).toEqual(["/news/meeting"]);
      const both = await content.listNews(ref, { ...paging, year: 2026, category: "Results" });
      expect(both).toMatchObject({ items: [{ title: "Results" }], total: 1 });
      const none = await content.listNews(ref, { ...paging, year: 2025, category: "Results" });
      expect(none).toMatchObject({ items: [], page: 1, pages: 1, total: 0 });
    });

    it("is empty beyond the last page and in a category without news", async () => {
      expect(await content.listNews(ref, { page: 9, pageSize: 2 })).toMatchObject({ items: [], total: 3 });
      const none = await content.listNews(ref, { page: 1, pageSize: 2, category: "Products" });
      expect(none).toMatchObject({ items: [], page: 1, pages: 1, total: 0 });
    });
  });

  describe("listing pages", () => {
    it("lists the addresses of all pages, and nothing else", async () => {
      const pages = await content.listPages(ref);
      expect(pages.map((page) => page.href).toSorted()).toEqual([
        "/",
        "/agm-2026",
        "/agm-2027",
        "/company",
        "/company/leadership",
        "/contact",
        "/investors",
        "/news",
        "/news/meeting",
        "/news/opening",
        "/news/results",
      ]);
    });

    it("returns when a page was last published", async () => {
      const pages = await content.listPages(ref);
      const changed = "2025-10-24T01:30:00.000Z";
      expect(pages.find((page) => page.href === "/news/meeting")).toEqual({
        href: "/news/meeting",
        title: "Meeting",
        changed,
      });
      expect(await content.findPage(ref, { type: "news-article", uid: "meeting" })).toMatchObject({
        changed,
      });
    });
  });

  describe("listing documents", () => {
    it("lists the newest first, with file and size", async () => {
      const { items } = await content.listDocuments(ref, { page: 1, pageSize: 10 });
      expect(items).toMatchObject([
        { title: "Annual report 2026", date: "2026-08-19", bytes: 1234 },
        { title: "Annual report 2025", date: "2025-08-20" },
        { title: "Code of conduct", category: "Policy" },
      ]);
      expect(items[0]?.href).toMatch(/report-2026\.pdf$/);
    });

    it("filters by category", async () => {
      const { items } = await content.listDocuments(ref, { page: 1, pageSize: 10, category: "Policy" });
      expect(items.map((document) => document.title)).toEqual(["Code of conduct"]);
    });
  });

  it("lists dividends, the newest first, and finds one by its id", async () => {
    const found = await content.listDividends(ref);
    expect(found.map(({ id, title, amount, payment }) => [id, title, amount, payment])).toEqual([
      ["dividend_2026", "Final dividend, FY26", 0.105, "2026-09-25"],
      ["dividend_2025", "Final dividend, FY25", 0.095, "2025-09-25"],
    ]);
    expect(await content.findById(ref, "dividend_2025")).toMatchObject({
      kind: "dividend",
      dividend: found[1],
    });
  });

  it("lists assets for journalists, logos first, and finds one by its id", async () => {
    const found = await content.listAssets(ref);
    expect(found).toMatchObject([
      { id: "media-asset_logo", kind: "Logo", date: "2020-07-01", image: { alt: "The logo" } },
      { id: "media-asset_chair", kind: "Portrait", people: "The chair" },
    ]);
    expect(await content.findById(ref, "media-asset_chair")).toMatchObject({
      kind: "media-asset",
      asset: found[1],
    });
  });

  describe("listing general meetings", () => {
    it("lists the newest first, with their resolutions", async () => {
      expect(await content.listMeetings(ref)).toMatchObject([
        { uid: "agm-2027", event: { date: "2027-10-21" }, resolutions: [] },
        { uid: "agm-2026", resolutions: [{ title: "Accounts", votesFor: 700, outcome: "Carried" }] },
      ]);
    });
  });

  describe("finding a PDF document", () => {
    it("finds it by its uid, with its file", async () => {
      const found = await content.findPdf(ref, "report-2026");
      expect(found).toMatchObject({ id: "pdf_report-2026", title: "Annual report 2026", bytes: 1234 });
      expect(found?.href).toMatch(/report-2026\.pdf$/);
    });

    it("returns undefined for an unknown document, for any uid", async () => {
      for (const uid of ["nope", "company", 'quo"te', "[[at(", ""]) {
        expect(await content.findPdf(ref, uid)).toBeUndefined();
      }
    });
  });

  searchContract(() => ({ content, ref }));

  refsContract(() => subject);

  describe("when the content service fails", () => {
    it("rejects with the port's error and its cause", async () => {
      const kept = await content.publishedRef({ refresh: true });
      await subject.breakDown();
      const at = subject.outlives ? contentRef("another") : ref;
      for (const result of await Promise.allSettled([
        content.publishedRef({ refresh: true }),
        content.search(at, { text: "x", scope: "page", page: 1, pageSize: 1 }),
        ...readings(at),
      ])) {
        expect(result).toMatchObject({ status: "rejected", reason: { name: ContentServiceError.name } });
        expect(result).toHaveProperty("reason.cause");
      }
      if (subject.outlives) await Promise.all(readings(kept));
    });

    const readings = (at: ContentRef) => [
      content.findPage(at, { type: "home" }),
      content.findFormer(at, "/nope"),
      content.findById(at, "home_home"),
      content.siteOptions(at),
      content.listPages(at),
      content.listNews(at, { page: 1, pageSize: 1 }),
      content.listDividends(at),
      content.listAssets(at),
      content.listDocuments(at, { page: 1, pageSize: 1 }),
      content.findPdf(at, "report-2026"),
      all(content.everything(at)),
    ];
  });
}
