import { palette } from "../../../brand/palette.ts";
import { image } from "../artwork.ts";
import { range } from "../geometry.ts";
import { box, canvas, shape, stroke } from "../svg.ts";

const { forest, moss, green, action, mint, lime, paper, sand, stone } = palette;

function stool(x: number): string[] {
  return [
    stroke(`M${x - 22} 700L${x - 36} 876M${x + 22} 700L${x + 36} 876M${x - 30} 820H${x + 30}`, {
      color: forest,
      width: 12,
      cap: "round",
    }),
    shape(`M${x - 52} 682h104a10 10 0 0 1 0 28h-104a10 10 0 0 1 0-28z`, lime),
  ];
}

/** The counter of a venue under a board of races, with a wagering terminal beside it. */
export const newsVenues = image("news-venues", () =>
  canvas(1600, 1000, sand, [
    box(0, 850, 1600, 150, stone),
    // A board with the runners of the next races.
    shape("M390 560V252a40 40 0 0 1 40-40h560a40 40 0 0 1 40 40v308Z", green),
    ...range(5).flatMap((row) => [
      box(430, 262 + row * 50, 34, 22, row === 1 ? lime : mint),
      box(486, 262 + row * 50, 190 + ((row * 7) % 4) * 34, 22, row === 1 ? lime : action),
      ...range(3).map((price) => box(836 + price * 54, 262 + row * 50, 36, 22, row === 1 ? lime : paper)),
    ]),
    // The lamps.
    ...[530, 710, 890].flatMap((x) => [
      box(x - 3, 0, 6, 124, forest),
      shape(`M${x - 52} 172a52 54 0 0 1 104 0Z`, forest),
      shape(`M${x - 18} 172a18 18 0 0 0 36 0Z`, lime),
    ]),
    // The counter, with its front in lanes.
    box(300, 560, 860, 34, forest),
    box(330, 594, 800, 256, action),
    ...range(5).map((lane) =>
      stroke(
        `M330 ${634 + lane * 40}H960a${120 - lane * 16} ${120 - lane * 16} 0 0 1 ${120 - lane * 16} ${120 - lane * 16}V850`,
        { color: lane === 1 ? lime : mint, width: lane === 1 ? 9 : 5 },
      ),
    ),
    // Two cups of coffee.
    ...[480, 610].flatMap((x) => [
      shape(`M${x} 512h64v18a30 30 0 0 1-30 30h-4a30 30 0 0 1-30-30Z`, paper),
      stroke(`M${x + 62} 520h8a12 12 0 0 1 0 24h-12`, { color: paper, width: 8 }),
    ]),
    ...[460, 640, 820].flatMap(stool),
    // The terminal.
    shape("M1210 850V450a30 30 0 0 1 30-30h160a30 30 0 0 1 30 30v400Z", forest),
    shape("M1236 462a16 16 0 0 1 16-16h136a16 16 0 0 1 16 16v122h-168Z", mint),
    ...range(3).map((row) => box(1258, 470 + row * 36, 124, 18, row === 1 ? lime : action)),
    shape("M1190 606h260l-24 50h-212Z", moss),
    box(1244, 620, 60, 18, lime),
    box(1330, 620, 66, 18, mint),
    box(1250, 706, 140, 12, action),
    box(1250, 742, 140, 12, action),
  ]),
);
