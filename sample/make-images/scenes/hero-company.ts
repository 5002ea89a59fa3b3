import { palette } from "../../../brand/palette.ts";
import { hero } from "../artwork.ts";
import { range } from "../geometry.ts";
import { box, canvas, shape, stadium, stroke, turned } from "../svg.ts";

const cx = 1080;
const cy = 500;
const half = 380;

/** The whole course from the air: track, inner track, infield, and the line where it is all decided. */
export const heroCompany = hero("hero-company", 1600, 1000, () => {
  const rails = range(7).map((lane) => {
    const lead = lane === 4;
    return stroke(stadium(cx, cy, half, 262 + lane * 26), {
      color: lead ? palette.lime : palette.mint,
      width: lead ? 9 : 3.5,
    });
  });
  const infield = range(3).map((lane) =>
    stroke(stadium(cx, cy, half, 36 + lane * 26), { color: palette.green, width: 3.5 }),
  );
  return canvas(1600, 1000, palette.moss, [
    turned(-17, cx, cy, [
      shape(stadium(cx, cy, half, 514), palette.green),
      shape(stadium(cx, cy, half, 440) + stadium(cx, cy, half, 240), palette.action),
      shape(stadium(cx, cy, half, 240), palette.forest),
      shape(stadium(cx, cy, half, 176) + stadium(cx, cy, half, 128), palette.green),
      ...infield,
      ...rails,
      box(cx + 60, cy + 240, 14, 200, palette.paper),
    ]),
  ]);
});
