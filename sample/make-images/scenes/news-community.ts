import { palette } from "../../../brand/palette.ts";
import { image } from "../artwork.ts";
import { range } from "../geometry.ts";
import { box, canvas, disc, ring, turned, within } from "../svg.ts";

/** A country ground on match day, mown in stripes. */
export const newsCommunity = image("news-community", () => {
  const oval = (rx: number, ry: number) =>
    `M${900 - rx} 560a${rx} ${ry} 0 1 0 ${rx * 2} 0a${rx} ${ry} 0 1 0 -${rx * 2} 0z`;
  const edge = (rx: number, ry: number, color: string, width: number) =>
    `<path fill="none" stroke="${color}" stroke-width="${width}" d="${oval(rx, ry)}"/>`;
  return canvas(1600, 1000, palette.sand, [
    turned(-24, 900, 560, [
      ...range(2).map((lane) => edge(800 + lane * 60, 580 + lane * 60, palette.action, 5)),
      within("ground", oval(740, 520), [
        box(100, 0, 1700, 1200, palette.green),
        ...range(9).map((stripe) => box(190 + stripe * 170, 0, 85, 1200, palette.action)),
        `<rect x="790" y="450" width="220" height="220" fill="none" stroke="${palette.paper}" stroke-width="6"/>`,
        ring(900, 560, 44, { color: palette.paper, width: 6 }),
        ring(120, 560, 330, { color: palette.paper, width: 6 }),
        ring(1680, 560, 330, { color: palette.paper, width: 6 }),
      ]),
      edge(690, 470, palette.paper, 6),
      disc(900, 560, 14, palette.lime),
    ]),
  ]);
});
