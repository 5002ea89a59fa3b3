import { palette } from "../../../brand/palette.ts";
import { image } from "../artwork.ts";
import { lanes } from "../geometry.ts";
import { canvas, stadium, stroke, turned, within } from "../svg.ts";

const cx = 880;
const cy = 500;
const half = 330;
const radius = 205;

/** A closed course as a band with its lanes, edged in the ground so that it passes cleanly over another. */
function band(ground: string, rails: string): string[] {
  return [
    ...[-82, 82].map((place) =>
      stroke(stadium(cx, cy, half, radius + place), { color: palette.sand, width: 14 }),
    ),
    stroke(stadium(cx, cy, half, radius), { color: ground, width: 152 }),
    ...lanes(4, 34).map((place) => stroke(stadium(cx, cy, half, radius + place), { color: rails, width: 5 })),
  ];
}

/** Two courses woven together, each in turn carrying the other. */
export const supportingOurPeople = image("supporting-our-people", () => {
  const along = band(palette.green, palette.mint);
  const upright = turned(90, cx, cy, band(palette.mint, palette.action));
  const patch = (x: number, y: number) => `M${x - 150} ${y - 150}h300v300h-300z`;
  const crossings = patch(cx - radius, cy - radius) + patch(cx + radius, cy + radius);
  return canvas(1600, 1000, palette.sand, [
    turned(-27, cx, cy, [...along, upright, within("over", crossings, along)]),
  ]);
});
