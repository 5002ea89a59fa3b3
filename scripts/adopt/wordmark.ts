import { join } from "node:path";
import { brandFont } from "../../brand/font.ts";
import { outlineFont } from "../../src/adapters/http/social-images/font/outline-font.ts";

const SIZE = 100;
const BASELINE = 80;
const HEIGHT = 88;
const MARK_SCALE = HEIGHT / 24;
const WORD_START = 110;

/**
 * A logo to begin with, as SVG: the mark and a name beside it, both in the colour of the text around them.
 *
 * @param mark - Shapes on a square of 32.
 * @param root - Folder of the project, whose font is used.
 */
export function wordmark(name: string, mark: string, root: string): string {
  const font = outlineFont(join(root, "brand/fonts"), brandFont.outlines.label);
  const width = Math.ceil(WORD_START + (font.lengthOf(name) * SIZE) / 1000);
  const letters = font
    .outline(name, WORD_START, BASELINE, SIZE)
    .replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10));
  const shapes = mark.replace(/ fill="[^"]*"/g, "");
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${HEIGHT}" fill="currentColor">`,
    `<g transform="matrix(${MARK_SCALE} 0 0 ${MARK_SCALE} ${-4 * MARK_SCALE} ${-4 * MARK_SCALE})">${shapes}</g>`,
    `<path d="${letters}"/></svg>\n`,
  ].join("");
}
