import { palette } from "../../../brand/palette.ts";
import { image } from "../artwork.ts";
import { range } from "../geometry.ts";
import { box, canvas, ring, within } from "../svg.ts";

/** One centre, strict intervals: the same rings on light and on dark, half a step apart. */
export const newsGovernance = image("news-governance", () =>
  canvas(1600, 1000, palette.paper, [
    within("light", "M0 0h800v1000h-800z", [
      ...range(14).map((step) => ring(800, 500, 70 + step * 70, { color: palette.forest, width: 8 })),
    ]),
    box(800, 0, 800, 1000, palette.forest),
    within("dark", "M800 0h800v1000h-800z", [
      ...range(14).map((step) =>
        ring(800, 500, 35 + step * 70, { color: step === 5 ? palette.lime : palette.paper, width: 8 }),
      ),
    ]),
  ]),
);
