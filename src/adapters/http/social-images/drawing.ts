import { imageDrawings } from "../../../../brand/derived.ts";
import { brandFont } from "../../../../brand/font.ts";
import { palette } from "../../../../brand/palette.ts";
import { SITE_NAME } from "../contract/site.ts";
import type { SocialCard } from "./card.ts";
import type { OutlineFont } from "./font/outline-font.ts";
import { layOutHeadline } from "./headline.ts";

/** Size of social images in pixels. */
export const SOCIAL_SIZE = { width: 1200, height: 630 } as const;

const MARGIN_PX = 72;
const LINE = 1.1;
const HEADLINE_AREA = {
  width: 810,
  sizes: [
    { size: 96, lines: 2 },
    { size: 84, lines: 3 },
    { size: 72, lines: 3 },
    { size: 62, lines: 4 },
    { size: 54, lines: 5 },
  ],
} as const;

/** A text, if the font has all of it: with some of its characters, it would say something else. */
function drawable(text: string | undefined, font: OutlineFont): string {
  return text !== undefined && font.missingIn(text).length === 0 ? text : "";
}

/** Draws a card as SVG. All text is converted to outlines; what the font lacks is left out as a whole. */
export function drawCard(
  card: SocialCard,
  { title, label }: { title: OutlineFont; label: OutlineFont },
): string {
  const { width, height } = SOCIAL_SIZE;
  const { lines, size } = layOutHeadline(drawable(card.title, title), HEADLINE_AREA, title.lengthOf);
  const lastBaseline = height - MARGIN_PX - Math.round(size * 0.06);
  const baselines = lines.map((_, index) => lastBaseline - (lines.length - 1 - index) * size * LINE);
  const noteBaseline = (baselines[0] ?? lastBaseline) - size * 0.74 - 34;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    '<linearGradient id="fade" gradientUnits="userSpaceOnUse" x1="420" x2="1020" y1="0" y2="0">',
    `<stop stop-color="${palette.forest}"/><stop offset="1" stop-color="${palette.forest}" stop-opacity="0"/></linearGradient>`,
    `<rect width="100%" height="100%" fill="${palette.forest}"/>`,
    imageDrawings[card.artwork],
    '<rect width="100%" height="100%" fill="url(#fade)"/>',
    lockup(label),
    letters(label.outline(drawable(card.note, label), MARGIN_PX, noteBaseline, 30), palette.mint),
    ...lines.map((line, index) =>
      letters(title.outline(line, MARGIN_PX - size * 0.05, baselines[index] ?? 0, size), palette.paper),
    ),
    "</svg>",
  ].join("");
}

function letters(outline: string, color: string): string {
  return `<path fill="${color}" d="${outline}"/>`;
}

function lockup(label: OutlineFont): string {
  const scale = 2;
  return [
    `<g transform="translate(${MARGIN_PX - 6 * scale} ${MARGIN_PX - 8 * scale}) scale(${scale})">`,
    `${imageDrawings.mark}</g>`,
    letters(label.outline(drawable(SITE_NAME, label), MARGIN_PX + 58, MARGIN_PX + 30, 36), palette.paper),
  ].join("");
}

let fonts: { readonly title: OutlineFont; readonly label: OutlineFont } | undefined;

/** Draws the image of a card as PNG. Fonts and `sharp` are loaded lazily, since not every process draws images. */
export async function drawImage(card: SocialCard, fontFolder: string): Promise<Buffer> {
  const [{ default: sharp }, { outlineFont }] = await Promise.all([
    import("sharp"),
    import("./font/outline-font.ts"),
  ]);
  const { title, label } = brandFont.outlines;
  fonts ??= { title: outlineFont(fontFolder, title), label: outlineFont(fontFolder, label) };
  return sharp(Buffer.from(drawCard(card, fonts)))
    .png({ palette: true, colours: 128, dither: 0, effort: 4 })
    .toBuffer();
}
