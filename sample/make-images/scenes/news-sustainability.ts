import { palette } from "../../../brand/palette.ts";
import { image } from "../artwork.ts";
import { type Point, range, sample } from "../geometry.ts";
import { area, canvas, line } from "../svg.ts";

/** Years of growth from the bark inwards: some thick, some thin. */
const growth = [64, 128, 56, 112, 66, 118, 60, 96, 44];

function wood(radius: number): Point[] {
  return sample(180, (t) => {
    const angle = t * Math.PI * 2;
    const swell =
      1 +
      0.07 * Math.sin(angle * 2 + 0.6) +
      0.035 * Math.sin(angle * 3 + 2.1) +
      0.012 * Math.sin(angle * 7 + radius / 180);
    return [
      1130 + radius * 1.12 * swell * Math.cos(angle) - radius * 0.12,
      400 + radius * swell * Math.sin(angle) + radius * 0.1,
    ];
  });
}

/** The rings of a felled gum: a record that cannot be redrawn. */
export const newsSustainability = image("news-sustainability", () => {
  let radius = 800;
  const rings = range(growth.length).flatMap((year) => {
    const outline = wood(radius);
    const bark = year === 0;
    const color = year % 4 === 1 ? palette.mint : palette.sand;
    radius -= growth[year] ?? 40;
    return [
      area(outline, bark ? palette.green : color),
      line(outline, { color: palette.green, width: year % 4 === 1 ? 6 : 4 }),
    ];
  });
  return canvas(1600, 1000, palette.forest, [...rings, area(wood(26), palette.action)]);
});
