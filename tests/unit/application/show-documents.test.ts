import { describe, expect, it } from "vitest";
import {
  InMemoryContentRepository,
  type StoredPdf,
} from "../../../src/adapters/in-memory/content-repository.ts";
import { DOCUMENT_PAGE_SIZE, MAX_PRINTED_DOCUMENTS } from "../../../src/application/show-documents.ts";
import { type SectionOptions, showSections } from "../../../src/application/show-sections.ts";
import type { PdfCategory } from "../../../src/domain/content/pdf-document.ts";

function pdf(uid: string, date: string | undefined, category: PdfCategory): StoredPdf {
  return { id: `pdf_${uid}`, uid, title: uid, href: `/files/${uid}.pdf`, bytes: 1_000, date, category };
}

const LIBRARY = [
  pdf("policy", undefined, "Policy"),
  pdf("results-26", "2026-08-19", "Results"),
  pdf("report-26", "2026-09-16", "Annual report"),
  pdf("results-25", "2025-08-20", "Results"),
];

async function centre(place: SectionOptions, documents: readonly StoredPdf[] = LIBRARY) {
  const content = new InMemoryContentRepository({ documents });
  const sections = await showSections(
    content,
    await content.publishedRef(),
    [{ kind: "document-centre", intro: [] }],
    place,
  );
  const [section] = sections;
  if (section?.kind !== "document-centre") throw new Error("There is no document centre.");
  return { ...section, titles: section.documents.items.map((document) => document.title) };
}

describe("the document centre", () => {
  it("lists all documents, newest first, with all years and kinds", async () => {
    expect(await centre({})).toMatchObject({
      titles: ["report-26", "results-26", "results-25", "policy"],
      years: [2026, 2025],
      kinds: ["Annual report", "Results", "Policy"],
    });
  });

  it("can be filtered by year, by kind, and by both; the options stay", async () => {
    expect((await centre({ filter: { year: 2026 } })).titles).toEqual(["report-26", "results-26"]);
    expect((await centre({ filter: { kind: "Results" } })).titles).toEqual(["results-26", "results-25"]);
    const both = await centre({ filter: { year: 2025, kind: "Results" } });
    expect(both).toMatchObject({ titles: ["results-25"], years: [2026, 2025] });
    expect(both.kinds).toHaveLength(3);
  });

  it("is empty if nothing matches", async () => {
    const { documents } = await centre({ filter: { year: 1999 } });
    expect(documents).toEqual({ items: [], page: 1, pages: 1, total: 0 });
  });

  it("has all documents that the filter finds for print, unless they are too many", async () => {
    const of = (length: number) =>
      Array.from({ length }, (_, index) => pdf(`d${index}`, "2026-01-01", "Policy"));
    expect((await centre({ listPage: 2 }, of(MAX_PRINTED_DOCUMENTS))).printed).toHaveLength(
      MAX_PRINTED_DOCUMENTS,
    );
    expect((await centre({}, of(MAX_PRINTED_DOCUMENTS + 1))).printed).toEqual([]);
  });

  it("has pages, for any number of documents; after the last page, the last one is shown", async () => {
    const many = Array.from({ length: 130 }, (_, index) => pdf(`d${index}`, "2026-01-01", "Policy"));
    const last = Math.ceil(130 / DOCUMENT_PAGE_SIZE);
    const { documents, titles } = await centre({ listPage: 99 }, many);
    expect(documents).toMatchObject({ page: last, pages: last, total: 130 });
    expect(titles).toHaveLength(130 - (last - 1) * DOCUMENT_PAGE_SIZE);
  });
});
