import { palette } from "../../../../brand/palette.ts";
import { SITE_NAME } from "../contract/site.ts";
import type { SocialCard } from "./card.ts";
import type { OutlineFont } from "./font/instrument-sans.ts";
import { setHeadline } from "./headline.ts";

/** Size of social images in pixels. */
export const SOCIAL_SIZE = { width: 1200, height: 630 } as const;

/** The two lanes of the company's logo, as in the site's icon. */
const MARK = {
  outer: "M6 4h4v9a9 9 0 0 0 9 9h9v4h-9a13 13 0 0 1-13-13z",
  inner: "M12 4h4v9a3 3 0 0 0 3 3h9v4h-9a7 7 0 0 1-7-7z",
} as const;

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

interface Course {
  readonly cx: number;
  readonly cy: number;
  /** Half the length of the straight sections. */
  readonly half: number;
  /** Radius of the innermost lane. */
  readonly radius: number;
  /** Rotation in degrees, clockwise. */
  readonly turn: number;
}

/** Position of the racecourse; on the left, behind the title, it fades into the background. */
const COURSES: Readonly<Record<SocialCard["crop"], Course>> = {
  home: { cx: 1370, cy: 300, half: 240, radius: 208, turn: -24 },
  bend: { cx: 1010, cy: -60, half: 300, radius: 190, turn: 52 },
  straight: { cx: 1190, cy: 90, half: 420, radius: 96, turn: -58 },
};

/** Draws a card as SVG. All text is converted to outlines. */
export function drawCard(
  card: SocialCard,
  { title, label }: { title: OutlineFont; label: OutlineFont },
): string {
  const { width, height } = SOCIAL_SIZE;
  const { lines, size } = setHeadline(card.title, HEADLINE_AREA, title.lengthOf);
  const lastBaseline = height - MARGIN_PX - Math.round(size * 0.06);
  const baselines = lines.map((_, index) => lastBaseline - (lines.length - 1 - index) * size * LINE);
  const noteBaseline = (baselines[0] ?? lastBaseline) - size * 0.74 - 34;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    '<linearGradient id="fade" gradientUnits="userSpaceOnUse" x1="420" x2="1020" y1="0" y2="0">',
    `<stop stop-color="${palette.forest}"/><stop offset="1" stop-color="${palette.forest}" stop-opacity="0"/></linearGradient>`,
    `<rect width="100%" height="100%" fill="${palette.forest}"/>`,
    course(COURSES[card.crop]),
    '<rect width="100%" height="100%" fill="url(#fade)"/>',
    lockup(label),
    card.note ? letters(label.outline(card.note, MARGIN_PX, noteBaseline, 30), palette.mint) : "",
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
    `<path fill="${palette.mint}" d="${MARK.outer}"/><path fill="${palette.lime}" d="${MARK.inner}"/></g>`,
    letters(label.outline(SITE_NAME, MARGIN_PX + 58, MARGIN_PX + 30, 36), palette.paper),
  ].join("");
}

function course({ cx, cy, half, radius, turn }: Course): string {
  const band = (inner: number, outer: number, color: string) =>
    `<path fill="${color}" fill-rule="evenodd" d="${stadium(cx, cy, half, inner)}${stadium(cx, cy, half, outer)}"/>`;
  const lanes = Array.from({ length: 6 }, (_, lane) => {
    const lead = lane === 3;
    return `<path fill="none" stroke="${lead ? palette.lime : palette.mint}" stroke-width="${lead ? 7 : 2.5}" d="${stadium(cx, cy, half, radius + lane * 27)}"/>`;
  });
  return [
    `<g transform="rotate(${turn} ${cx} ${cy})">`,
    band(0, radius + 212, palette.moss),
    band(radius - 18, radius + 153, palette.green),
    ...lanes,
    "</g>",
  ].join("");
}

/** Two straight lines joined by two semicircles. */
function stadium(cx: number, cy: number, half: number, radius: number): string {
  const [left, right, top, foot] = [cx - half, cx + half, cy - radius, cy + radius];
  return `M${left} ${top}H${right}A${radius} ${radius} 0 0 1 ${right} ${foot}H${left}A${radius} ${radius} 0 0 1 ${left} ${top}Z`;
}
