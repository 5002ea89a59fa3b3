import { describe, expect, it } from "vitest";
import { documentOf } from "../../../src/domain/content/content-item.ts";
import type { ContentRef, ContentRepository } from "../../../src/ports/content-repository.ts";

export function searchContract(
  subject: () => { readonly content: ContentRepository; readonly ref: ContentRef },
): void {
  describe("reading everything", () => {
    const everything = async () => {
      const { content, ref } = subject();
      return (await Array.fromAsync(content.everything(ref))).flat();
    };

    it("returns the site options first, then all other documents, once each", async () => {
      const [first, ...others] = await everything();
      expect(first).toMatchObject({ kind: "site-options", options: { contacts: [{ title: "Media" }] } });
      const ids = others.map((item) => (item.kind === "pdf" ? item.uid : documentOf(item)?.id));
      expect(ids.toSorted()).toEqual([
        ...["conduct", "contact-page_contact", "dividend_2025", "dividend_2026"],
        ...["general-meeting_agm-2026", "general-meeting_agm-2027", "home_home", "investors-page_investors"],
        ...["media-asset_chair", "media-asset_logo", "news-archive_news", "news-article_meeting"],
        ...["news-article_opening", "news-article_results", "page_company", "page_leadership"],
        ...["report-2025", "report-2026"],
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
      const [found] = (await search("LEADERS meet")).items;
      const marked = found?.excerpt.map(({ text, hit }) => (hit ? text.toUpperCase() : text));
      expect(marked).toEqual(["MEET", " our ", "LEADERS", "."]);
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

    it("finds nothing for signs, which it takes for plain text, of any length", async () => {
      const signs = ["  ", '"', "[at(document.type, ", "]]", "\\", "💥", "a\nb", "'; drop", "(", "%"];
      for (const text of [...signs, `${'[("💥")] '.repeat(1_000)}${"zebra ".repeat(2_000)}`])
        expect(await search(text)).toMatchObject({ items: [], total: 0 });
    });
  });
}
