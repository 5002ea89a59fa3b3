import type { Artwork } from "./artwork.ts";
import { range } from "./geometry.ts";
import { lengthOf, lettering } from "./lettering.ts";
import { palette } from "./palette.ts";
import { canvas, shape, short, stadium, stroke, turned } from "./svg.ts";

/** The mark's two lanes on a square of 32: together an L taking its bend. */
const outerLane = "M6 4h4v9a9 9 0 0 0 9 9h9v4h-9a13 13 0 0 1-13-13z";
const innerLane = "M12 4h4v9a3 3 0 0 0 3 3h9v4h-9a7 7 0 0 1-7-7z";
const markSize = 22;

/** The mark on its own tile; its edges fall on whole pixels at 16 and at 32. */
export function favicon(): string {
  const { forest, mint, lime } = palette;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${forest}"/><path fill="${mint}" d="${outerLane}"/><path fill="${lime}" d="${innerLane}"/></svg>\n`;
}

const wordSize = 100;
const markScale = 4;
const wordStart = markSize * markScale + 21;
const wordBaseline = 80;

/** The mark and the name, in whatever colour the text around them has. */
export function logo(): string {
  const width = Math.ceil(wordStart + lengthOf("Larkfield", wordSize));
  const height = markSize * markScale;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="currentColor"><path transform="matrix(${markScale} 0 0 ${markScale} -24 -16)" d="${outerLane}${innerLane}"/><path d="${lettering("Larkfield", wordStart, wordBaseline, wordSize)}"/></svg>\n`;
}

function lockup(x: number, y: number, size: number): string {
  const scale = size / wordSize;
  const mark = scale * markScale;
  const place = (unit: number, start: number) => short(start - unit * mark);
  return [
    `<g transform="translate(${place(6, x)} ${place(4, y)}) scale(${mark})">`,
    `<path fill="${palette.mint}" d="${outerLane}"/><path fill="${palette.lime}" d="${innerLane}"/></g>`,
    `<path fill="${palette.paper}" d="${lettering("Larkfield", x + wordStart * scale, y + wordBaseline * scale, size)}"/>`,
  ].join("");
}

/** What a link to the site shows where it is shared. */
export const shareDefault: Artwork = {
  name: "share-default",
  width: 1200,
  height: 630,
  budget: 35_000,
  draw: () => {
    const course = (radius: number) => stadium(1370, 300, 240, radius);
    return canvas(1200, 630, palette.forest, [
      turned(-24, 1130, 300, [
        shape(course(420), palette.moss),
        shape(course(360) + course(190), palette.green),
        ...range(6).map((lane) => {
          const lead = lane === 3;
          return stroke(course(208 + lane * 27), {
            color: lead ? palette.lime : palette.mint,
            width: lead ? 8 : 3.5,
          });
        }),
      ]),
      lockup(84, 272, 98),
    ]);
  },
};
