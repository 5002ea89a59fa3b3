import { palette } from "../../../brand/palette.ts";
import { image } from "../artwork.ts";
import { range } from "../geometry.ts";
import { canvas, disc, ring, shape, stadium, stroke, turned } from "../svg.ts";

interface Figure {
  readonly x: number;
  readonly top: number;
  readonly size: number;
  readonly ground: string;
  readonly rails: string;
  readonly accent: string;
}

const { action, forest, lime, mint, sand } = palette;
const figures: readonly Figure[] = [
  { x: 1310, top: 205, size: 1.02, ground: mint, rails: action, accent: action },
  { x: 330, top: 290, size: 1.08, ground: action, rails: mint, accent: mint },
  { x: 830, top: 235, size: 1.34, ground: forest, rails: mint, accent: lime },
];

function draw({ x, top, size, ground, rails, accent }: Figure): string[] {
  const shoulder = 244 * size;
  const chest = top + 132 * size + shoulder;
  const edge = 14;
  return [
    disc(x, top, 106 * size + edge, sand),
    disc(x, top, 106 * size, ground),
    ...range(2).map((index) => ring(x, top, (42 + index * 32) * size, { color: rails, width: 4.5 })),
    `<g transform="translate(${x} ${Math.round(chest + 900)})">`,
    turned(90, 0, 0, [
      shape(stadium(0, 0, 900, shoulder + edge), sand),
      shape(stadium(0, 0, 900, shoulder), ground),
      ...range(6).map((lane) =>
        stroke(stadium(0, 0, 900, (52 + lane * 32) * size), {
          color: lane === 3 ? accent : rails,
          width: lane === 3 && accent === lime ? 11 : 4.5,
        }),
      ),
    ]),
    "</g>",
  ];
}

/** Colleagues, drawn with nothing but the bends of the course. */
export const newsPeople = image("news-people", () => canvas(1600, 1000, sand, figures.flatMap(draw)));
