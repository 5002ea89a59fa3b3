import { palette } from "../../../brand/palette.ts";
import { image } from "../artwork.ts";
import { beside, lanes, type Point, range, route } from "../geometry.ts";
import { box, canvas, disc, line, turned } from "../svg.ts";

const columns = [-420, -160, 60, 330, 620, 820, 1090, 1390, 1620, 1900];
const rows = [-420, -190, 40, 330, 560, 860, 1130, 1400];
const street = 56;

/** A town in plan, with the course running through its streets from venue to venue. */
export const companyVenues = image("company-venues", () => {
  const blocks = range(columns.length - 1).flatMap((column) =>
    range(rows.length - 1).map((row) => {
      const x = (columns[column] ?? 0) + street / 2;
      const y = (rows[row] ?? 0) + street / 2;
      const key = (column * 5 + row * 3) % 11;
      let color: string = palette.paper;
      if (key === 0) color = palette.mint;
      if (key === 4) color = palette.stone;
      return box(
        x,
        y,
        (columns[column + 1] ?? 0) - street / 2 - x,
        (rows[row + 1] ?? 0) - street / 2 - y,
        color,
      );
    }),
  );
  const course = route(
    [
      [-500, 560],
      [330, 560],
      [330, 330],
      [820, 330],
      [820, 860],
      [1390, 860],
      [1390, 40],
      [2200, 40],
    ],
    90,
  );
  const stops: Point[] = [
    [60, 560],
    [560, 330],
    [820, 600],
    [1120, 860],
    [1390, 420],
  ];
  return canvas(1600, 1000, palette.sand, [
    turned(-12, 800, 500, [
      ...blocks,
      box(356, 68, 236, 234, palette.green),
      box(1118, 358, 244, 174, palette.forest),
      box(648, 588, 144, 244, palette.action),
      ...lanes(3, 13).map((place) => line(beside(course, place), { color: palette.action, width: 5 })),
      ...stops.flatMap(([x, y]) => [disc(x, y, 34, palette.forest), disc(x, y, 13, palette.lime)]),
    ]),
  ]);
});
