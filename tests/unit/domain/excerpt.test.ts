import { describe, expect, it } from "vitest";
import { excerptOf } from "../../../src/domain/search/excerpt.ts";

const filler = "The racing calendar goes on from meeting to meeting, and each has its own rules. ".repeat(5);
const excerpt = (text: string, ...keys: string[]) => excerptOf(text, new Set(keys));
const textOf = (parts: ReturnType<typeof excerptOf>) => parts.map((part) => part.text).join("");
const hitsOf = (parts: ReturnType<typeof excerptOf>) =>
  parts.filter((part) => part.hit).map((part) => part.text);

describe("an excerpt", () => {
  it("marks all forms of the matching words", () => {
    expect(excerpt("Dividends: the final dividend.", "dividend")).toEqual([
      { text: "Dividends", hit: true },
      { text: ": the final ", hit: false },
      { text: "dividend", hit: true },
      { text: ".", hit: false },
    ]);
  });

  it("is the text around the match, cut at words", () => {
    const parts = excerpt(`${filler}The dividend is paid in March. ${filler}`, "dividend");
    expect(hitsOf(parts)).toEqual(["dividend"]);
    expect(textOf(parts)).toMatch(/^… \w.* The dividend is paid in March\..*\w …$/);
    expect(textOf(parts).length).toBeLessThan(220);
  });

  it("starts earlier if the match is at the end of a text", () => {
    const parts = excerpt(`${filler}It pays a dividend.`, "dividend");
    expect(textOf(parts)).toMatch(/^… .{120,} It pays a dividend\.$/);
    expect(textOf(excerpt(`All of this fits, ${"and this, ".repeat(8)}dividend too.`, "dividend"))).toMatch(
      /^All of this/,
    );
  });

  it("is the part with the most different words", () => {
    const parts = excerpt(
      `Shares. ${filler}The dividend a share is paid in March. ${filler}`,
      "share",
      "dividend",
    );
    expect(hitsOf(parts)).toEqual(["dividend", "share"]);
  });

  it("is the beginning of a text without a match", () => {
    const parts = excerpt(filler, "dividend");
    expect(textOf(parts)).toMatch(/^The racing calendar .* …$/);
    expect(hitsOf(parts)).toEqual([]);
  });

  it("separates paragraphs on one line", () => {
    expect(textOf(excerpt("Our offices\nBrisbane is one.\n\nSydney"))).toBe(
      "Our offices · Brisbane is one. Sydney",
    );
  });

  it("is empty for an empty text", () => {
    expect(excerpt("", "dividend")).toEqual([]);
  });

  it("is limited for an endless word", () => {
    expect(textOf(excerpt("x".repeat(10_000))).length).toBeLessThan(220);
  });

  it("is not cut within a character", () => {
    expect(textOf(excerpt("👩🏽‍🚀".repeat(60)))).toBe(`${"👩🏽‍🚀".repeat(28)} …`);
  });

  it("does not interpret markup", () => {
    expect(textOf(excerpt("<b>dividend</b> & more", "dividend"))).toBe("<b>dividend</b> & more");
  });
});
