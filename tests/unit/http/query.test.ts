import { describe, expect, it } from "vitest";
import { listFilterOf, listHref, listPageOf } from "../../../src/adapters/http/contract/query.ts";

describe("the list filter of an address", () => {
  it.each([
    ["year=2026&category=Results&page=2", { year: 2026, category: "Results" }],
    ["kind=Annual+report", { kind: "Annual report" }],
    ["year=26&category=results&kind=Gossip", {}],
    ["year=2026.5", {}],
    ["year=-2026", {}],
    ["year=20260", {}],
    ["", {}],
  ])("%s", (query, filter) => {
    expect(listFilterOf(new URLSearchParams(query))).toEqual(filter);
  });

  it("is the inverse of creating the address", () => {
    const filter = { year: 2026, category: "Results", kind: "Notice of meeting" } as const;
    const { pathname, searchParams } = new URL(listHref("/news", filter, 3), "https://larkfield.example");
    expect(pathname).toBe("/news");
    expect(listFilterOf(searchParams)).toEqual(filter);
    expect(listPageOf(searchParams)).toBe(3);
  });

  it("is not in the address if it is empty", () => {
    expect(listHref("/news", {})).toBe("/news");
  });
});
