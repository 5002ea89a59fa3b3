import { palette } from "../../../brand/palette.ts";
import { image } from "../artwork.ts";
import { arc, type Point, range, route } from "../geometry.ts";
import { canvas, line, ring } from "../svg.ts";

/** Where each trace ends, from the top down. */
const ends: readonly Point[] = [
  [1210, 60],
  [1500, 140],
  [1340, 220],
  [1545, 320],
  [1270, 400],
  [1450, 500],
  [1330, 580],
  [1520, 670],
  [1290, 760],
  [1480, 850],
  [1390, 930],
];
const gap = 32;
const middleTrace = 5;

/** Lanes come round the bend and leave it as the traces of a circuit. */
export const careersTechnology = image("careers-technology", () => {
  const traces = range(ends.length).map((index) => {
    const [x, y] = ends[index] ?? [0, 0];
    const lane = 500 + (index - middleTrace) * gap;
    const radius = 150 + (ends.length - 1 - index) * gap;
    // The outer traces leave first, so that none has to cross its neighbour.
    const leave = 820 - Math.abs(index - middleTrace) * 42;
    const tail = route(
      [
        [560, lane],
        [leave, lane],
        [leave + Math.abs(lane - y), y],
        [x, y],
      ],
      30,
    );
    const lead = index === 3;
    const pen = { color: lead ? palette.lime : palette.mint, width: lead ? 10 : 4.5 };
    const course: Point[] = [[560 - radius, 1020], ...arc(560, lane + radius, radius, 180, 270), ...tail];
    return [line(course, pen), ring(x + 18, y, 18, pen)].join("");
  });
  return canvas(1600, 1000, palette.forest, traces);
});
