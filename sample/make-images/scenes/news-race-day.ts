import { palette } from "../../../brand/palette.ts";
import { image } from "../artwork.ts";
import { range } from "../geometry.ts";
import { box, canvas, disc, shape, stroke } from "../svg.ts";

const { forest, moss, green, action, mint, meadow, lime, paper, sand, stone } = palette;
const tones = [mint, paper, stone, lime, action, sand];

/** Spectators on a step of the stand: heads over shoulders. */
function crowd(row: number): string[] {
  const y = 396 + row * 66;
  const from = 338;
  const count = 18;
  return range(count).flatMap((seat) => {
    const key = (seat * 7 + row * 5 + seat * seat) % 11;
    if (key === 3) return [];
    const x = from + seat * 41 + (row % 2) * 20;
    const tone = tones[(seat * 5 + row * 4 + key) % tones.length] ?? paper;
    return [disc(x, y, 13, sand), shape(`M${x - 20} ${y + 50}v-14a20 20 0 0 1 40 0v14Z`, tone)];
  });
}

/** Race day in the country: the stand is full, the rail is white, the post stands at the line. */
export const newsRaceDay = image("news-race-day", () =>
  canvas(1600, 1000, mint, [
    disc(1330, 190, 96, paper),
    shape("M0 520Q260 400 560 470T1120 430T1600 480V700H0Z", meadow),
    shape("M900 560Q1180 470 1600 540V700H900Z", action),
    // The stand: back wall, steps, roof on its posts.
    box(300, 300, 800, 340, forest),
    ...range(4).flatMap((row) => [box(300, 446 + row * 66, 800, 66, row % 2 === 0 ? moss : green)]),
    ...range(4).flatMap(crowd),
    shape("M210 300L1150 220L1190 262L240 330Z", forest),
    shape("M240 330L1190 262L1190 282L240 350Z", lime),
    ...[318, 570, 822, 1074].map((x) => box(x, 352 - (x - 240) * 0.072, 12, 310, forest)),
    ...[520, 760, 1000].flatMap((x, index) => {
      const top = 176 - index * 20;
      return [
        box(x, top, 6, 110, forest),
        shape(`M${x + 6} ${top}l66 22l-66 22Z`, index === 1 ? lime : action),
      ];
    }),
    // The judge's box and the winning post.
    box(1216, 380, 10, 290, forest),
    box(1330, 380, 10, 290, forest),
    box(1194, 300, 168, 120, paper),
    box(1210, 322, 136, 52, green),
    shape("M1176 304L1278 246L1380 304Z", forest),
    // The track with its rail.
    shape("M0 640H1600V1000H0Z", action),
    ...range(5).map((lane) =>
      stroke(`M0 ${790 + lane * 46}Q800 ${740 + lane * 50} 1600 ${790 + lane * 46}`, {
        color: lane === 2 ? lime : green,
        width: lane === 2 ? 10 : 7,
      }),
    ),
    box(0, 640, 1600, 16, paper),
    ...range(21).map((post) => box(24 + post * 78, 640, 10, 78, paper)),
    box(1462, 470, 16, 270, paper),
    disc(1470, 470, 46, paper),
    disc(1470, 470, 34, forest),
    disc(1470, 470, 15, lime),
  ]),
);
