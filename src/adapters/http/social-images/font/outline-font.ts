import { readFileSync } from "node:fs";
import { join } from "node:path";
import { create, type Font } from "fontkit";

/** Text as outlines, so that images do not depend on the fonts of the machine. */
export type OutlineFont = ReturnType<typeof outlineFont>;

/** Font files in the order of preference: glyphs that are missing in one are taken from the next. */
interface FontFiles {
  readonly files: readonly string[];
  /** For those that are variable, which have to be TrueType: the library cannot read variations of WOFF2 files. */
  readonly weight: number;
}

/** A font at a weight. Throws a `TypeError` that names a file with several fonts, or outlines that cannot be read. */
export function outlineFont(folder: string, { files, weight }: FontFiles) {
  const fonts = files.map((name) => {
    const font = create(readFileSync(join(folder, name)));
    if (!("getVariation" in font)) throw new TypeError(`${name} contains more than one font`);
    const drawn = "wght" in font.variationAxes ? font.getVariation({ wght: weight }) : font;
    requireOutlines(drawn, name);
    return drawn;
  });
  return {
    /** The characters of a text that have a meaning, and that no file has. Without them it would say something else. */
    missingIn: (text: string) => missingIn(text, fonts),
    /** Width of a line of text, in thousandths of the font size. */
    lengthOf: (text: string) =>
      runsOf(text, fonts).reduce((length, run) => length + (run.advanceWidth * 1000) / run.unitsPerEm, 0),
    /** SVG path data of a line of text without the characters that no file has, from the start of its baseline, at a font size in pixels. */
    outline: (text: string, x: number, baseline: number, size: number) =>
      outline(runsOf(text, fonts), x, baseline, size),
  };
}

/** The library reads outlines only when it draws, and fails there without the file's name. */
function requireOutlines(font: Font, name: string): void {
  try {
    font.glyphForCodePoint(font.characterSet[0] ?? 0).path.toSVG();
  } catch (cause) {
    const problem = "has outlines that cannot be read; a variable font has to be TrueType (.ttf)";
    throw new TypeError(`${name} ${problem}`, { cause });
  }
}

interface Run extends Pick<ReturnType<Font["layout"]>, "glyphs" | "positions" | "advanceWidth"> {
  readonly unitsPerEm: number;
}

/** Without these a text says the same: pictographs, marks of formats, spaces, selectors of variants. */
const WITHOUT_MEANING = /[\p{So}\p{Sk}\p{Z}\p{C}]|\p{Variation_Selector}/u;

function missingIn(text: string, fonts: readonly Font[]): readonly string[] {
  const characters = new Set(text.normalize("NFC"));
  return [...characters].filter(
    (character) => !WITHOUT_MEANING.test(character) && !fontWith(character, fonts),
  );
}

function fontWith(character: string, fonts: readonly Font[]): Font | undefined {
  return fonts.find((candidate) => candidate.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
}

/** Splits a text into runs of one font each; omits characters that no font has. */
function runsOf(text: string, fonts: readonly Font[]): Run[] {
  const pieces: { font: Font; text: string }[] = [];
  for (const character of text.normalize("NFC")) {
    const font = fontWith(character, fonts);
    if (!font) continue;
    const last = pieces.at(-1);
    if (last?.font === font) last.text += character;
    else pieces.push({ font, text: character });
  }
  return pieces.map((piece) => {
    const { glyphs, positions, advanceWidth } = piece.font.layout(piece.text);
    return { glyphs, positions, advanceWidth, unitsPerEm: piece.font.unitsPerEm };
  });
}

function outline(runs: readonly Run[], x: number, baseline: number, size: number): string {
  let pen = x;
  return runs
    .flatMap(({ glyphs, positions, unitsPerEm }) =>
      glyphs.map((glyph, index) => {
        const scale = size / unitsPerEm;
        const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions[index] ?? {};
        const left = pen + xOffset * scale;
        const base = baseline - yOffset * scale;
        pen += xAdvance * scale;
        return glyph.path.transform(scale, 0, 0, -scale, left, base).toSVG();
      }),
    )
    .join("");
}
