import { join } from "node:path";
import { brandFont } from "../../brand/font.ts";
import { outlineFont } from "../../src/adapters/http/social-images/font/outline-font.ts";

const SIZE = 100;
const BASELINE = 80;
const HEIGHT = 88;
const MARK_SCALE = HEIGHT / 24;
const WORD_START = 110;

/**
 * An initial logo as SVG: the mark and the name next to it, both in the current text colour.
 *
 * @param mark - Shapes on a square of 32.
 * @param root - Folder of the project, whose font is used.
 */
export function wordmark(name: string, mark: string, root: string): string {
  const font = outlineFont(join(root, "brand/fonts"), brandFont.outlines.label);
  const width = Math.ceil(WORD_START + (font.lengthOf(name) * SIZE) / 1000);
  const letters = rounded(font.outline(name, WORD_START, BASELINE, SIZE));
  const shapes = mark.replace(/ fill="[^"]*"/g, "");
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${HEIGHT}" fill="currentColor">`,
    `<g transform="matrix(${MARK_SCALE} 0 0 ${MARK_SCALE} ${-4 * MARK_SCALE} ${-4 * MARK_SCALE})">${shapes}</g>`,
    `<path d="${letters}"/></svg>\n`,
  ].join("");
}

/** An initial mark: the first letter of a name, as a shape on a square of 32. */
export function monogram(name: string, root: string): string {
  const font = outlineFont(join(root, "brand/fonts"), brandFont.outlines.label);
  const letter = name.slice(0, 1).toUpperCase();
  const size = 26;
  const start = (32 - (font.lengthOf(letter) * size) / 1000) / 2;
  return `<path fill="lime" d="${rounded(font.outline(letter, start, 25, size))}"/>`;
}

function rounded(outline: string): string {
  return outline.replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10));
}
