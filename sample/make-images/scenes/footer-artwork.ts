import { palette } from "../../../brand/palette.ts";
import { range } from "../geometry.ts";
import { canvas, stadium, stroke, turned } from "../svg.ts";

/** The far turn, cropped close: it lies under the small print, so it keeps its voice down. */
export const footerArtwork = {
  name: "footer-artwork",
  width: 1600,
  height: 600,
  budget: 35_000,
  draw: () =>
    canvas(1600, 600, palette.forest, [
      turned(-9, 900, 500, [
        ...range(11).map((lane) => {
          const lead = lane === 7;
          return stroke(stadium(300, 620, 640, 120 + lane * 38), {
            color: lead ? palette.lime : palette.green,
            width: lead ? 6 : 4,
          });
        }),
      ]),
    ]),
};
