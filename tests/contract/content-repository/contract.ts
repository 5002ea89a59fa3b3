import { beforeAll, describe, expect, it } from "vitest";
import type { NewsQuery } from "../../../src/domain/content/news.ts";
import {
  type ContentRef,
  type ContentRepository,
  ContentServiceError,
  contentRef,
} from "../../../src/ports/content-repository.ts";
import { linked, paragraph } from "../../unit/sample-content.ts";
import { readings, refsContract, type Subject } from "./refs-contract.ts";
import type { Scenario } from "./scenario.ts";
import { searchContract } from "./search-contract.ts";

/** A list of news that is asked for, and how large it is. Default of the total: what is on the page. */
interface NewsCase extends NewsQuery {
  readonly pages: number;
  readonly total?: number;
}

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

  /** What is no uid of a page or document. */
  const UNKNOWN = ["nope", 'quo"te', "[[at(", "\u00e9", "\\", "a\\", "\u0000", "a\nb", ""];

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

    it("returns what it refers to: parent, links and documents", async () => {
      const find = (type: "page" | "news-article", uid: string) => content.findPage(ref, { type, uid });
      expect(await find("page", "leadership")).toMatchObject({
        parent: { uid: "company", title: "Our company", href: "/company" },
      });
      expect(await find("page", "company")).toMatchObject({
        intro: paragraph("Meet ", linked("/company/leadership", "our leaders"), "."),
      });
      expect(await find("news-article", "results")).toMatchObject({
        related: [
          { id: "pdf_report-2026", title: "Annual report 2026", category: "Annual report", bytes: 1234 },
        ],
      });
    });

    it("returns undefined for the uid of another type, and for any unknown uid", async () => {
      for (const uid of ["contact", ...UNKNOWN])
        expect(await content.findPage(ref, { type: "page", uid })).toBeUndefined();
    });
  });

  it("knows nothing of an address that no page has had", async () => {
    for (const path of ["/nope", "/company/nope", "/news/nope", "/a/b/c", "/%E0%A4%A"])
      expect(await content.findFormer(ref, path)).toBeUndefined();
  });

  it.each([
    ["home_home", { kind: "page", page: { type: "home" } }],
    ["page_company", { kind: "page", page: { type: "page" } }],
    ["news-article_results", { kind: "page", page: { type: "news-article" } }],
    ["pdf_report-2026", { kind: "pdf", pdf: { id: "pdf_report-2026" } }],
    ["dividend_2025", { kind: "dividend", dividend: { title: "Final dividend, FY25" } }],
    ["media-asset_chair", { kind: "media-asset", asset: { people: "The chair" } }],
  ])("finds a document by its id: %s", async (id, found) => {
    expect(await content.findById(ref, id)).toMatchObject(found);
  });

  it("finds nothing for unknown ids", async () => {
    for (const id of ["nope", 'quo"te', ""]) expect(await content.findById(ref, id)).toBeUndefined();
  });

  it("has menus with resolved links, offices and contacts", async () => {
    const { menus, offices, contacts } = await content.siteOptions(ref);
    const link = (href: string) => ({ link: { kind: "page", href }, newTab: false });
    expect(menus.primary).toEqual([
      {
        title: "Company",
        entries: [
          { title: "Our company", ...link("/company") },
          { title: "Leadership", ...link("/company/leadership") },
        ],
      },
    ]);
    expect(offices).toMatchObject([
      { location: "Brisbane", position: { latitude: -27.4679, longitude: 153.0281 } },
    ]);
    expect(contacts).toMatchObject([{ title: "Media" }]);
  });

  describe("listing news", () => {
    const [results, meeting, opening] = ["/news/results", "/news/meeting", "/news/opening"] as const;
    const everything = { page: 1, pages: 1, pageSize: 10 };

    it.each<[string, NewsCase, string[]]>([
      ["all, the newest first", everything, [results, meeting, opening]],
      ["a page of all", { page: 2, pages: 2, pageSize: 2, total: 3 }, [opening]],
      ["those of a category", { ...everything, category: "Results" }, [results]],
      ["those of a year", { ...everything, year: 2025 }, [meeting]],
      [
        "those of a year and a category",
        { ...everything, year: 2026, category: "Results", total: 1 },
        [results],
      ],
      ["none of another year", { ...everything, year: 2025, category: "Results", total: 0 }, []],
      ["none in a category without news", { ...everything, category: "Products", total: 0 }, []],
      ["none beyond the last page", { ...everything, page: 9, pages: 2, pageSize: 2, total: 3 }, []],
    ])("lists %s", async (_what, { page, pages, pageSize, total, ...filter }, hrefs) => {
      const found = await content.listNews(ref, { page, pageSize, ...filter });
      expect(found.items.map(({ href }) => href)).toEqual(hrefs);
      expect(found).toMatchObject({ page, pages, total: total ?? hrefs.length });
    });
  });

  it("lists the addresses of all pages, when they were last published, and nothing else", async () => {
    const pages = await content.listPages(ref);
    expect(pages.map((page) => page.href).toSorted()).toEqual([
      ...["/", "/agm-2026", "/agm-2027", "/company", "/company/leadership", "/contact", "/investors"],
      ...["/news", "/news/meeting", "/news/opening", "/news/results"],
    ]);
    const published = { title: "Meeting", changed: "2025-10-24T01:30:00.000Z" };
    expect(pages).toContainEqual({ href: "/news/meeting", ...published });
    expect(await content.findPage(ref, { type: "news-article", uid: "meeting" })).toMatchObject(published);
  });

  it("lists documents, the newest first, with file and size, all or of a category", async () => {
    const { items } = await content.listDocuments(ref, { page: 1, pageSize: 10 });
    expect(items).toMatchObject([
      { title: "Annual report 2026", date: "2026-08-19", bytes: 1234 },
      { title: "Annual report 2025", date: "2025-08-20" },
      { title: "Code of conduct", category: "Policy" },
    ]);
    expect(items[0]?.href).toMatch(/report-2026\.pdf$/);
    const policies = await content.listDocuments(ref, { page: 1, pageSize: 10, category: "Policy" });
    expect(policies.items).toEqual(items.slice(2));
  });

  it("lists dividends and general meetings, the newest first, and logos before other assets", async () => {
    expect(await content.listDividends(ref)).toMatchObject([
      { id: "dividend_2026", title: "Final dividend, FY26", amount: 0.105, payment: "2026-09-25" },
      { id: "dividend_2025", title: "Final dividend, FY25", amount: 0.095, payment: "2025-09-25" },
    ]);
    expect(await content.listMeetings(ref)).toMatchObject([
      { uid: "agm-2027", event: { date: "2027-10-21" }, resolutions: [] },
      { uid: "agm-2026", resolutions: [{ title: "Accounts", votesFor: 700, outcome: "Carried" }] },
    ]);
    expect(await content.listAssets(ref)).toMatchObject([
      { id: "media-asset_logo", kind: "Logo", date: "2020-07-01", image: { alt: "The logo" } },
      { id: "media-asset_chair", kind: "Portrait", people: "The chair" },
    ]);
  });

  it("finds a PDF document by its uid, with its file, and none for any other uid", async () => {
    const found = await content.findPdf(ref, "report-2026");
    expect(found).toMatchObject({ id: "pdf_report-2026", title: "Annual report 2026", bytes: 1234 });
    expect(found?.href).toMatch(/report-2026\.pdf$/);
    for (const uid of ["company", ...UNKNOWN]) expect(await content.findPdf(ref, uid)).toBeUndefined();
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
        ...readings(content, at),
      ])) {
        expect(result).toMatchObject({ status: "rejected", reason: { name: ContentServiceError.name } });
        expect(result).toHaveProperty("reason.cause");
      }
      if (subject.outlives) await Promise.all(readings(content, kept));
    });
  });
}
