import { describe, expect, it } from "vitest";
import { addressWords, sharedWords } from "../../../src/domain/links/near-address.ts";

describe("the words of an address", () => {
  it.each([
    ["/company/board-of-directors", "company board of director"],
    ["/Our_Annual_Report.v2.2026.html", "our annual report v2 2026"],
    ["/caf%C3%A9", "cafe"],
    ["/%E5%B9%B4%E6%AC%A1%E5%A0%B1", "年次 次報"],
    ["/", ""],
    ["/%F0%9F%99%82/…", ""],
  ])("%s are %j", (path, words) => {
    expect(addressWords(path).join(" ")).toBe(words);
  });

  it("are those of its beginning, however many characters its encoding has", () => {
    const title = "年次報告書".repeat(60);
    expect(addressWords(`/${encodeURIComponent(title)}`)).toHaveLength(198);
    expect(addressWords(`/${"a-".repeat(5_000)}`)).toHaveLength(100);
  });
});

describe("the words that two addresses share", () => {
  const shared = (one: string, other: string) => sharedWords(addressWords(one), addressWords(other));

  it.each([
    ["/investors/results", "/results", 1],
    ["/investors/results", "/investor-result", 2],
    ["/investors", "/careers", 0],
    ["/", "/careers", 0],
  ])("of %s and %s are %i", (one, other, count) => {
    expect(shared(one, other)).toBe(count);
  });

  it.each([
    ["a letter too many", "/governnance"],
    ["a letter that is missing", "/goverance"],
    ["a wrong letter", "/govermance"],
    ["two letters that are swapped", "/govrenance"],
    ["a letter too many at the end", "/governancex"],
  ])("may have one typing error: %s", (_what, path) => {
    expect(shared("/governance", path)).toBe(1);
  });

  it("have no more errors than one, and short words have none", () => {
    expect(shared("/governance", "/govrennace")).toBe(0);
    expect(shared("/news", "/newt")).toBe(0);
    expect(shared("/board", "/bord")).toBe(0);
    expect(shared("/board", "/boart")).toBe(1);
  });
});
