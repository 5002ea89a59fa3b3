import { describe, expect, it } from "vitest";
import { navigationKind } from "../../../client/navigation/navigation-kind.ts";

const at = (address: string) => new URL(address, "https://x.example");

describe("a navigation", () => {
  it.each([
    ["/company", "/news", "page"],
    ["/company", "/news#latest", "page"],
    ["/news", "/news?year=2025", "filter"],
    ["/news?year=2025&page=2", "/news?year=2024", "filter"],
    ["/news?year=2025", "/news", "filter"],
    ["/news", "/news?page=2", "paging"],
    ["/news?year=2025&page=2", "/news?year=2025&page=3", "paging"],
    ["/news?page=2", "/news", "paging"],
    ["/news", "/news", "filter"],
  ])("%s → %s is one of kind %s", (from, to, kind) => {
    expect(navigationKind(at(to), at(from), false)).toBe(kind);
  });

  it("by which the browser jumps within a page is of none", () => {
    expect(navigationKind(at("/news#latest"), at("/news"), true)).toBeUndefined();
  });
});
