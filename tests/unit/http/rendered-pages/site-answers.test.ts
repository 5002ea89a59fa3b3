import { describe, expect, it } from "vitest";
import { documentKey, keyOf, placeOf } from "../../../../src/adapters/http/rendered-pages/site-answers.ts";

describe("under what a page is kept", () => {
  it.each([
    ["/company", "/company"],
    ["/company?utm_source=mail&gclid=1", "/company"],
    ["/company?", "/company"],
    ["/company?page=1&year=soon", "/company"],
    ["/news?page=2&utm_source=mail&year=2026", "/news?year=2026&page=2"],
    ["/news?year=2026&page=2", "/news?year=2026&page=2"],
    ["/news?category=Results%3Cscript%3E", "/news"],
    ["/news?page=2&page=3", "/news?page=2"],
  ])("%s is kept as %s", (url, key) => {
    expect(documentKey(url)).toBe(key);
    expect(keyOf({ kind: "document", place: placeOf(url) })).toBe(key);
  });

  it("no two kinds of answers share", () => {
    const place = placeOf("/company");
    const keys = [
      keyOf({ kind: "document", place }),
      keyOf({ kind: "data", place }),
      keyOf({ kind: "shell" }),
      keyOf({ kind: "not-found" }),
    ];
    expect(new Set(keys).size).toBe(4);
    expect(keys.filter((key) => key.startsWith("/"))).toEqual(["/company"]);
  });
});
