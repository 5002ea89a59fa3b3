import { glyphs, kerning } from "./glyphs.ts";
import { short } from "./svg.ts";

/** Path data of letters standing on a baseline at the given type size. */
export function lettering(text: string, x: number, baseline: number, size: number): string {
  const scale = size / 1000;
  let pen = x;
  let data = "";
  let before = "";
  for (const letter of text) {
    const glyph = glyphs.get(letter);
    if (!glyph) throw new RangeError(`No outline for the letter ${letter}`);
    pen += (kerning.get(before + letter) ?? 0) * scale;
    const left = pen;
    // Every command of these outlines takes absolute pairs, so scaling pair by pair is the whole transform.
    data += glyph.outline.replace(
      /(-?\d+) (-?\d+)/g,
      (_pair, px: string, py: string) =>
        `${short(Number(px) * scale + left)} ${short(Number(py) * scale + baseline)}`,
    );
    pen += glyph.advance * scale;
    before = letter;
  }
  return data;
}

/** How wide letters stand at the given type size. */
export function lengthOf(text: string, size: number): number {
  let length = 0;
  let before = "";
  for (const letter of text) {
    length += (glyphs.get(letter)?.advance ?? 0) + (kerning.get(before + letter) ?? 0);
    before = letter;
  }
  return (length * size) / 1000;
}
