import { palette } from "../../../brand/palette.ts";
import { hero } from "../artwork.ts";
import { arc, bezier, type Point } from "../geometry.ts";
import { canvas, line } from "../svg.ts";

const gap = 27;

/** Many starts, one course: lines from all over the left join and take the bend together. */
export const heroCareers = hero("hero-careers", 1600, 1000, () => {
  const order = [0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 7];
  const lines = order.map((index) => {
    const start: Point = [-20, 60 + index * 96];
    const join: Point = [900, 520 + index * gap];
    const approach = bezier(start, [420, start[1]], [420, join[1]], join);
    const radius = 240 + index * gap;
    const bend = arc(900, 280, radius, 90, 0);
    const away: Point = [900 + radius, -20];
    const lead = index === 7;
    return line([...approach, ...bend, away], {
      color: lead ? palette.lime : palette.mint,
      width: lead ? 12 : 4.5,
    });
  });
  return canvas(1600, 1000, palette.green, lines);
});
