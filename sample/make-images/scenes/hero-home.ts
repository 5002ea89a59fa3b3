import { palette } from "../../../brand/palette.ts";
import { hero } from "../artwork.ts";
import { arc, type Point, range } from "../geometry.ts";
import { type Camera, strip } from "../perspective.ts";
import { area, box, canvas, disc, ring } from "../svg.ts";

const camera: Camera = { centre: 1230, horizon: 452, focal: 1400, height: 6 };
const inner = 30;
const laneWidth = 2.6;
const laneCount = 7;

/** The home bend at dusk, seen from the rail: empty land to the left for the headline, the track to the right. */
export const heroHome = hero("hero-home", 2000, 1250, () => {
  const bend: Point[] = [[260, 92], ...arc(34, 47, 45, 90, 290)];
  const outer = inner + laneCount * laneWidth;
  const across = (radius: number) => 45 - radius;
  const ground = area(strip(camera, bend, across(outer), across(inner)), palette.green);
  const rails = range(laneCount + 1).map((lane) => {
    const place = across(inner + lane * laneWidth);
    const half = lane === 2 ? 0.15 : 0.07;
    return area(strip(camera, bend, place - half, place + half), lane === 2 ? palette.lime : palette.mint);
  });
  return canvas(2000, 1250, palette.forest, [
    box(0, 0, 2000, camera.horizon, palette.moss),
    ...range(3).map((index) =>
      ring(1580, camera.horizon, 280 + index * 66, { color: palette.green, width: 4 }),
    ),
    disc(1580, camera.horizon, 214, palette.green),
    disc(1580, camera.horizon, 148, palette.action),
    box(0, camera.horizon, 2000, 800, palette.forest),
    ground,
    ...rails,
  ]);
});
