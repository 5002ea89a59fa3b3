import { palette } from "../../../brand/palette.ts";
import { image } from "../artwork.ts";
import { at, range } from "../geometry.ts";
import { canvas, disc, line } from "../svg.ts";

/** Where each has set the limit, from the top down. */
const limits = [760, 1080, 620, 930, 1240, 540, 860, 1160, 700];

/** Lanes that stop where their owner has said. */
export const newsLimits = image("news-limits", () => {
  const lines = range(limits.length).flatMap((lane) => {
    const y = 140 + lane * 90;
    const x = at(limits, lane);
    const own = lane === 3;
    return [
      line(
        [
          [x, y],
          [1640, y],
        ],
        { color: palette.stone, width: 4 },
      ),
      line(
        [
          [-20, y],
          [x, y],
        ],
        { color: own ? palette.forest : palette.action, width: own ? 14 : 7 },
      ),
      disc(x, y, own ? 44 : 24, own ? palette.forest : palette.action),
      disc(x, y, own ? 22 : 9, own ? palette.lime : palette.sand),
    ];
  });
  return canvas(1600, 1000, palette.sand, lines);
});
