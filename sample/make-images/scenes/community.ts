import { palette } from "../../../brand/palette.ts";
import { image } from "../artwork.ts";
import { type Point, range } from "../geometry.ts";
import { area, box, canvas, shape, stadium, stroke, trace, turned, within } from "../svg.ts";

interface Paddock {
  readonly corners: readonly Point[];
  readonly ground: string;
  readonly furrow: string;
  readonly turn: number;
  readonly gap: number;
}

const paddocks: readonly Paddock[] = [
  {
    corners: [
      [-40, -40],
      [430, -40],
      [520, 300],
      [-40, 380],
    ],
    ground: palette.green,
    furrow: palette.action,
    turn: 80,
    gap: 26,
  },
  {
    corners: [
      [430, -40],
      [960, -40],
      [900, 240],
      [520, 300],
    ],
    ground: palette.sand,
    furrow: palette.mint,
    turn: -8,
    gap: 22,
  },
  {
    corners: [
      [960, -40],
      [1640, -40],
      [1640, 190],
      [900, 240],
    ],
    ground: palette.action,
    furrow: palette.green,
    turn: -4,
    gap: 30,
  },
  {
    corners: [
      [-40, 380],
      [520, 300],
      [640, 700],
      [-40, 760],
    ],
    ground: palette.mint,
    furrow: palette.action,
    turn: -7,
    gap: 34,
  },
  {
    corners: [
      [520, 300],
      [900, 240],
      [1640, 190],
      [1640, 700],
      [640, 700],
    ],
    ground: palette.sand,
    furrow: palette.sand,
    turn: 0,
    gap: 400,
  },
  {
    corners: [
      [-40, 760],
      [640, 700],
      [560, 1040],
      [-40, 1040],
    ],
    ground: palette.forest,
    furrow: palette.green,
    turn: 100,
    gap: 24,
  },
  {
    corners: [
      [640, 700],
      [1180, 700],
      [1120, 1040],
      [560, 1040],
    ],
    ground: palette.action,
    furrow: palette.mint,
    turn: 12,
    gap: 40,
  },
  {
    corners: [
      [1180, 700],
      [1640, 700],
      [1640, 1040],
      [1120, 1040],
    ],
    ground: palette.green,
    furrow: palette.forest,
    turn: 62,
    gap: 28,
  },
];

/** A country district from the air: paddocks, each worked its own way, and the course among them. */
export const community = image("community", () => {
  const fields = paddocks.flatMap(({ corners, ground, furrow, turn, gap }, index) => {
    const data = trace(corners, true);
    const [x, y] = corners.reduce(
      ([ax, ay], [bx, by]) => [ax + bx / corners.length, ay + by / corners.length],
      [0, 0],
    );
    const count = Math.floor(900 / gap);
    const rows = range(count).map((row) => box(x - 700, y - 450 + row * gap, 1400, gap * 0.32, furrow));
    return [area(corners, ground), within(`paddock-${index}`, data, [turned(turn, x, y, rows)])];
  });
  const roads = paddocks.map(({ corners }) =>
    stroke(trace(corners, true), { color: palette.paper, width: 16 }),
  );
  return canvas(1600, 1000, palette.paper, [
    ...fields,
    ...roads,
    turned(-5, 1120, 462, [
      shape(stadium(1110, 462, 215, 190) + stadium(1110, 462, 215, 96), palette.green),
      ...range(4).map((lane) =>
        stroke(stadium(1110, 462, 215, 114 + lane * 20), {
          color: lane === 2 ? palette.lime : palette.mint,
          width: lane === 2 ? 7 : 3,
        }),
      ),
      shape(stadium(1110, 462, 215, 96), palette.mint),
    ]),
  ]);
});
