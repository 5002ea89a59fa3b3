import { palette } from "../../../brand/palette.ts";
import { image } from "../artwork.ts";
import { range } from "../geometry.ts";
import { canvas, line, ring } from "../svg.ts";

/** Sixty-five years on one dial, the last of them lit. */
export const newsHistory = image("news-history", () => {
  const years = range(65).flatMap((year) => {
    const angle = Math.PI * (1.02 + (0.96 * year) / 64);
    const last = year === 64;
    const inner = 430;
    const outer = last ? 720 : 560 + ((year * 37) % 11) * 16;
    const place = (radius: number) =>
      [800 + radius * Math.cos(angle), 880 + radius * Math.sin(angle)] as const;
    return [
      line([place(inner), place(outer)], {
        color: last ? palette.lime : palette.forest,
        width: last ? 18 : 9,
        cap: "round",
      }),
    ];
  });
  return canvas(1600, 1000, palette.mint, [
    ...range(5).map((lane) => ring(800, 880, 200 + lane * 46, { color: palette.action, width: 5 })),
    ...years,
  ]);
});
