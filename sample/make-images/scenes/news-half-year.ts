import { palette } from "../../../brand/palette.ts";
import { image } from "../artwork.ts";
import { at, range } from "../geometry.ts";
import { canvas, rounded, shape } from "../svg.ts";

/** EBITDA of the half years to December, in A$m, HY24 to HY26: lanes to scale from the left edge. */
const halves = [176.9, 196.4, 214.6];

/** Three half years on the straight, the last one ahead. */
export const newsHalfYear = image("news-half-year", () => {
  const lanes = range(halves.length).flatMap((half) => {
    const last = half === halves.length - 1;
    const length = (1300 * at(halves, half)) / 214.6;
    const top = 156 + half * 244;
    return range(4).map((inset) => {
      const edge = inset * 26;
      const grounds = last
        ? [palette.lime, palette.forest, palette.lime, palette.forest]
        : [palette.mint, palette.green, palette.mint, palette.green];
      return shape(
        rounded(-200, top + edge, 350 + length - edge, 200 - edge * 2, 100 - edge),
        at(grounds, inset),
      );
    });
  });
  return canvas(1600, 1000, palette.green, lanes);
});
