import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { create, type Font } from "fontkit";
import { describe, expect, it } from "vitest";
import { instrumentSans } from "../../../src/adapters/http/social-images/font/instrument-sans.ts";
import { FONTS } from "../../../src/composition/folders.ts";

function fontOf(file: string): Font {
  const font = create(readFileSync(file));
  if (!("layout" in font)) throw new TypeError("a collection of fonts");
  return font;
}

it.each(["latin", "latin-ext"])("%s has the letters of the file that browsers get", (part) => {
  const { resolve } = createRequire(import.meta.url);
  const name = `@fontsource-variable/instrument-sans/files/instrument-sans-${part}-wght-normal.woff2`;
  const [sent, drawn] = [fontOf(resolve(name)), fontOf(join(FONTS, `instrument-sans-${part}.ttf`))];
  const letters = (font: Font) =>
    font.characterSet.map((code) => {
      const glyph = font.glyphForCodePoint(code);
      return [code, glyph.advanceWidth, glyph.path.toSVG()];
    });
  expect(sent.characterSet.length).toBeGreaterThan(100);
  expect(letters(drawn)).toEqual(letters(sent));
});

describe("a line of text as outlines", () => {
  it("is wider the heavier it is", () => {
    expect(instrumentSans(FONTS, 700).lengthOf("Results")).toBeGreaterThan(
      instrumentSans(FONTS, 400).lengthOf("Results"),
    );
  });

  it("takes a letter from the extended font, and leaves out what neither has", () => {
    const letters = instrumentSans(FONTS, 500);
    expect(letters.lengthOf("Māori")).toBeGreaterThan(letters.lengthOf("Mori"));
    expect(letters.outline("a漢b", 0, 0, 10)).toBe(letters.outline("ab", 0, 0, 10));
  });
});
