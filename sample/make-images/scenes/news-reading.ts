import { palette } from "../../../brand/palette.ts";
import { image } from "../artwork.ts";
import { at, range } from "../geometry.ts";
import { canvas, rounded, shape } from "../svg.ts";

/** Lengths of the words of one line, as shares of the height of its letters. */
const words = [2.4, 1.3, 3.2, 1.7, 2.1, 1.2, 2.8, 1.4, 2.2, 3, 1.3, 2.6];

/** One text at three sizes; the largest is four times the first. */
const sizes = [
  { height: 26, top: 130, lines: 4 },
  { height: 52, top: 324, lines: 3 },
  { height: 104, top: 612, lines: 2 },
];

/** The same words, larger, until anybody can read them. */
export const newsReading = image("news-reading", () => {
  const lines = sizes.flatMap(({ height, top, lines: count }, size) =>
    range(count).flatMap((row) => {
      let x = 150;
      return range(words.length).flatMap((index) => {
        const width = at(words, (index + row * 5) % words.length) * height;
        const left = x;
        x += width + height * 0.5;
        if (left + width > 1450) return [];
        const lead = size === 2 && row === 0 && index === 0;
        const color = size === 2 ? palette.paper : palette.mint;
        return [
          shape(
            rounded(left, top + row * height * 1.6, width, height, height / 2),
            lead ? palette.lime : color,
          ),
        ];
      });
    }),
  );
  return canvas(1600, 1000, palette.forest, lines);
});
