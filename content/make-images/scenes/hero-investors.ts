import { hero } from "../artwork.ts";
import { at, beside, lanes, range, route } from "../geometry.ts";
import { palette } from "../palette.ts";
import { canvas, line } from "../svg.ts";

/** EBITDA of the five years to FY26, in A$m: the columns stand to scale on the lower edge. */
const years = [318.2, 342.7, 351.4, 389.6, 421.8];
const gap = 15;
const perYear = 5;

/** Five bundles of lanes leave the straight, turn up in order and become the columns of a chart. */
export const heroInvestors = hero("hero-investors", 2000, 1000, () => {
  const bundles = range(years.length).flatMap((year) => {
    const x = 980 + year * 222;
    const y = 604 + year * 84;
    const top = 1000 - (900 * at(years, year)) / 421.8;
    const course = route(
      [
        [-20, y],
        [x, y],
        [x, top],
      ],
      170,
    );
    return lanes(perYear, gap).map((place, lane) => {
      const last = year === years.length - 1;
      const lead = last && lane === 2;
      const calm = last ? palette.mint : palette.action;
      return line(beside(course, place), {
        color: lead ? palette.lime : calm,
        width: lead ? 10 : 5.5,
      });
    });
  });
  return canvas(2000, 1000, palette.forest, bundles);
});
