import { palette } from "../../../brand/palette.ts";
import { image } from "../artwork.ts";
import { bezier, range } from "../geometry.ts";
import { canvas, disc, line, rounded, shape } from "../svg.ts";

/** One sum, handed on in equal parts. */
export const newsDividend = image("news-dividend", () => {
  const parts = range(13).flatMap((part) => {
    const lead = part === 4;
    const from = 500 + (part - 6) * 17;
    const to = 500 + (part - 6) * 64;
    const color = lead ? palette.lime : palette.forest;
    return [
      line([[320, from], ...bezier([460, from], [820, from], [760, to], [1180, to]), [1330, to]], {
        color,
        width: lead ? 11 : 5,
      }),
      disc(1340, to, lead ? 27 : 21, color),
    ];
  });
  return canvas(1600, 1000, palette.action, [
    shape(rounded(150, 360, 190, 280, 95), palette.forest),
    shape(rounded(186, 396, 118, 208, 59), palette.mint),
    ...parts,
  ]);
});
