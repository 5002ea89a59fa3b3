import { palette } from "../../../brand/palette.ts";
import { image } from "../artwork.ts";
import { range } from "../geometry.ts";
import { canvas, shape, stadium, stroke, turned } from "../svg.ts";

/** One arc for each of the 24 countries that take the pictures, spreading from the course they come from. */
export const companyRacingMedia = image("company-racing-media", () => {
  const arcs = range(24).map((index) => {
    const radius = 100 + index * 46 + index * index * 3;
    const lead = index === 6;
    return stroke(stadium(380, 720, 130, radius), {
      color: lead ? palette.lime : palette.mint,
      width: lead ? 12 : 3 + index * 0.4,
    });
  });
  return canvas(1600, 1000, palette.green, [
    turned(-32, 380, 720, [
      ...arcs,
      shape(stadium(380, 720, 130, 70), palette.forest),
      shape(stadium(380, 720, 130, 30), palette.mint),
    ]),
  ]);
});
