import { describe, expect, it } from "vitest";
import type { SearchableDocument, SearchQuery } from "../../../src/domain/search/search.ts";
import { canBeSearched, MAX_SEARCH_LENGTH, searchHit } from "../../../src/domain/search/search.ts";
import { searchWholeWords } from "../../../src/domain/search/whole-words.ts";

const document = (id: string, more: Partial<SearchableDocument> = {}): SearchableDocument => ({
  id,
  type: "page",
  uid: id,
  title: id,
  href: `/${id}`,
  scope: "page",
  headings: [],
  labels: [],
  text: "",
  listed: "",
  ...more,
});

const DOCUMENTS = [
  document("results", { text: "Net debt fell.", date: "2026-08-19", kind: "Results", headings: ["Outlook"] }),
  document("loans", { text: "Our net debts", date: "2025-08-20", kind: "Company", labels: ["A$m"] }),
  document("old", { text: "Net debt", date: "2025-02-19", kind: "Results", listed: "See also: Café" }),
  document("undated", { text: "Net debt of all kinds" }),
  document("report", { scope: "pdf", type: "pdf", text: "Net debt" }),
];

const search = (text: string, more: Partial<SearchQuery> = {}) =>
  searchWholeWords(DOCUMENTS, { text, scope: "page", page: 1, pageSize: 10, ...more });
const found = (...query: Parameters<typeof search>) => search(...query).items.map(({ id }) => id);

describe("a search by whole words", () => {
  it.each([
    ["net", ["results", "loans", "old", "undated"]],
    ["NET, debt!", ["results", "old", "undated"]],
    ["Net debts", ["loans"]],
    ["deb", []],
    ["loans", ["loans"]],
    ["outlook", ["results"]],
    ["A$m", ["loans"]],
    ["cafe", ["old"]],
    ["undated", ["undated"]],
    ["19", ["results", "old"]],
    ["debt dividend", []],
    ["– ?", []],
    ["", []],
  ])("for %j finds what has each of them: %j", (text, ids) => {
    expect(found(text)).toEqual(ids);
  });

  it("finds documents in their scope, marked in their text", () => {
    expect(search("debt", { scope: "pdf" }).items).toEqual([
      {
        id: "report",
        type: "pdf",
        uid: "report",
        title: "report",
        href: "/report",
        excerpt: [
          { text: "Net ", hit: false },
          { text: "debt", hit: true },
        ],
      },
    ]);
  });

  it("has filters by year and kind, each with the values that the other one leaves", () => {
    expect(found("net debt", { year: 2025 })).toEqual(["old"]);
    expect(found("net", { year: 2025, kind: "Company" })).toEqual(["loans"]);
    expect(search("net")).toMatchObject({ years: [2026, 2025], kinds: ["Results", "Company"], total: 4 });
    expect(search("net", { year: 2026 })).toMatchObject({ years: [2026, 2025], kinds: ["Results"] });
    expect(search("net", { kind: "Company" })).toMatchObject({
      years: [2025],
      kinds: ["Results", "Company"],
    });
    expect(search("nothing")).toMatchObject({ years: [], kinds: [], total: 0, pages: 1 });
  });

  it("has pages", () => {
    expect(search("net", { page: 2, pageSize: 3 })).toMatchObject({ page: 2, pages: 2, total: 4 });
    expect(found("net", { page: 2, pageSize: 3 })).toEqual(["undated"]);
  });
});

it.each([
  ["dividend", true],
  ["?", true],
  ["a".repeat(MAX_SEARCH_LENGTH), true],
  ["a".repeat(MAX_SEARCH_LENGTH + 1), false],
  ["", false],
  [" \u3000\n", false],
])("a visitor can search for %j: %s", (text, can) => {
  expect(canBeSearched(text)).toBe(can);
});

it("a hit has of its document only what results show", () => {
  const whole = document("a", {
    within: "Company",
    ends: 1,
    isDate: true,
    thing: "t",
    file: { href: "/a.pdf" },
    date: "2026-01-01",
  });
  const excerpt = [{ text: "A", hit: false }];
  expect(searchHit(whole, excerpt)).toEqual({
    id: "a",
    type: "page",
    uid: "a",
    title: "a",
    href: "/a",
    within: "Company",
    date: "2026-01-01",
    excerpt,
  });
});
