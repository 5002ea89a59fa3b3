import { fileURLToPath } from "node:url";
import { brandFont } from "../../brand/font.ts";
import { outlineFont } from "../../src/adapters/http/social-images/font/outline-font.ts";
import { short } from "./svg.ts";

/** The weights that the artwork sets words in. */
export type Weight = 500 | 600;

const FONTS = fileURLToPath(new URL("../../brand/fonts", import.meta.url));
const { title, label } = brandFont.outlines;
const typefaces = { 500: outlineFont(FONTS, title), 600: outlineFont(FONTS, label) } as const;

/** Path data of letters standing on a baseline at the given type size. */
export function lettering(
  text: string,
  x: number,
  baseline: number,
  size: number,
  weight: Weight = 600,
): string {
  const outline = typefaces[weight].outline(text, x, baseline, size);
  return outline.replace(/-?\d+\.\d+/g, (number) => short(Number(number)));
}
