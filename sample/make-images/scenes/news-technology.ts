import { palette } from "../../../brand/palette.ts";
import { image } from "../artwork.ts";
import { type Point, range, route } from "../geometry.ts";
import { canvas, line } from "../svg.ts";

const signals = [
  "0000000000000011",
  "0000000000011001",
  "0000000010110100",
  "0000000110010110",
  "0000011010110010",
  "0000000101101011",
  "0000000010100110",
  "0000000001011000",
  "0000000000001101",
];

/** Lanes of a straight that carry a signal. */
export const newsTechnology = image("news-technology", () => {
  const lines = range(signals.length).map((lane) => {
    const base = 140 + lane * 104;
    const corners: Point[] = [[-20, base]];
    let before = "0";
    [...(signals[lane] ?? "")].forEach((bit, step) => {
      if (bit === before) return;
      const x = step * 100 + 50;
      corners.push([x, base - (before === "1" ? 62 : 0)], [x, base - (bit === "1" ? 62 : 0)]);
      before = bit;
    });
    corners.push([1640, base - (before === "1" ? 62 : 0)]);
    const lead = lane === 4;
    return line(route(corners, 26), { color: lead ? palette.lime : palette.mint, width: lead ? 12 : 5 });
  });
  return canvas(1600, 1000, palette.green, lines);
});
