import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Blob, Buffer, Face, Font, shape, Variation } from "harfbuzzjs";

/** Text as outlines, so that images do not depend on the fonts of the machine. */
export type OutlineFont = ReturnType<typeof outlineFont>;

/** Font files in the order of preference: glyphs that are missing in one are taken from the next. */
interface FontFiles {
  /** OpenType files (`.ttf`, `.otf`) of one font each. */
  readonly files: readonly string[];
  /** Weight of variable fonts: 400 is regular, 700 bold. */
  readonly weight: number;
}

/**
 * Loads a font at a weight.
 *
 * @throws {TypeError} For a file with several fonts, without one, or compressed for browsers. The message names it.
 */
export function outlineFont(folder: string, { files, weight }: FontFiles) {
  const fonts = files.map((name) => {
    const font = new Font(faceIn(readFileSync(join(folder, name)), name));
    font.setVariations([new Variation("wght", weight)]);
    return font;
  });
  return {
    /** The characters of a text that no file has, without those that can be left out, such as pictographs. */
    missingIn: (text: string) => missingIn(text, fonts),
    /** Width of a line of text, in thousandths of the font size. */
    lengthOf: (text: string) => runsOf(text, fonts).reduce((length, run) => length + widthOf(run), 0) * 1000,
    /** SVG path data of a line of text that starts at `x` on `baseline`, all in pixels. Characters that no file has are left out. */
    outline: (text: string, x: number, baseline: number, size: number) =>
      outline(runsOf(text, fonts), x, baseline, size),
  };
}

/** The library reports no error: it reads any other file as a font without glyphs, and only the first of several fonts. */
function faceIn(file: Uint8Array, name: string): Face {
  const format = String.fromCodePoint(...file.subarray(0, 4));
  if (format === "ttcf") throw new TypeError(`${name} contains more than one font`);
  const face = new Face(new Blob(file));
  if (face.collectUnicodes().length === 0)
    throw new TypeError(`${name} has no outlines that can be read: take the font's .ttf or .otf file`);
  return face;
}

/** Glyphs of one font in the order in which they are drawn, in units of the font. */
interface Run {
  readonly font: Font;
  readonly glyphs: ReturnType<Buffer["getGlyphInfosAndPositions"]>;
}

/** Characters that can be left out: pictographs, spaces, format characters, variation selectors. */
const WITHOUT_MEANING = /[\p{So}\p{Sk}\p{Z}\p{C}]|\p{Variation_Selector}/u;

function missingIn(text: string, fonts: readonly Font[]): readonly string[] {
  const characters = new Set(text.normalize("NFC"));
  return [...characters].filter(
    (character) => !WITHOUT_MEANING.test(character) && !fontWith(character, fonts),
  );
}

function fontWith(character: string, fonts: readonly Font[]): Font | undefined {
  return fonts.find((candidate) => candidate.nominalGlyph(character.codePointAt(0) ?? 0) !== undefined);
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
  return pieces.map(shaped);
}

function shaped({ font, text }: { readonly font: Font; readonly text: string }): Run {
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  return { font, glyphs: buffer.getGlyphInfosAndPositions() };
}

/** Width of a run, as a multiple of the font size. */
function widthOf({ font, glyphs }: Run): number {
  return glyphs.reduce((width, { xAdvance = 0 }) => width + xAdvance, 0) / font.face.upem;
}

function outline(runs: readonly Run[], x: number, baseline: number, size: number): string {
  let pen = x;
  return runs
    .flatMap(({ font, glyphs }) => {
      const scale = size / font.face.upem;
      return glyphs.map(({ codepoint: glyph, xOffset = 0, yOffset = 0, xAdvance = 0 }) => {
        const left = pen + xOffset * scale;
        const base = baseline - yOffset * scale;
        pen += xAdvance * scale;
        return font
          .glyphToJson(glyph)
          .map(
            ({ type, values }) =>
              type + values.map((value, at) => placed(value, at, { scale, left, base })).join(" "),
          )
          .join("");
      });
    })
    .join("");
}

/**
 * Converts a coordinate of a font, in which `y` counts upwards from the baseline, to one of the image.
 *
 * @param at - Index of the value among pairs of `x` and `y`.
 */
function placed(
  value: number,
  at: number,
  { scale, left, base }: { readonly scale: number; readonly left: number; readonly base: number },
): number {
  const coordinate = at % 2 === 0 ? left + value * scale : base - value * scale;
  return Math.round(coordinate * 100) / 100;
}
