import { beforeAll, describe, expect, it } from "vitest";
import {
  type ContentRef,
  type ContentRepository,
  ContentServiceError,
} from "../../../src/ports/content-repository.ts";
import type { Scenario } from "./scenario.ts";

/** An adapter of the content port under test, with ways to change what stands behind it. */
export interface Subject {
  readonly content: ContentRepository;
  /** Publishes the scenario anew, with the title of its page `company` changed. */
  publishCompanyTitle(title: string): Promise<void>;
  /** Lets whatever stands behind the adapter fail. */
  breakDown(): Promise<void>;
}

/** The contract of the content port. Every adapter passes it on the same scenario. */
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

    it("knows the parent of a child page", async () => {
      expect(await content.findPage(ref, { type: "page", uid: "leadership" })).toMatchObject({
        parent: { uid: "company", title: "Our company", href: "/company" },
      });
    });

    it("keeps types apart: a uid of one type is not found under another", async () => {
      expect(await content.findPage(ref, { type: "page", uid: "contact" })).toBeUndefined();
    });

    it("answers undefined for what is not there, whatever the uid looks like", async () => {
      for (const uid of ["nope", 'quo"te', "[[at(", "é", "\\", ""]) {
        expect(await content.findPage(ref, { type: "page", uid })).toBeUndefined();
      }
    });

    it("resolves the links in its text", async () => {
      expect(await content.findPage(ref, { type: "page", uid: "company" })).toMatchObject({
        intro: [
          {
            kind: "paragraph",
            children: [
              "Meet ",
              {
                kind: "link",
                link: { kind: "page", href: "/company/leadership" },
                children: ["our leaders"],
              },
              ".",
            ],
          },
        ],
      });
    });

    it("brings the documents that an article names", async () => {
      expect(await content.findPage(ref, { type: "news-article", uid: "results" })).toMatchObject({
        related: [
          { id: "pdf_report-2026", title: "Annual report 2026", category: "Annual report", bytes: 1234 },
        ],
      });
    });
  });

  describe("the site options", () => {
    it("hold menus whose links have addresses", async () => {
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

    it("hold offices and contacts", async () => {
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

    it("lists a page at a time and says how many there are", async () => {
      const found = await content.listNews(ref, { page: 2, pageSize: 2 });
      expect(found).toMatchObject({ items: [{ title: "Opening" }], page: 2, pages: 2, total: 3 });
    });

    it("lists one category", async () => {
      const { items } = await content.listNews(ref, { page: 1, pageSize: 10, category: "Results" });
      expect(items).toMatchObject([{ title: "Results", date: "2026-08-19", category: "Results" }]);
    });

    it("is empty beyond the last page and in a category without news", async () => {
      expect(await content.listNews(ref, { page: 9, pageSize: 2 })).toMatchObject({ items: [], total: 3 });
      const none = await content.listNews(ref, { page: 1, pageSize: 2, category: "Products" });
      expect(none).toMatchObject({ items: [], page: 1, pages: 1, total: 0 });
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

    it("lists one category", async () => {
      const { items } = await content.listDocuments(ref, { page: 1, pageSize: 10, category: "Policy" });
      expect(items.map((document) => document.title)).toEqual(["Code of conduct"]);
    });
  });

  describe("searching", () => {
    const search = (text: string, scope: "page" | "pdf" = "page") =>
      content.search(ref, { text, scope, page: 1, pageSize: 10 });

    it("finds pages by whole words of title and text, without regard to case", async () => {
      expect((await search("LEADERS")).items.map((hit) => hit.href)).toEqual(["/company"]);
      expect((await search("leader")).items).toEqual([]);
    });

    it("says of a child page where it lives", async () => {
      expect((await search("leadership")).items).toMatchObject([
        { type: "page", uid: "leadership", href: "/company/leadership", parentUid: "company" },
      ]);
    });

    it("finds PDF documents apart from pages", async () => {
      const found = await search("annual", "pdf");
      expect(found.total).toBe(2);
      expect(found.items.map((hit) => hit.type)).toEqual(["pdf", "pdf"]);
      expect((await search("annual")).items).toEqual([]);
    });

    it("takes any text as text", async () => {
      for (const text of ['"', "[at(document.type, ", "]]", "\\", "💥", "a\nb", "'; drop", "(", "%"]) {
        expect((await search(text)).items).toEqual([]);
      }
    });

    it("finds nothing for nothing", async () => {
      expect(await search("  ")).toMatchObject({ items: [], total: 0 });
    });
  });

  describe("refs", () => {
    it("a publish makes a new ref, and the old one answers what it did", async () => {
      const titleAt = async (at: ContentRef) =>
        (await content.findPage(at, { type: "page", uid: "company" }))?.title;
      const before = await content.publishedRef();
      await subject.publishCompanyTitle("Who we are");
      const after = await content.publishedRef();
      expect(after).not.toBe(before);
      expect([await titleAt(before), await titleAt(after)]).toEqual(["Our company", "Who we are"]);
    });
  });

  describe("when the content service fails", () => {
    it("rejects with the port's own error, the cause kept", async () => {
      await subject.breakDown();
      const calls = [
        content.findPage(ref, { type: "home" }),
        content.siteOptions(ref),
        content.listNews(ref, { page: 1, pageSize: 1 }),
        content.listDocuments(ref, { page: 1, pageSize: 1 }),
        content.search(ref, { text: "x", scope: "page", page: 1, pageSize: 1 }),
      ];
      for (const result of await Promise.allSettled(calls)) {
        expect(result).toMatchObject({ status: "rejected", reason: { name: ContentServiceError.name } });
        expect(result).toHaveProperty("reason.cause");
      }
    });
  });
}
