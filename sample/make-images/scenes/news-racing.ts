import { palette } from "../../../brand/palette.ts";
import { image } from "../artwork.ts";
import { arc, at, lanes, type Point } from "../geometry.ts";
import { area, box, canvas, disc, line, turned } from "../svg.ts";

/** How far along the straight each runner has come, from the rail outwards. */
const field = [1010, 1180, 1090, 1352, 1262, 960, 1130];
const bend = { cx: 640, cy: 1240, radius: 760 };

function track(offset: number, end: number): Point[] {
  return [...arc(bend.cx, bend.cy, bend.radius - offset, 180, 270), [end, bend.cy - bend.radius + offset]];
}

/** The field into the straight, each with its line behind it, the post in sight. */
export const newsRacing = image("news-racing", () => {
  const places = lanes(field.length, 66);
  const runners = places.map((place, runner) => {
    const lead = runner === 3;
    const color = lead ? palette.lime : palette.mint;
    const x = at(field, runner);
    return [
      line(track(place, x), { color, width: lead ? 10 : 5 }),
      disc(x, bend.cy - bend.radius + place, lead ? 25 : 18, color),
    ].join("");
  });
  const top = bend.cy - bend.radius - 260;
  return canvas(1600, 1000, palette.forest, [
    turned(9, 800, 500, [
      area([...track(-260, 1900), ...track(260, 1900).reverse()], palette.green),
      ...places.map((place) => line(track(place, 1900), { color: palette.action, width: 3 })),
      box(1440, top, 14, 520, palette.paper),
      ...runners,
    ]),
  ]);
});
