import { describe, expect, it } from "vitest";
import { PagePath } from "../../../client/content/page-address.ts";
import { NewsArchivePage } from "../../../client/server/pages/news-archive-page.tsx";
import { DocumentCentre } from "../../../client/server/sections/documents.tsx";
import type { SectionProps } from "../../../client/server/sections/section-frame.tsx";
import type { NewsSummary } from "../../../src/domain/content/news.ts";
import type { PageViewOf } from "../../../src/domain/content/page-view.ts";
import type { PdfDocument } from "../../../src/domain/content/pdf-document.ts";
import { newsArchive } from "../sample-content.ts";
import { rendered } from "./rendered.tsx";
import { wordsOf } from "./words.ts";

const listOf = <T,>(...items: readonly T[]) => ({ items, page: 1, pages: 1, total: items.length });

function archive(more: Partial<PageViewOf<"news-archive">> = {}): string {
  const lists = { articles: listOf<NewsSummary>(), filter: {}, years: [], categories: [] };
  return rendered(<NewsArchivePage page={{ ...newsArchive, ...lists, ...more }} />);
}

function centre(more: Partial<SectionProps<"document-centre">["section"]> = {}): string {
  const lists = { documents: listOf<PdfDocument>(), printed: [], filter: {}, years: [], kinds: [] };
  const section = { kind: "document-centre", heading: "Library", intro: [], ...lists, ...more } as const;
  return rendered(
    <PagePath value="/investors">
      <DocumentCentre section={section} />
    </PagePath>,
  );
}

const article = { id: "a", href: "/news/a", title: "Results", date: "2026-08-19" };

/** The address of the link with this name. */
function hrefOf(markup: string, name: string): string | undefined {
  return new RegExp(`<a [^>]*href="([^"]*)"[^>]*>${name}</a>`).exec(markup)?.[1]?.replaceAll("&amp;", "&");
}

describe("a filter without results leads to the whole list", () => {
  it("of news", () => {
    const markup = archive({ filter: { year: 2023, category: "Results" } });
    expect(hrefOf(markup, "See all news")).toBe("/news");
    // Without a filter there is nothing more to see.
    expect(hrefOf(archive(), "See all news")).toBeUndefined();
  });

  it("of documents, on the page where it is", () => {
    expect(hrefOf(centre({ filter: { year: 2024, kind: "Policy" } }), "See all documents")).toBe(
      "/investors#documents",
    );
  });
});

describe("a filter of a list is links, of which each keeps the other choice", () => {
  it("of news by year and category", () => {
    const filter = { year: 2026, category: "Results" } as const;
    const years = [2026, 2025];
    const markup = archive({ articles: listOf(article), filter, years, categories: ["Company", "Results"] });
    expect(hrefOf(markup, "2025")).toBe("/news?year=2025&category=Results");
    expect(hrefOf(markup, "All years")).toBe("/news?category=Results");
    expect(hrefOf(markup, "Company")).toBe("/news?year=2026&category=Company");
    expect(markup).toMatch(/<a [^>]*aria-current="true"[^>]*>2026<\/a>/);
    expect(wordsOf(markup)).toContain("1 article");
  });

  it("of documents by year and kind, each document with its kind, its day and its size", () => {
    const report = {
      id: "r",
      title: "Report",
      href: "/r.pdf",
      bytes: 1_200_000,
      date: "2026-08-19",
      category: "Results",
    } as const;
    const filter = { year: 2026 };
    const markup = centre({ documents: listOf(report), filter, years: [2026, 2025], kinds: ["Results"] });
    expect(hrefOf(markup, "2025")).toBe("/investors?year=2025#documents");
    expect(hrefOf(markup, "Results")).toBe("/investors?year=2026&kind=Results#documents");
    expect(wordsOf(markup)).toMatch(/Report.*Results.*19 August 2026.*PDF, 1\.2 MB/);
  });
});
