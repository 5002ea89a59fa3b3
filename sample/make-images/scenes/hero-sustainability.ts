import { palette } from "../../../brand/palette.ts";
import { hero } from "../artwork.ts";
import { outlines } from "../contours.ts";
import { at, range } from "../geometry.ts";
import { canvas, shape, stroke, trace } from "../svg.ts";

const { forest, moss, green, action, mint, sand, paper } = palette;

/** Ground and line of each contour, from the low country up. */
const levels = [
  [forest, green],
  [forest, green],
  [moss, green],
  [moss, green],
  [green, action],
  [green, palette.lime],
  [green, action],
  [action, mint],
  [action, mint],
  [action, mint],
  [mint, action],
  [mint, action],
  [mint, action],
  [sand, green],
  [sand, green],
  [paper, green],
] as const;

function rise(x: number, y: number, [cx, cy, wide, tall, height]: readonly number[]): number {
  const across = (x - (cx ?? 0)) / (wide ?? 1);
  const down = (y - (cy ?? 0)) / (tall ?? 1);
  return (height ?? 0) * Math.exp(-(across * across) - down * down);
}

const hills = [
  [1180, 300, 380, 250, 7.2],
  [1500, 560, 320, 260, 6],
  [1180, 860, 420, 190, 5.4],
  [1000, 470, 240, 160, 2.2],
  [1340, 760, 120, 100, -1.6],
  [420, 1040, 480, 260, 1.9],
  [260, 40, 420, 220, 1.1],
];

function land(x: number, y: number): number {
  const relief = hills.reduce((height, hill) => height + rise(x, y, hill), 0);
  return relief + Math.sin(x / 190 + y / 260) * 0.32 + Math.sin(y / 140 - x / 330) * 0.22;
}

/** Country read by its contours: low and dark to the left, the light on the high ground. */
export const heroSustainability = hero("hero-sustainability", 1600, 1000, () => {
  const layers = range(levels.length).flatMap((index) => {
    const [ground, ink] = at(levels, index);
    const data = outlines(land, 1600, 1000, 0.55 + index * 0.5)
      .map((outline) => trace(outline, true))
      .join("");
    return [shape(data, ground), stroke(data, { color: ink, width: ink === palette.lime ? 8 : 3 })];
  });
  return canvas(1600, 1000, forest, layers);
});
