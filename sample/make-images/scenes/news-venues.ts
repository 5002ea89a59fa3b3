import { palette } from "../../../brand/palette.ts";
import { image } from "../artwork.ts";
import { range } from "../geometry.ts";
import { box, canvas, shape, stroke } from "../svg.ts";

const { forest, moss, green, action, mint, lime, paper, sand, stone } = palette;

function bottle(x: number, foot: number, height: number, color: string): string {
  return shape(`M${x - 13} ${foot}v-${height}l8-16v-26h10v26l8 16v${height}Z`, color);
}

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

/** The bar of a venue: taps, shelves and lamps, with a wagering terminal at its end. */
export const newsVenues = image("news-venues", () =>
  canvas(1600, 1000, sand, [
    box(0, 850, 1600, 150, stone),
    // The shelves.
    shape("M390 620V272a60 60 0 0 1 60-60h520a60 60 0 0 1 60 60v348Z", green),
    ...[316, 414].flatMap((y, shelf) => [
      ...range(13).flatMap((place) => {
        const key = (place * 5 + shelf * 3) % 7;
        if (key === 2) return [];
        return [
          bottle(
            442 + place * 45,
            y,
            22 + ((place * 3 + shelf) % 3) * 9,
            [mint, lime, paper, action, mint, stone, forest][key] ?? mint,
          ),
        ];
      }),
      box(420, y, 580, 10, forest),
    ]),
    // The lamps.
    ...[530, 710, 890].flatMap((x) => [
      box(x - 3, 0, 6, 124, forest),
      shape(`M${x - 52} 172a52 54 0 0 1 104 0Z`, forest),
      shape(`M${x - 18} 172a18 18 0 0 0 36 0Z`, lime),
    ]),
    // The counter, its front in lanes, and the taps.
    box(300, 560, 860, 34, forest),
    box(330, 594, 800, 256, action),
    ...range(5).map((lane) =>
      stroke(
        `M330 ${634 + lane * 40}H960a${120 - lane * 16} ${120 - lane * 16} 0 0 1 ${120 - lane * 16} ${120 - lane * 16}V850`,
        { color: lane === 1 ? lime : mint, width: lane === 1 ? 9 : 5 },
      ),
    ),
    box(640, 500, 180, 22, forest),
    box(700, 520, 14, 42, forest),
    box(746, 520, 14, 42, forest),
    ...[662, 712, 762].map((x) => shape(`M${x} 504v-70a12 12 0 0 1 24 0v70Z`, paper)),
    ...[0, 1].flatMap((glass) => [
      shape(`M${450 + glass * 70} 486h48l-6 74h-36Z`, lime),
      box(450 + glass * 70, 474, 48, 16, paper),
    ]),
    ...[460, 640, 820].flatMap(stool),
    // The terminal.
    shape("M1210 850V330a30 30 0 0 1 30-30h160a30 30 0 0 1 30 30v520Z", forest),
    shape("M1236 350a16 16 0 0 1 16-16h136a16 16 0 0 1 16 16v150h-168Z", mint),
    ...range(3).map((lane) =>
      stroke(
        `M1252 ${462 - lane * 22}H1312a${70 - lane * 22} ${70 - lane * 22} 0 0 0 ${70 - lane * 22}-${70 - lane * 22}V356`,
        {
          color: lane === 1 ? lime : action,
          width: 7,
        },
      ),
    ),
    shape("M1190 540h260l-24 60h-212Z", moss),
    box(1244, 558, 60, 20, lime),
    box(1330, 558, 66, 20, mint),
    box(1250, 660, 140, 12, action),
    box(1250, 696, 140, 12, action),
  ]),
);
