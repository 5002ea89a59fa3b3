import { join } from "node:path";
import { expect, it } from "vitest";
import { brandFont } from "../../brand/font.ts";
import { outlineFont } from "../../src/adapters/http/social-images/font/outline-font.ts";
import { visit } from "./windows.ts";

const FONTS = join(import.meta.dirname, "../../brand/fonts");

/** The characters of a `unicode-range`: `U+0020-007E, U+00A0`. */
function charactersOf(range: string): readonly string[] {
  return range.split(", ").flatMap((part) => {
    const [first = 0, last = first] = part
      .replace("U+", "")
      .split("-")
      .map((hex) => Number.parseInt(hex, 16));
    return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));
  });
}

it.each(brandFont.faces)("images have the letters of browsers: $file", async ({ unicodeRange = "" }) => {
  const { title } = brandFont.outlines;
  const drawn = outlineFont(FONTS, title);
  const characters = charactersOf(unicodeRange).filter((character) => drawn.lengthOf(character) > 0);
  expect(characters.length).toBeGreaterThan(90);
  const page = await visit("/company");
  const widths = await page.evaluate(
    async ({ all, font }) => {
      await document.fonts.load(font, all.join(""));
      const context = document.createElement("canvas").getContext("2d");
      if (context === null) throw new Error("no canvas");
      context.font = font;
      return all.map((character) => context.measureText(character).width);
    },
    { all: characters, font: `${title.weight} 1000px "${brandFont.family}"` },
  );
  const far = characters.filter(
    (character, at) => Math.abs(drawn.lengthOf(character) - (widths[at] ?? 0)) > 1.5,
  );
  expect(far).toEqual([]);
});
