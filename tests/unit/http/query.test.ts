import { describe, expect, it } from "vitest";
import { holdingOf } from "../../../src/adapters/http/contract/holding.ts";
import { listFilterOf, listHref, listPageOf } from "../../../src/adapters/http/contract/query.ts";
import { pageKey } from "../../../src/adapters/http/page-cache/fast-path.ts";
import { hrefOf, targetOf } from "../../../src/adapters/http/rendering/document-target.ts";

describe("the list filter of an address", () => {
  it.each([
    ["year=2026&category=Results&page=2", { year: 2026, category: "Results" }],
    ["kind=Annual+report", { kind: "Annual report" }],
    ["sort=oldest&page=2", { sort: "oldest" }],
    ["sort=Oldest&year=soon", {}],
    ["announcement=dividend-distribution", { announcement: "dividend-distribution" }],
    [`announcement=${"a".repeat(101)}`, {}],
    ["year=26&category=results&kind=Gossip", {}],
    ["year=2026.5", {}],
    ["year=-2026", {}],
    ["year=20260", {}],
    ["", {}],
  ])("%s", (query, filter) => {
    expect(listFilterOf(new URLSearchParams(query))).toEqual(filter);
  });

  it("is the inverse of creating the address", () => {
    const filter = {
      year: 2026,
      category: "Results",
      kind: "Notice of meeting",
      sort: "highest",
      announcement: "8-k",
    } as const;
    const { pathname, searchParams } = new URL(listHref("/news", filter, 3), "https://larkfield.example");
    expect(pathname).toBe("/news");
    expect(listFilterOf(searchParams)).toEqual(filter);
    expect(listPageOf(searchParams)).toBe(3);
  });

  it("is not in the address if it is empty", () => {
    expect(listHref("/news", {})).toBe("/news");
  });
});

describe("the cache key of a page", () => {
  it.each([
    ["/company", "/company"],
    ["/company?utm_source=mail&gclid=1", "/company"],
    ["/company?", "/company"],
    ["/company?page=1&year=soon", "/company"],
    ["/news?page=2&utm_source=mail&year=2026", "/news?year=2026&page=2"],
    ["/news?category=Results%3Cscript%3E", "/news"],
    ["/news?page=2&page=3", "/news?page=2"],
  ])("%s as %s", (url, key) => {
    expect(pageKey(url)).toBe(key);
    expect(hrefOf(targetOf(url))).toBe(key);
  });
});

it("what is asked of a holding is as it was typed, up to a length", () => {
  const holding = (query: string) => holdingOf(new URLSearchParams(query));
  expect(holding("shares=1%2C000&from=2024-01-01&currency=USD&x=1")).toEqual({
    shares: "1,000",
    from: "2024-01-01",
    to: "",
    currency: "USD",
  });
  expect(holding("shares=")).toEqual({ shares: "", from: "", to: "", currency: "" });
  expect(holding("from=mail&to=you")).toBeUndefined();
  expect(holding(`shares=${"9".repeat(1000)}`)?.shares).toHaveLength(40);
});
