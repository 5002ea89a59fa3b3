import { palette } from "../../../brand/palette.ts";
import { image } from "../artwork.ts";
import { range } from "../geometry.ts";
import { canvas, disc, rounded, shape } from "../svg.ts";

/** A hall from above: rows about the speaker, and one hand up. */
export const newsMeeting = image("news-meeting", () => {
  const seats = range(8).flatMap((row) => {
    const radius = 250 + row * 92;
    const count = 9 + row * 3;
    return range(count).map((seat) => {
      const angle = Math.PI * (1.06 - (1.12 * seat) / (count - 1));
      const asks = row === 3 && seat === 12;
      const color = (row * 7 + seat * 3) % 5 === 0 ? palette.action : palette.mint;
      return disc(
        800 + radius * Math.cos(angle),
        150 + radius * Math.sin(angle),
        asks ? 32 : 24,
        asks ? palette.lime : color,
      );
    });
  });
  return canvas(1600, 1000, palette.forest, [
    ...seats,
    shape(rounded(660, 118, 280, 64, 32), palette.green),
    disc(800, 150, 44, palette.paper),
  ]);
});
