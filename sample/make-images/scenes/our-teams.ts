import { palette } from "../../../brand/palette.ts";
import { image } from "../artwork.ts";
import { arc, range } from "../geometry.ts";
import { canvas, line, ring } from "../svg.ts";

/** Where each runner starts and how far the stretch goes, in degrees round the bend. */
const stretches = [
  [-96, 52, palette.mint],
  [-82, 40, palette.paper],
  [-70, 46, palette.action],
  [-60, 34, palette.mint],
  [-66, 50, palette.paper],
  [-52, 30, palette.lime],
  [-58, 24, palette.mint],
  [-48, 30, palette.action],
  [-44, 22, palette.paper],
  [-50, 26, palette.mint],
] as const;

/** A staggered start: every lane set off differently so that all run the same distance. */
export const ourTeams = image("our-teams", () => {
  const cx = 240;
  const cy = 1120;
  return canvas(1600, 1000, palette.green, [
    ...range(12).map((lane) => ring(cx, cy, 345 + lane * 104 - 52, { color: palette.action, width: 3 })),
    ...stretches.map(([from, length, color], lane) =>
      line(arc(cx, cy, 345 + lane * 104, from, from + length), { color, width: 46, cap: "round" }),
    ),
  ]);
});
