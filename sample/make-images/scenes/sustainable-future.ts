import { palette } from "../../../brand/palette.ts";
import { image } from "../artwork.ts";
import { lanes, range } from "../geometry.ts";
import { area, box, canvas, disc, ring } from "../svg.ts";

const cx = 1060;
const horizon = 600;

/** A rising sun in rings, and rows of planting that run to meet it. */
export const sustainableFuture = image("sustainable-future", () => {
  const rows = lanes(15, 1).map((place) => {
    const lead = place === -2;
    const half = lead ? 0.16 : 0.075;
    const reach = (at: number) => cx + at * 300;
    return area(
      [
        [cx + place * 5, horizon],
        [reach(place - half), 1000],
        [reach(place + half), 1000],
      ],
      lead ? palette.lime : palette.mint,
    );
  });
  return canvas(1600, 1000, palette.mint, [
    ...range(4).map((index) => ring(cx, horizon, 830 - index * 134, { color: palette.action, width: 4.5 })),
    disc(cx, horizon, 292, palette.paper),
    disc(cx, horizon, 208, palette.sand),
    ring(cx, horizon, 292, { color: palette.action, width: 3 }),
    ring(cx, horizon, 208, { color: palette.action, width: 3 }),
    box(0, horizon, 1600, 400, palette.green),
    ...rows,
  ]);
});
