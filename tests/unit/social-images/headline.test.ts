import { describe, expect, it } from "vitest";
import { layOutHeadline } from "../../../src/adapters/http/social-images/headline.ts";

/** A font in which every letter is as wide as the font size. */
const lengthOf = (text: string) => text.length * 1000;
const room = {
  width: 200,
  sizes: [
    { size: 20, lines: 2 },
    { size: 10, lines: 3 },
  ],
};
const set = (text: string) => layOutHeadline(text, room, lengthOf);

describe("a headline", () => {
  it("is as large as the space allows", () => {
    expect(set("Investors")).toEqual({ lines: ["Investors"], size: 20 });
    expect(set("Full-year results to 30 June")).toEqual({
      lines: ["Full-year results", "to 30 June"],
      size: 10,
    });
  });

  it("has lines of similar length", () => {
    expect(set("aaa bbb ccc d")).toEqual({ lines: ["aaa bbb", "ccc d"], size: 20 });
  });

  it("that is too long is truncated at a word, with an ellipsis", () => {
    const { lines, size } = set("word ".repeat(40));
    expect([lines.length, size]).toEqual([3, 10]);
    expect(lines.every((line) => line.length <= 20)).toBe(true);
    expect(lines.at(-1)).toMatch(/word…$/);
  });

  it("with one endless word is truncated", () => {
    expect(set("x".repeat(60)).lines).toEqual([`${"x".repeat(19)}…`]);
  });

  it("is not truncated within a character", () => {
    expect(set("e\u0301".repeat(30)).lines).toEqual([`${"e\u0301".repeat(9)}…`]);
  });

  it("may be empty", () => {
    expect(set(" ").lines).toEqual([]);
  });
});
