import { palette } from "../../../brand/palette.ts";
import { image } from "../artwork.ts";
import { lanes, type Point, range } from "../geometry.ts";
import { canvas, disc, line, ring } from "../svg.ts";

const cx = 1010;
const cy = 500;
const radius = 236;

/** The line of a steady flow past a round island, which far upstream ran at the given height. */
function streamline(height: number): Point[] {
  const points: Point[] = [];
  for (let x = -1040; x <= 640; x += 8) {
    let low = 0;
    let high = 900;
    for (const _step of range(40)) {
      const y = (low + high) / 2;
      const reach = x * x + y * y;
      if (reach > radius * radius && y * (1 - (radius * radius) / reach) > Math.abs(height)) high = y;
      else low = y;
    }
    points.push([cx + x, cy + Math.sign(height) * low]);
  }
  return points;
}

/** A calm place that the course runs round and never through. */
export const customerCare = image("customer-care", () =>
  canvas(1600, 1000, palette.sand, [
    ...lanes(20, 50).map((height) => line(streamline(height), { color: palette.green, width: 3.5 })),
    disc(cx, cy, 214, palette.mint),
    ring(cx, cy, 214, { color: palette.action, width: 12 }),
  ]),
);
