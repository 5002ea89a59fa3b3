import { readFileSync } from "node:fs";
import { join } from "node:path";
import { create, type Font } from "fontkit";
import { describe, expect, it } from "vitest";
import { brandFont } from "../../../brand/font.ts";
import { outlineFont } from "../../../src/adapters/http/social-images/font/outline-font.ts";
import { FONTS } from "../../../src/composition/folders.ts";

function fontOf(name: string): Font {
  const font = create(readFileSync(join(FONTS, name)));
  if (!("layout" in font)) throw new TypeError("a collection of fonts");
  return font;
}

it.each(brandFont.faces)("images use the same glyphs as browsers: $file", ({ file }) => {
  const [drawn = ""] = brandFont.outlines.title.files;
  const widths = (font: Font, codes: readonly number[]) =>
    codes.map((code) => [code, font.glyphForCodePoint(code).advanceWidth / font.unitsPerEm]);
  const { characterSet } = fontOf(file);
  expect(characterSet.length).toBeGreaterThan(90);
  expect(widths(fontOf(drawn), characterSet)).toEqual(widths(fontOf(file), characterSet));
});

describe("a line of text as outlines", () => {
  const { files } = brandFont.outlines.title;

  it("is wider at a heavier weight", () => {
    expect(outlineFont(FONTS, { files, weight: 700 }).lengthOf("Results")).toBeGreaterThan(
      outlineFont(FONTS, { files, weight: 400 }).lengthOf("Results"),
    );
  });

  it("uses the extended font for missing glyphs, and omits characters that no font has", () => {
    const letters = outlineFont(FONTS, { files, weight: 500 });
    expect(letters.lengthOf("Māori")).toBeGreaterThan(letters.lengthOf("Mori"));
    expect(letters.outline("a漢b", 0, 0, 10)).toBe(letters.outline("ab", 0, 0, 10));
  });
});
