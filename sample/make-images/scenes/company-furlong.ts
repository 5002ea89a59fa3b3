import { palette } from "../../../brand/palette.ts";
import { image } from "../artwork.ts";
import { range } from "../geometry.ts";
import { box, canvas, rounded, shape, stadium, stroke, turned, within } from "../svg.ts";

const bend = (lane: number) => stadium(260, 690, 620, 90 + lane * 62);

/** The course carries on through a phone, and is clearer for it. */
export const companyFurlong = image("company-furlong", () => {
  const glass = rounded(770, 70, 430, 880, 62);
  const outside = range(10).map((lane) => stroke(bend(lane), { color: palette.action, width: 6 }));
  const inside = range(10).map((lane) =>
    stroke(bend(lane), { color: lane === 5 ? palette.lime : palette.mint, width: lane === 5 ? 18 : 7 }),
  );
  return canvas(1600, 1000, palette.green, [
    turned(-14, 985, 510, [
      ...outside,
      shape(rounded(744, 44, 482, 932, 84), palette.forest),
      within("glass", glass, [box(700, 0, 600, 1000, palette.action), ...inside]),
      shape(rounded(925, 96, 120, 26, 13), palette.forest),
    ]),
  ]);
});
