import { describe, expect, it } from "vitest";
import { InMemoryContentSource, type StoredPdf } from "../../../src/adapters/in-memory/content-source.ts";
import { DOCUMENT_PAGE_SIZE, MAX_PRINTED_DOCUMENTS } from "../../../src/application/show-documents.ts";
import { type SectionOptions, showSections } from "../../../src/application/show-sections.ts";
import { sectionRules } from "../../../src/composition/capabilities.ts";
import type { ListFilter } from "../../../src/domain/content/list-filter.ts";
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

async function centre(
  place: Omit<SectionOptions, "now" | "rules">,
  documents: readonly StoredPdf[] = LIBRARY,
) {
  const content = new InMemoryContentSource({ documents });
  const section = { kind: "document-centre", intro: [] } as const;
  const [view] = showSections(await content.read(), [section], {
    now: Date.now(),
    rules: sectionRules(),
    ...place,
  });
  if (view?.kind !== "document-centre") throw new Error("There is no document centre.");
  return { ...view, titles: view.documents.items.map((document) => document.title) };
}

const policies = (count: number) =>
  Array.from({ length: count }, (_, index) => pdf(`d${index}`, "2026-01-01", "Policy"));

describe("the document centre", () => {
  it.each<[ListFilter, string[], number[], PdfCategory[]]>([
    [
      {},
      ["report-26", "results-26", "results-25", "policy"],
      [2026, 2025],
      ["Annual report", "Results", "Policy"],
    ],
    [{ year: 2026 }, ["report-26", "results-26"], [2026, 2025], ["Annual report", "Results"]],
    [{ kind: "Results" }, ["results-26", "results-25"], [2026, 2025], ["Annual report", "Results", "Policy"]],
    [{ year: 2025, kind: "Results" }, ["results-25"], [2026, 2025], ["Results"]],
    [{ year: 2025, kind: "Annual report" }, [], [2026], ["Results"]],
  ])(
    "lists all documents of %j, newest first, and offers no choice of nothing",
    async (filter, ...expected) => {
      const [titles, years, kinds] = expected;
      expect(await centre({ filter })).toMatchObject({ titles, years, kinds, filter });
    },
  );

  it("does not know a year without documents", async () => {
    const { filter, documents } = await centre({ filter: { year: 1999, kind: "Policy" } });
    expect(filter).toEqual({ kind: "Policy" });
    expect(documents.total).toBe(1);
  });

  it("has all documents that the filter finds for print, unless they are too many", async () => {
    const printed = async (count: number) => (await centre({ listPage: 2 }, policies(count))).printed.length;
    expect(await printed(MAX_PRINTED_DOCUMENTS)).toBe(MAX_PRINTED_DOCUMENTS);
    expect(await printed(MAX_PRINTED_DOCUMENTS + 1)).toBe(0);
  });

  it("has pages, for any number of documents; after the last page, the last one is shown", async () => {
    const last = Math.ceil(130 / DOCUMENT_PAGE_SIZE);
    const { documents, titles } = await centre({ listPage: 99 }, policies(130));
    expect(documents).toMatchObject({ page: last, pages: last, total: 130 });
    expect(titles).toHaveLength(130 - (last - 1) * DOCUMENT_PAGE_SIZE);
  });
});
