import { describe, expect, it } from "vitest";
import { documentOf } from "../../../src/domain/content/content-item.ts";
import { searchableIn } from "../../../src/domain/search/searchable.ts";
import type { ContentRef, ContentRepository } from "../../../src/ports/content-repository.ts";

interface ContentAtRef {
  readonly content: ContentRepository;
  readonly ref: ContentRef;
}

/** The part of the contract about search. */
export function searchContract(subject: () => ContentAtRef): void {
  const searchable = () => {
    const { content, ref } = subject();
    return all(searchableIn(content.everything(ref)));
  };

  describe("reading all searchable documents", () => {
    it("returns all pages and PDF documents, once each", async () => {
      const found = await searchable();
      expect(found.map((document) => document.href.replace(/^.*\/files\//, "/files/")).sort()).toEqual([
        // A meeting is its page and a date.
        ...["/agm-2026", "/agm-2026", "/agm-2027", "/agm-2027"],
        "/company",
        "/company/leadership",
        "/contact",
        "/files/conduct.pdf",
        "/files/report-2025.pdf",
        "/files/report-2026.pdf",
        "/investors",
        "/news",
        "/news/meeting",
        "/news/opening",
        "/news/results",
      ]);
    });

    it("returns title, text, parent and date", async () => {
      const found = await searchable();
      expect(found).toContainEqual(
        expect.objectContaining({ type: "page", uid: "company", text: "Meet our leaders." }),
      );
      expect(found).toContainEqual(
        expect.objectContaining({ uid: "leadership", title: "Leadership", parentUid: "company" }),
      );
      expect(found).toContainEqual(expect.objectContaining({ uid: "results", date: "2026-08-19" }));
      expect(found).toContainEqual(
        expect.objectContaining({ type: "pdf", uid: "report-2026", headings: ["Annual report"] }),
      );
    });
  });

  describe("reading everything", () => {
    const everything = async () => {
      const { content, ref } = subject();
      return (await all(content.everything(ref))).flat();
    };

    it("returns the site options first, then all other documents, once each", async () => {
      const [first, ...others] = await everything();
      expect(first).toMatchObject({ kind: "site-options", options: { contacts: [{ title: "Media" }] } });
      const ids = others.map((item) => (item.kind === "pdf" ? item.uid : documentOf(item)?.id));
      expect(ids.toSorted()).toEqual([
        "conduct",
        "contact-page_contact",
        "dividend_2025",
        "dividend_2026",
        "general-meeting_agm-2026",
        "general-meeting_agm-2027",
        "home_home",
        "investors-page_investors",
        "media-asset_chair",
        "media-asset_logo",
        "news-archive_news",
        "news-article_meeting",
        "news-article_opening",
        "news-article_results",
        "page_company",
        "page_leadership",
        "report-2025",
        "report-2026",
      ]);
    });

    it("returns the same content as the other methods", async () => {
      const { content, ref } = subject();
      for (const item of await everything()) {
        if (item.kind === "page") expect(await content.findById(ref, item.page.id)).toEqual(item);
        if (item.kind === "pdf") expect(item.pdf).toEqual(await content.findPdf(ref, item.uid ?? ""));
      }
    });
  });

  describe("searching", () => {
    const search = (text: string, scope: "page" | "pdf" = "page") => {
      const { content, ref } = subject();
      return content.search(ref, { text, scope, page: 1, pageSize: 10 });
    };

    it("finds pages by whole words of title and text, case-insensitively", async () => {
      expect((await search("LEADERS")).items.map((hit) => hit.href)).toEqual(["/company"]);
      expect((await search("leader")).items).toEqual([]);
    });

    it("returns the parent of a child page", async () => {
      expect((await search("leadership")).items).toMatchObject([
        { type: "page", uid: "leadership", href: "/company/leadership", parentUid: "company" },
      ]);
    });

    it("returns an excerpt with the words marked", async () => {
      const found = await search("LEADERS meet");
      expect(found.items).toMatchObject([
        {
          excerpt: [
            { text: "Meet", hit: true },
            { text: " our ", hit: false },
            { text: "leaders", hit: true },
            { text: ".", hit: false },
          ],
        },
      ]);
    });

    it("finds PDF documents separately from pages", async () => {
      const found = await search("annual", "pdf");
      expect(found.total).toBe(2);
      expect(found.items.map((hit) => hit.type)).toEqual(["pdf", "pdf"]);
      expect((await search("annual")).items).toEqual([]);
    });

    it("neither finds nor counts what it is told to leave out", async () => {
      const { content, ref } = subject();
      const query = { text: "annual", scope: "pdf", page: 1, pageSize: 1 } as const;
      const [first] = (await content.search(ref, query)).items;
      const found = await content.search(ref, { ...query, without: [first?.id ?? ""] });
      expect([found.total, found.pages]).toEqual([1, 1]);
      expect(found.items).not.toContainEqual(first);
    });

    it("treats any input as plain text", async () => {
      for (const text of ['"', "[at(document.type, ", "]]", "\\", "💥", "a\nb", "'; drop", "(", "%"]) {
        expect((await search(text)).items).toEqual([]);
      }
    });

    it("accepts a text of any length", async () => {
      expect((await search(`${'[("💥")] '.repeat(1_000)}${"zebra ".repeat(2_000)}`)).items).toEqual([]);
    });

    it("finds nothing for a text without words", async () => {
      expect(await search("  ")).toMatchObject({ items: [], total: 0 });
    });
  });
}

/** All values of an iterable as a list. */
export async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const item of items) found.push(item);
  return found;
}
