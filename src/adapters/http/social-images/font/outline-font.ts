import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Blob, Buffer, Face, Font, shape, Variation } from "harfbuzzjs";

/** Text as outlines, so that images do not depend on the fonts of the machine. */
export type OutlineFont = ReturnType<typeof outlineFont>;

/** Font files in the order of preference: glyphs that are missing in one are taken from the next. */
interface FontFiles {
  /** OpenType files (`.ttf`, `.otf`) of one font each. */
  readonly files: readonly string[];
  /** For those that are variable. */
  readonly weight: number;
}

/** A font at a weight. Throws a `TypeError` that names a file with several fonts, with none, or compressed for browsers. */
export function outlineFont(folder: string, { files, weight }: FontFiles) {
  const fonts = files.map((name) => {
    const font = new Font(faceIn(readFileSync(join(folder, name)), name));
    font.setVariations([new Variation("wght", weight)]);
    return font;
  });
  return {
    /** The characters of a text that have a meaning, and that no file has. Without them it would say something else. */
    missingIn: (text: string) => missingIn(text, fonts),
    /** Width of a line of text, in thousandths of the font size. */
    lengthOf: (text: string) => runsOf(text, fonts).reduce((length, run) => length + widthOf(run), 0) * 1000,
    /** SVG path data of a line of text without the characters that no file has, from the start of its baseline, at a font size in pixels. */
    outline: (text: string, x: number, baseline: number, size: number) =>
      outline(runsOf(text, fonts), x, baseline, size),
  };
}

/** The library takes what is no font for one without glyphs, and of several the first. */
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

/** Without these a text says the same: pictographs, marks of formats, spaces, selectors of variants. */
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

/** In parts of the font size. */
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

/** A coordinate of an image; those of a font are pairs, too, and count from the baseline upwards. */
function placed(
  value: number,
  at: number,
  { scale, left, base }: { readonly scale: number; readonly left: number; readonly base: number },
): number {
  const coordinate = at % 2 === 0 ? left + value * scale : base - value * scale;
  return Math.round(coordinate * 100) / 100;
}
