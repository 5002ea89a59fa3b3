import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create, type Font } from "fontkit";
import { describe, expect, it } from "vitest";
import { instrumentSans } from "../../../src/adapters/http/social-images/typeface/instrument-sans.ts";
import { unpackWoff2 } from "../../../src/adapters/http/social-images/typeface/woff2.ts";

const fileOf = (part: string) =>
  readFileSync(
    createRequire(import.meta.url).resolve(
      `@fontsource-variable/instrument-sans/files/instrument-sans-${part}-wght-normal.woff2`,
    ),
  );

function fontOf(file: Buffer): Font {
  const font = create(file);
  if (!("layout" in font)) throw new TypeError("a collection of fonts");
  return font;
}

describe("the plain form of a packed font", () => {
  it.each(["latin", "latin-ext"])("%s has the same letters as the packed one", (part) => {
    const packed = fontOf(fileOf(part));
    const plain = fontOf(unpackWoff2(fileOf(part)));
    const letters = (font: Font) =>
      font.characterSet.map((code) => {
        const glyph = font.glyphForCodePoint(code);
        return [code, glyph.advanceWidth, glyph.path.toSVG()];
      });
    expect(packed.characterSet.length).toBeGreaterThan(100);
    expect(letters(plain)).toEqual(letters(packed));
  });

  it("is not made of anything else, or of half a file", () => {
    expect(() => unpackWoff2(Buffer.from("wOFF, the older form"))).toThrow(RangeError);
    expect(() => unpackWoff2(fileOf("latin").subarray(0, 9_000))).toThrow();
  });
});

describe("a line of text as outlines", () => {
  it("is wider the heavier it is", () => {
    expect(instrumentSans(700).lengthOf("Results")).toBeGreaterThan(instrumentSans(400).lengthOf("Results"));
  });

  it("takes a letter from the extended font, and leaves out what neither has", () => {
    const letters = instrumentSans(500);
    expect(letters.lengthOf("Māori")).toBeGreaterThan(letters.lengthOf("Mori"));
    expect(letters.outline("a漢b", 0, 0, 10)).toBe(letters.outline("ab", 0, 0, 10));
  });
});
