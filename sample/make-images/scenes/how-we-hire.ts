import { palette } from "../../../brand/palette.ts";
import { image } from "../artwork.ts";
import { beside, lanes, type Point, route } from "../geometry.ts";
import { canvas, disc, line } from "../svg.ts";

/** One course from start to finish, its stages marked along the way. */
export const howWeHire = image("how-we-hire", () => {
  const course = route(
    [
      [-60, 190],
      [1330, 190],
      [1330, 500],
      [330, 500],
      [330, 810],
      [1660, 810],
    ],
    154,
  );
  const stages: Point[] = [
    [330, 190],
    [900, 190],
    [1050, 500],
    [520, 500],
    [800, 810],
  ];
  return canvas(1600, 1000, palette.paper, [
    line(course, { color: palette.mint, width: 190 }),
    ...lanes(6, 30).map((place) => line(beside(course, place), { color: palette.action, width: 3.5 })),
    ...stages.flatMap(([x, y]) => [disc(x, y, 52, palette.paper), disc(x, y, 40, palette.green)]),
    disc(1270, 810, 66, palette.forest),
    disc(1270, 810, 26, palette.lime),
  ]);
});
