import { describe, expect, it } from "vitest";
import { pageKey } from "../../../../src/adapters/http/page-cache/fast-path.ts";
import { hrefOf, targetOf } from "../../../../src/adapters/http/rendering/document-target.ts";

describe("the cache key of a page", () => {
  it.each([
    ["/company", "/company"],
    ["/company?utm_source=mail&gclid=1", "/company"],
    ["/company?", "/company"],
    ["/company?page=1&year=soon", "/company"],
    ["/news?page=2&utm_source=mail&year=2026", "/news?year=2026&page=2"],
    ["/news?year=2026&page=2", "/news?year=2026&page=2"],
    ["/news?category=Results%3Cscript%3E", "/news"],
    ["/news?page=2&page=3", "/news?page=2"],
  ])("%s as %s", (url, key) => {
    expect(pageKey(url)).toBe(key);
    expect(hrefOf(targetOf(url))).toBe(key);
  });
});
