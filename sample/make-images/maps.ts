import { palette } from "../../brand/palette.ts";
import { compact } from "./compact.ts";
import { beside, bezier, type Point, range } from "./geometry.ts";
import { lettering } from "./lettering.ts";
import { area, canvas, disc, trace, turned } from "./svg.ts";

/** A map as a drawing that browsers show as it is, sharp at every size. */
export interface OfficeMap {
  readonly name: string;
  readonly draw: () => string;
}

/** Words on a map: what is there, or the street of the office. */
interface Label {
  readonly text: string;
  readonly at: Point;
  /** Degrees clockwise. */
  readonly turn?: number;
  readonly ink: string;
}

interface Plan {
  readonly city: string;
  /** How the streets lie, in degrees clockwise from the page's edge. */
  readonly turn: number;
  /** Places of the streets along and across the grid, from the office in pixels; wide ones carry the traffic. */
  readonly along: readonly number[];
  readonly across: readonly number[];
  readonly wide: readonly number[];
  readonly parks: readonly (readonly Point[])[];
  /** The middle of each stretch of water, and how wide it is. */
  readonly water: readonly { readonly course: readonly Point[]; readonly width: number }[];
  /** Streets that cross the water. */
  readonly bridges: readonly (readonly [Point, Point])[];
  readonly labels: readonly Label[];
}

const WIDTH = 720;
const HEIGHT = 480;
const OFFICE: Point = [360, 240];
const REACH = 620;
const LABEL = 22;
const { paper, sand, mint, meadow, green, forest, lime } = palette;

const PLANS: readonly Plan[] = [
  {
    city: "brisbane",
    turn: -43,
    along: [-330, -258, -172, -86, 0, 86, 172, 258],
    across: [-380, -286, -190, -96, 0, 96, 192, 290, 386],
    wide: [-172, 0, 192],
    parks: [
      [
        [430, 480],
        [452, 352],
        [500, 318],
        [560, 372],
        [590, 480],
      ],
      [
        [60, 60],
        [120, 0],
        [216, 0],
        [126, 116],
      ],
    ],
    water: [
      { course: bezier([-40, 180], [150, 250], [250, 360], [400, 560], 10), width: 96 },
      { course: bezier([640, 560], [620, 360], [560, 260], [760, 60], 10), width: 104 },
    ],
    bridges: [
      [
        [150, 436],
        [274, 316],
      ],
    ],
    labels: [
      { text: "Brisbane River", at: [24, 226], turn: 27, ink: green },
      { text: "Gardens", at: [462, 440], ink: green },
      { text: "Petrie Crossing", at: [400, 212], turn: -43, ink: forest },
    ],
  },
  {
    city: "melbourne",
    turn: -20,
    along: [-208, -156, -104, -52, 0, 52, 104, 156],
    across: [-384, -288, -192, -96, 0, 96, 192, 288],
    wide: [-104, 0, 104],
    parks: [
      [
        [610, 60],
        [720, 20],
        [720, 214],
        [664, 232],
      ],
      [
        [430, 480],
        [520, 436],
        [720, 396],
        [720, 480],
      ],
    ],
    water: [{ course: bezier([-40, 470], [190, 500], [330, 390], [760, 330], 10), width: 62 }],
    bridges: [
      [
        [398, 336],
        [440, 452],
      ],
      [
        [213, 396],
        [250, 500],
      ],
    ],
    labels: [
      { text: "Yarra River", at: [480, 376], turn: -11, ink: green },
      { text: "Gardens", at: [618, 136], ink: green },
      { text: "Hoddle Walk", at: [392, 236], turn: -20, ink: forest },
    ],
  },
  {
    city: "sydney",
    turn: 7,
    along: [-176, -112, -56, 0, 60, 124, 190],
    across: [-192, -138, -92, -46, 0, 50, 100],
    wide: [-92, 0, 124],
    parks: [
      [
        [470, 190],
        [568, 202],
        [544, 424],
        [446, 412],
      ],
      [
        [520, 0],
        [700, 0],
        [720, 60],
        [720, 220],
        [596, 236],
        [566, 120],
      ],
    ],
    water: [
      { course: bezier([120, -60], [180, 160], [40, 260], [70, 540], 10), width: 116 },
      { course: bezier([200, -30], [330, 30], [480, 20], [620, -60], 10), width: 90 },
    ],
    bridges: [
      [
        [20, 248],
        [190, 268],
      ],
    ],
    labels: [
      { text: "Darling Harbour", at: [66, 460], turn: -86, ink: green },
      { text: "Hyde Park", at: [462, 318], turn: 7, ink: green },
      { text: "Tallow Lane", at: [218, 230], turn: 7, ink: forest },
    ],
  },
];

function streets({ turn, along, across, wide }: Plan): string {
  const [x, y] = OFFICE;
  const lay = (some: (place: number) => boolean, color: string, width: number) =>
    thin(
      along
        .filter(some)
        .map((place) => `M${x - REACH} ${y + place}h${2 * REACH}`)
        .join("") +
        across
          .filter(some)
          .map((place) => `M${x + place} ${y - REACH}v${2 * REACH}`)
          .join(""),
      color,
      width,
    );
  const main = (place: number) => wide.includes(place);
  return turned(turn, x, y, [lay((place) => !main(place), paper, 9), lay(main, paper, 20)]);
}

/** Water in the manner of the course: parallel lines that follow its bends. */
function water({ course, width }: Plan["water"][number]): string[] {
  const lanes = range(3).map((lane) => compact(trace(beside(course, (lane - 1) * width * 0.28))));
  return [thin(compact(trace(course)), mint, width), thin(joined(lanes), paper, 1.5)];
}

/** A drawn line in no more bytes than it needs. */
function thin(data: string, color: string, width: number): string {
  return `<path fill="none" stroke="${color}" stroke-width="${width}" d="${data}"/>`;
}

/** Shortened paths in one: the first step of a path starts where nothing is, so each stands at its own place. */
function joined(paths: readonly string[]): string {
  return paths.map((path) => path.replace(/^m/, "M")).join("");
}

function label({ text, at: [x, y], turn = 0, ink }: Label): string {
  const halo =
    ink === forest ? ` stroke="${paper}" stroke-width="7" stroke-linejoin="round" paint-order="stroke"` : "";
  return turned(turn, x, y, [
    `<path fill="${ink}"${halo} d="${compact(lettering(text, x, y, LABEL, 500))}"/>`,
  ]);
}

function marker(): string {
  const [x, y] = OFFICE;
  return `<path fill="${forest}" d="M${x} ${y + 4}c-9-20-30-32-30-58a30 30 0 0 1 60 0c0 26-21 38-30 58z"/>${disc(x, y - 54, 12, lime)}`;
}

function draw(plan: Plan): string {
  return canvas(WIDTH, HEIGHT, sand, [
    streets(plan),
    ...plan.parks.map((park) => area(park, meadow)),
    ...plan.water.flatMap(water),
    ...plan.bridges.map((bridge) => thin(trace(bridge), paper, 14)),
    ...plan.labels.map(label),
    marker(),
  ]);
}

/** The surroundings of each office: drawn plans, not surveyed ones. */
export const officeMaps: readonly OfficeMap[] = PLANS.map((plan) => ({
  name: `office-${plan.city}`,
  draw: () => draw(plan),
}));
