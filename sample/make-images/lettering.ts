import { fileURLToPath } from "node:url";
import { instrumentSans } from "../../src/adapters/http/social-images/font/instrument-sans.ts";
import { short } from "./svg.ts";

/** The weights that the artwork sets words in. */
export type Weight = 500 | 600;

const FONTS = fileURLToPath(new URL("../../brand/fonts", import.meta.url));
const typefaces = { 500: instrumentSans(FONTS, 500), 600: instrumentSans(FONTS, 600) } as const;

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

/** How wide letters stand at the given type size. */
export function lengthOf(text: string, size: number, weight: Weight = 600): number {
  return (typefaces[weight].lengthOf(text) * size) / 1000;
}
