import { describe, expect, it } from "vitest";
import { InMemoryContentSource, type StoredPdf } from "../../../src/adapters/in-memory/content-source.ts";
import {
  ANNOUNCEMENT_PAGE_SIZE,
  showAnnouncements,
} from "../../../src/application/announcements/show-announcements.ts";
import { DOCUMENT_PAGE_SIZE, MAX_PRINTED_DOCUMENTS } from "../../../src/application/show-documents.ts";
import { type SectionOptions, showSections } from "../../../src/application/show-sections.ts";
import { sectionRules } from "../../../src/composition/capabilities.ts";
import type { ListFilter } from "../../../src/domain/content/list-filter.ts";
import type { PdfCategory } from "../../../src/domain/content/pdf-document.ts";
import { MAX_ANNOUNCEMENTS } from "../../../src/domain/exchange/exchange-announcement.ts";
import { announcement } from "../sample-content.ts";

const ITEMS = [
  announcement("d", "2026-11-20T03:00:00Z", { kind: "Dividend/Distribution" }),
  announcement("c", "2026-11-20T03:00:00Z", { kind: "Periodic Reports" }),
  // New Year in Brisbane.
  announcement("b", "2025-12-31T14:00:00Z", { kind: "PERIODIC REPORTS" }),
  announcement("a", "2024-03-01T00:00:00Z"),
];

function shown(filter: ListFilter = {}, items = ITEMS, { kinds = [] as string[], page = 1 } = {}) {
  const query = { filter, page, timeZone: "Australia/Brisbane" };
  const { announcements, archive } = showAnnouncements({ items }, { kinds }, query);
  return { ...announcements, archive, titles: announcements.items.map(({ title }) => title) };
}

describe("all announcements", () => {
  it("are listed newest first, with every year and every kind that some are of", () => {
    const { titles, archive } = shown();
    expect(titles).toEqual(["d", "c", "b", "a"]);
    expect(archive).toEqual({
      filter: {},
      years: [2026, 2024],
      kinds: { "dividend-distribution": "Dividend/Distribution", "periodic-reports": "Periodic Reports" },
    });
  });

  const dividends = { "dividend-distribution": "Dividend/Distribution" };
  const reports = { "periodic-reports": "Periodic Reports" };

  it.each([
    [{ year: 2026 }, ["d", "c", "b"], [2026, 2024], { ...dividends, ...reports }],
    [{ year: 2024 }, ["a"], [2026, 2024], {}],
    [{ year: 2025 }, [], [2026, 2024], {}],
    [{ announcement: "periodic-reports" }, ["c", "b"], [2026], { ...dividends, ...reports }],
    [{ year: 2026, announcement: "dividend-distribution" }, ["d"], [2026], { ...dividends, ...reports }],
    [{ year: 2024, announcement: "dividend-distribution" }, [], [2026], dividends],
  ])("of %j, and offer no choice of nothing, apart from the chosen one", (filter, titles, years, kinds) => {
    expect(shown(filter)).toMatchObject({ titles, archive: { filter, years } });
    expect(shown(filter).archive?.kinds).toEqual(kinds);
  });

  it("can be those of some kinds, as editors write them", () => {
    const { titles, archive } = shown({}, ITEMS, { kinds: ["periodic reports "] });
    expect(titles).toEqual(["c", "b"]);
    expect(archive?.years).toEqual([2026]);
  });

  it("of a company without any have no choices", () => {
    expect(shown({}, [])).toMatchObject({ total: 0, pages: 1, archive: { years: [], kinds: {} } });
  });

  it("are on pages, for any number of them; after the last page, the last one is shown", () => {
    const many = Array.from({ length: MAX_ANNOUNCEMENTS }, (_, index) =>
      announcement(`n${index}`, new Date(Date.UTC(2026, 0, 1) - index * 3_600_000).toISOString()),
    );
    const last = MAX_ANNOUNCEMENTS / ANNOUNCEMENT_PAGE_SIZE;
    const { titles, page, total } = shown({}, many, { page: last + 1 });
    expect([page, total, titles.at(-1)]).toEqual([last, MAX_ANNOUNCEMENTS, `n${MAX_ANNOUNCEMENTS - 1}`]);
  });

  it("of hundreds of kinds offer the most frequent and the chosen one", () => {
    const rare = Array.from({ length: 200 }, (_, index) =>
      announcement(`r${index}`, "2026-01-01T00:00:00Z", { kind: `Form ${index}` }),
    );
    const { archive, titles } = shown({ announcement: "form-150" }, [...ITEMS, ...rare]);
    expect(titles).toEqual(["r150"]);
    expect(Object.keys(archive?.kinds ?? {})).toHaveLength(13);
    expect(archive?.kinds).toMatchObject({ "periodic-reports": "Periodic Reports", "form-150": "Form 150" });
  });
});

it("the newest announcements have no choices, and ignore those of the address", () => {
  const query = { filter: { year: 2024 }, page: 7, timeZone: "UTC" };
  const { announcements, archive } = showAnnouncements({ items: ITEMS }, { kinds: [], limit: 2 }, query);
  expect(announcements.items.map(({ title }) => title)).toEqual(["d", "c"]);
  expect(archive).toBeUndefined();
});

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
