import { palette } from "../../../brand/palette.ts";
import { image } from "../artwork.ts";
import { range } from "../geometry.ts";
import { lettering } from "../lettering.ts";
import { box, canvas, disc, letters, shape, stroke } from "../svg.ts";

const { forest, moss, green, action, mint, lime, paper, sand, stone } = palette;
const street = 850;
/** The lamps that are on, by the key of their window. */
const LIGHTS: Readonly<Record<number, string>> = { 1: lime, 4: mint };

/** A tree in the street, its crown drawn in lanes. */
function tree(x: number, size: number): string[] {
  return [
    box(x - 8, street - size * 1.7, 16, size * 1.7, forest),
    disc(x, street - size * 2.1, size, action),
    ...[0.68, 0.36].map((share) =>
      stroke(
        `M${x - size * share} ${street - size * 2.1}a${size * share} ${size * share} 0 0 1 ${2 * size * share} 0`,
        { color: mint, width: 5 },
      ),
    ),
  ];
}

function pane(column: number, row: number): string[] {
  const x = 530 + column * 138;
  const y = 190 + row * 128;
  const key = (column * 3 + row * 5) % 7;
  const light = LIGHTS[key] ?? green;
  const desk =
    key in LIGHTS
      ? [
          box(x, y + 66, 104, 6, forest),
          box(x + 58, y + 38, 32, 22, forest),
          box(x + 72, y + 60, 6, 8, forest),
          disc(x + 30, y + 38, 11, forest),
          shape(`M${x + 12} ${y + 66}a18 18 0 0 1 36 0Z`, forest),
        ]
      : [];
  return [box(x, y, 104, 84, light), ...desk];
}

/** The office in its lane: five floors between its neighbours, people at work behind the lit windows. */
export const newsOffice = image("news-office", () =>
  canvas(1600, 1000, mint, [
    disc(280, 210, 92, paper),
    // The neighbours.
    box(0, 420, 330, street - 420, stone),
    box(180, 330, 290, street - 330, sand),
    ...range(3).flatMap((row) =>
      range(2).map((column) => box(226 + column * 100, 390 + row * 130, 56, 82, stone)),
    ),
    box(1130, 270, 300, street - 270, sand),
    ...range(4).flatMap((row) =>
      range(2).map((column) => box(1196 + column * 104, 330 + row * 124, 60, 76, stone)),
    ),
    box(1400, 460, 200, street - 460, stone),
    // The office.
    box(484, 144, 640, street - 144, forest),
    box(464, 124, 680, 30, moss),
    ...range(4).flatMap((row) => range(4).flatMap((column) => pane(column, row))),
    box(484, 690, 640, 14, action),
    letters(lettering("Larkfield", 540, 766, 46), paper),
    box(540, 790, 230, street - 790, green),
    box(880, 726, 190, street - 726, lime),
    box(970, 726, 10, street - 726, forest),
    box(850, 712, 250, 16, paper),
    // The lane.
    box(0, street, 1600, 150, moss),
    ...range(3).map((lane) =>
      box(0, street + 38 + lane * 40, 1600, lane === 1 ? 9 : 5, lane === 1 ? lime : action),
    ),
    ...tree(390, 78),
    ...tree(1230, 92),
  ]),
);
