import { describe, expect, it } from "vitest";
import { type HistoryEntry, navigationKind } from "../../../client/navigation/navigation-kind.ts";

const entry = (address: string): HistoryEntry => {
  const { pathname, search, hash } = new URL(address, "https://x.example");
  return { key: address, pathname, search, hash };
};

describe("a navigation", () => {
  it.each([
    ["/company", "/news", false, "page"],
    ["/company", "/news", true, "page"],
    ["/company", "/news#latest", false, "page"],
    ["/news", "/news?year=2025", false, "filter"],
    ["/news?year=2025&page=2", "/news?year=2024", false, "filter"],
    ["/news?year=2025", "/news", true, "filter"],
    ["/news", "/news?page=2", false, "paging"],
    ["/news?year=2025&page=2", "/news?year=2025&page=3", false, "paging"],
    ["/news?page=2", "/news", true, "paging"],
    ["/news", "/news", false, "same"],
    ["/news", "/news#latest", false, undefined],
    ["/news#latest", "/news", true, "same"],
  ])("%s → %s (traversal: %s) is one of kind %s", (from, to, isTraversal, kind) => {
    expect(navigationKind(entry(to), entry(from), isTraversal)).toBe(kind);
  });
});
