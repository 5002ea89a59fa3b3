import { palette } from "../../../brand/palette.ts";
import { image } from "../artwork.ts";
import { range } from "../geometry.ts";
import { canvas, shape, stadium, stroke, turned } from "../svg.ts";

/** A chain is what its links are: five of them, one looked at closely. */
export const newsSuppliers = image("news-suppliers", () => {
  const links = range(5).map((link) => {
    const cx = 120 + link * 340;
    const looked = link === 2;
    return turned(link % 2 === 0 ? -18 : 18, cx, 500, [
      shape(stadium(cx, 500, 130, 150) + stadium(cx, 500, 130, 66), looked ? palette.forest : palette.green),
      ...range(2).map((lane) => {
        const lead = looked && lane === 0;
        return stroke(stadium(cx, 500, 130, 94 + lane * 28), {
          color: lead ? palette.lime : palette.mint,
          width: lead ? 10 : 4,
        });
      }),
    ]);
  });
  return canvas(1600, 1000, palette.stone, links);
});
