import { expect, it } from "vitest";
import { holdingOf } from "../../../src/adapters/http/contract/holding.ts";
import { pageKey } from "../../../src/adapters/http/page-cache/fast-path.ts";
import { hrefOf, targetOf } from "../../../src/adapters/http/rendering/document-target.ts";

/** The path and query that the page cache keeps a page by; those of filters are in the tests of nginx, which agrees. */
it.each([
  ["/company", "/company"],
  ["/company?utm_source=mail&gclid=1", "/company"],
  ["/company?", "/company"],
  ["/company?page=1&year=soon", "/company"],
  ["/news?page=2&utm_source=mail&year=2026", "/news?year=2026&page=2"],
  ["/news?category=Results%3Cscript%3E", "/news"],
  ["/news?page=2&page=3", "/news?page=2"],
  ["/news?announcement=dividend-distribution", "/news?announcement=dividend-distribution"],
  [`/news?announcement=${"a".repeat(101)}`, "/news"],
  ["/news?sort=Oldest&year=20260&kind=Gossip", "/news"],
  ["/news?year=2026.5", "/news"],
  ["/news?year=-2026", "/news"],
])("the cache key of %s is %s", (url, key) => {
  expect(pageKey(url)).toBe(key);
  expect(hrefOf(targetOf(url))).toBe(key);
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
