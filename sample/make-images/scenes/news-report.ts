import { palette } from "../../../brand/palette.ts";
import { image } from "../artwork.ts";
import { type Point, range, sample } from "../geometry.ts";
import { area, canvas, disc, line } from "../svg.ts";

/** How far the measure has fallen at a share of the way, in waves. */
function fall(t: number, layer: number): Point {
  const wave = 34 * Math.sin(t * 7 + layer * 0.9);
  return [1640 * t - 20, 170 + layer * 96 + 330 * t ** 1.3 + wave];
}

const grounds = [palette.moss, palette.green, palette.action, palette.mint, palette.meadow, palette.sand];

/** A measure that goes down, year on year, and the year it has come to. */
export const newsReport = image("news-report", () => {
  const layers = range(grounds.length).flatMap((layer) => {
    const edge = sample(160, (t) => fall(t, layer));
    return [area([...edge, [1640, 1020], [-20, 1020]], grounds[layer] ?? palette.sand)];
  });
  const measure = sample(160, (t) => fall(t, 2));
  const [x, y] = fall(0.74, 2);
  return canvas(1600, 1000, palette.forest, [
    ...layers,
    line(measure, { color: palette.lime, width: 10 }),
    disc(x, y, 34, palette.forest),
    disc(x, y, 14, palette.lime),
  ]);
});
