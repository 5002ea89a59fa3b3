import { palette } from "../../../brand/palette.ts";
import { image } from "../artwork.ts";
import { type Point, range, sample } from "../geometry.ts";
import { area, canvas, disc, ring, turned } from "../svg.ts";

interface Turbine {
  readonly x: number;
  readonly hub: number;
  readonly size: number;
  readonly turn: number;
}

const turbines: readonly Turbine[] = [
  { x: 420, hub: 440, size: 0.8, turn: 12 },
  { x: 820, hub: 330, size: 1.1, turn: 48 },
  { x: 1230, hub: 470, size: 0.7, turn: 84 },
];

function hill(base: number, swell: number, shift: number): Point[] {
  const edge = sample(80, (t): Point => [1640 * t - 20, base - swell * Math.sin(t * 4 + shift)]);
  return [...edge, [1640, 1020], [-20, 1020]];
}

function draw({ x, hub, size, turn }: Turbine): string[] {
  const blade: Point[] = [
    [x - 9 * size, hub],
    [x - 20 * size, hub - 70 * size],
    [x, hub - 260 * size],
    [x + 9 * size, hub],
  ];
  const mast: Point[] = [
    [x - 7 * size, hub],
    [x + 7 * size, hub],
    [x + 13 * size, 960],
    [x - 13 * size, 960],
  ];
  return [
    area(mast, palette.paper),
    ...range(3).map((arm) => turned(turn + arm * 120, x, hub, [area(blade, palette.paper)])),
    disc(x, hub, 16 * size, palette.lime),
  ];
}

/** Wind over a ridge. */
export const newsEnergy = image("news-energy", () =>
  canvas(1600, 1000, palette.green, [
    ...range(7).map((lane) => ring(820, 330, 340 + lane * 90, { color: palette.action, width: 4 })),
    area(hill(760, 60, 1.2), palette.action),
    ...turbines.flatMap(draw),
    area(hill(860, 50, 3), palette.moss),
    area(hill(940, 36, 0.4), palette.forest),
  ]),
);
