import { palette } from "../../../brand/palette.ts";
import { image } from "../artwork.ts";
import { at } from "../geometry.ts";
import { box, canvas, ring, shape, within } from "../svg.ts";

/** Each tile: the corner its bend turns about (q w / a s, or - and | for a straight), then its colours. */
const tiles = [
  ["s1", "-1", "a2", "s3", "a1", "|2", "s1", "-3"],
  ["|2", "s3", "q1", "|1", "w3", "q2", "|3", "s2"],
  ["w1", "q2", "s1", "q3", "s2", "a1", "w1", "q3"],
  ["s3", "a1", "w2", "a1", "w1", "q3", "s2", "a1"],
  ["q1", "w3", "-1", "q2", "-3", "-1", "q1", "w2"],
];
const schemes = new Map([
  ["1", { ground: palette.green, rails: palette.mint }],
  ["2", { ground: palette.mint, rails: palette.green }],
  ["3", { ground: palette.action, rails: palette.paper }],
]);
const side = 200;
const rails = [40, 70, 100, 130, 160];

/** Bends and straights laid as tiles, every one meeting its neighbours. */
export const ourCulture = image("our-culture", () => {
  const parts = tiles.flatMap((row, down) =>
    row.map((code, along) => {
      const scheme = schemes.get(at([...code], 1)) ?? { ground: palette.sand, rails: palette.green };
      const kind = at([...code], 0);
      const x = along * side;
      const y = down * side;
      const pen = { color: scheme.rails, width: 7 };
      const cx = kind === "w" || kind === "s" ? x + side : x;
      const cy = kind === "a" || kind === "s" ? y + side : y;
      const marks = rails.map((place) => {
        if (kind === "-") return box(x, y + place - 3.5, side, 7, scheme.rails);
        if (kind === "|") return box(x + place - 3.5, y, 7, side, scheme.rails);
        return ring(cx, cy, place, pen);
      });
      const tile = `M${x} ${y}h${side}v${side}h-${side}z`;
      return within(`tile-${down}-${along}`, tile, [shape(tile, scheme.ground), ...marks]);
    }),
  );
  return canvas(1600, 1000, palette.green, parts);
});
