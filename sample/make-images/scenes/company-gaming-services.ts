import { palette } from "../../../brand/palette.ts";
import { image } from "../artwork.ts";
import { beside, lanes, range, route } from "../geometry.ts";
import { canvas, line, rounded, shape } from "../svg.ts";

/** Machines in their ranks on the floor, and the one line that watches over all of them. */
export const companyGamingServices = image("company-gaming-services", () => {
  const machines = range(16).flatMap((column) =>
    range(10).map((row) => {
      const x = 100 * column + 22;
      const y = 100 * row + 22;
      const live = [18, 37, 43, 66, 72, 85, 116, 107, 121, 142, 35].includes(column * 10 + row);
      return shape(rounded(x, y, 56, 56, 12), live ? palette.mint : palette.green);
    }),
  );
  const course = route(
    [
      [-20, 800],
      [400, 800],
      [400, 300],
      [800, 300],
      [800, 700],
      [1200, 700],
      [1200, 200],
      [1620, 200],
    ],
    36,
  );
  return canvas(1600, 1000, palette.forest, [
    ...machines,
    line(course, { color: palette.forest, width: 40 }),
    ...lanes(3, 12).map((place, lane) =>
      line(beside(course, place), {
        color: lane === 1 ? palette.lime : palette.mint,
        width: lane === 1 ? 6 : 3,
      }),
    ),
  ]);
});
