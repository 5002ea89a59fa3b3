import { describe, expect, it } from "vitest";
import { charactersIn, cut } from "../../../src/domain/text/cut.ts";

const FAMILY = "👨‍👩‍👧";

describe("the characters of a text", () => {
  it.each([
    ["", []],
    ["ab", ["a", "b"]],
    ["e\u0301a", ["e\u0301", "a"]],
    [`${FAMILY}🇦🇺!`, [FAMILY, "🇦🇺", "!"]],
    ["1\r\n2", ["1", "\r\n", "2"]],
  ])("of %j are those that a reader sees", (text, characters) => {
    expect(charactersIn(text)).toEqual(characters);
  });
});

describe("the beginning of a text", () => {
  it("is the whole text if that is not longer", () => {
    expect(cut("report", 6)).toBe("report");
    expect(cut("", 0)).toBe("");
  });

  it("is as long as it may be", () => {
    expect(cut("report", 3)).toBe("rep");
    expect(cut("report", 0)).toBe("");
  });

  it("ends before a character that it would have only a part of", () => {
    expect(cut(`a${FAMILY}`, 5)).toBe("a");
    expect(cut("ne\u0301t", 2)).toBe("n");
    expect(cut("한국어".normalize("NFD"), 4)).toBe("한".normalize("NFD"));
  });
});
