import { palette } from "../../../brand/palette.ts";
import { image } from "../artwork.ts";
import { range } from "../geometry.ts";
import { lettering } from "../lettering.ts";
import { box, canvas, disc, letters, shape, stroke } from "../svg.ts";

const { forest, moss, green, action, mint, lime, paper, sand, stone } = palette;
const street = 850;
/** Floors above the entrance, and where the windows of the top one begin, and how far below those of the next one. */
const FLOORS = 10;
const TOP = 132;
const STEP = 55;
/** The floor of the company, counted from the street. */
const LEVEL = 9;

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

/** Windows of a neighbour, in rows of two. */
function windows(x: number, y: number, rows: number): string[] {
  return range(rows).flatMap((row) =>
    range(2).map((column) => box(x + column * 100, y + row * 62, 58, 36, stone)),
  );
}

/** Somebody at a desk with a screen, behind a window that begins at a place. */
function atWork(x: number, y: number): string[] {
  return [
    box(x, y + 32, 82, 5, forest),
    box(x + 48, y + 13, 26, 17, forest),
    box(x + 58, y + 30, 6, 4, forest),
    disc(x + 22, y + 12, 8, forest),
    shape(`M${x + 8} ${y + 34}a14 14 0 0 1 28 0Z`, forest),
  ];
}

/** A floor of the office: dark, or lit from end to end with people at work. */
function floor(level: number): string[] {
  const y = TOP + (FLOORS - level) * STEP;
  if (level !== LEVEL) return range(4).map((column) => box(530 + column * 148, y, 104, 34, green));
  return range(5).flatMap((bay) => [
    box(530 + bay * 111, y - 5, 104, 44, lime),
    ...atWork(541 + bay * 111, y),
  ]);
}

/** The office in its lane: ten floors above the entrance, people at work on the ninth, which is lit from end to end. */
export const newsOffice = image("news-office", () =>
  canvas(1600, 1000, mint, [
    disc(280, 210, 92, paper),
    // The neighbours.
    box(0, 420, 330, street - 420, stone),
    box(180, 330, 290, street - 330, sand),
    ...windows(226, 366, 7),
    box(1130, 270, 300, street - 270, sand),
    ...windows(1196, 306, 8),
    box(1400, 460, 200, street - 460, stone),
    // The office.
    box(484, 104, 640, street - 104, forest),
    box(464, 88, 680, 26, moss),
    ...range(FLOORS).flatMap((index) => floor(index + 1)),
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
