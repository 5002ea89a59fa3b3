import { palette } from "../../../brand/palette.ts";
import { hero } from "../artwork.ts";
import { at, beside, lanes, range, route } from "../geometry.ts";
import { canvas, line } from "../svg.ts";

/** EBITDA of the five years to FY26, in A$m: the columns stand to scale on the lower edge. */
const years = [318.2, 342.7, 351.4, 389.6, 421.8];
const gap = 19;
const perYear = 5;

/**
 * Five bundles of lanes leave the straight, turn up in order and become the columns of a chart. All of it stands clear
 * of the sides, which a narrow or a flat place cuts off.
 */
export const heroInvestors = hero("hero-investors", 1600, 1000, () => {
  const bundles = range(years.length).flatMap((year) => {
    const x = 420 + year * 210;
    const y = 560 + year * 88;
    const top = 1000 - (870 * at(years, year)) / 421.8;
    const course = route(
      [
        [-20, y],
        [x, y],
        [x, top],
      ],
      150,
    );
    return lanes(perYear, gap).map((place, lane) => {
      const last = year === years.length - 1;
      const lead = last && lane === 2;
      const calm = last ? palette.paper : palette.mint;
      return line(beside(course, place), { color: lead ? palette.lime : calm, width: lead ? 11 : 5 });
    });
  });
  return canvas(1600, 1000, palette.green, bundles);
});
