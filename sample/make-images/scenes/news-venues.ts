import { palette } from "../../../brand/palette.ts";
import { image } from "../artwork.ts";
import { type Point, range } from "../geometry.ts";
import { box, canvas, disc, ring, rounded, shape, stadium, stroke } from "../svg.ts";

const tables: readonly Point[] = [
  [150, 250],
  [452, 180],
  [215, 540],
  [150, 830],
  [460, 855],
  [1400, 190],
  [1400, 840],
];

/** A room in plan: the bar in the middle as a course, tables about it, screens along the wall. */
export const newsVenues = image("news-venues", () => {
  const seats = tables.flatMap(([x, y], table) => [
    disc(x, y, 62, table === 2 ? palette.green : palette.paper),
    ring(x, y, 62, { color: palette.green, width: 4 }),
    ...range(5).map((seat) => {
      const angle = ((seat * 72 + table * 23) * Math.PI) / 180;
      return disc(x + Math.cos(angle) * 100, y + Math.sin(angle) * 100, 21, palette.green);
    }),
  ]);
  return canvas(1600, 1000, palette.sand, [
    box(0, 0, 1600, 44, palette.forest),
    ...range(6).map((screen) => box(620 + screen * 130, 44, 96, 14, palette.action)),
    ...seats,
    shape(stadium(900, 500, 200, 268), palette.mint),
    ...range(4).map((lane) =>
      stroke(stadium(900, 500, 200, 142 + lane * 36), { color: palette.action, width: 5 }),
    ),
    shape(stadium(900, 500, 200, 112), palette.forest),
    stroke(stadium(900, 500, 200, 62), { color: palette.lime, width: 8 }),
    ...range(3).map((booth) => shape(rounded(1500, 345 + booth * 108, 140, 90, 20), palette.green)),
  ]);
});
