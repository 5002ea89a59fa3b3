import { palette } from "../../../brand/palette.ts";
import { image } from "../artwork.ts";
import { at, range } from "../geometry.ts";
import { canvas, shape, stadium, stroke, turned } from "../svg.ts";

/** Net profit after tax of the five years to FY26, in A$m: the arches stand to scale on the lower edge. */
const years = [121.4, 133.8, 129.6, 152.3, 168.9];
const grounds = [palette.mint, palette.mint, palette.mint, palette.mint, palette.forest];

/** A column a year, each the end of a course with its lanes. */
export const newsResults = image("news-results", () => {
  const columns = range(years.length).flatMap((year) => {
    const last = year === years.length - 1;
    const cx = 196 + year * 302;
    const radius = 128;
    const top = 1000 - (880 * at(years, year)) / 168.9;
    const arch = (r: number) => stadium(0, 0, 1000, r);
    return [
      `<g transform="translate(${cx} ${Math.round(top + radius + 1000)})">${turned(90, 0, 0, [
        shape(arch(radius), at(grounds, year)),
        ...range(4).map((lane) => {
          const lead = last && lane === 2;
          const calm = last ? palette.mint : palette.action;
          return stroke(arch(26 + lane * 27), { color: lead ? palette.lime : calm, width: lead ? 10 : 4 });
        }),
      ])}</g>`,
    ];
  });
  return canvas(1600, 1000, palette.sand, columns);
});
