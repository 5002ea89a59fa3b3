import type { Palette } from "../../brand/schema.ts";
import { colourPairs, type Foreground, type Foregrounds } from "../../client/styles/colour-pairs.ts";
import { contrast, over, parseColour, type Rgba } from "../../client/styles/contrast.ts";
import type { Finding } from "../findings.ts";

/** The contrast that text needs, and large text and graphics (WCAG 2.2, 1.4.3 and 1.4.11). */
const MINIMUM = { text: 4.5, large: 3 } as const;
/** Number of steps from a colour to black or white in the search for a better shade. */
const STEPS = 255;

interface Pair {
  readonly background: string;
  readonly foreground: Foreground;
  readonly minimum: number;
}

const PAIRS = Object.entries(colourPairs).flatMap(([background, uses]) => pairsOn(background, uses));

/** Finds pairs of colours with too little contrast, and suggests the nearest shade of the foreground that has enough. */
export function checkContrast(palette: Palette): readonly Finding[] {
  const colours = new Map<string, string>(Object.entries(palette));
  return PAIRS.flatMap((pair) => {
    const measured = contrastOf(pair, colours);
    if (measured === undefined || measured >= pair.minimum) return [];
    const { background, foreground, minimum } = pair;
    const name = nameOf(foreground);
    const shade = nearestShade(name, colours);
    const advice =
      shade === undefined
        ? `no shade of it has enough contrast: change ${background}`
        : `${shade} is the nearest with enough contrast`;
    const problem = `${foreground} on ${background} has a contrast of ${measured.toFixed(2)}, and needs ${minimum}; ${advice}`;
    return [{ place: `brand/palette.ts ${name}:`, problem }];
  });
}

/** The colour, or the nearest shade of it, with which the fewest pairs of a palette have too little contrast. */
export function bestShade(palette: Palette, name: keyof Palette): string {
  const colours = new Map<string, string>(Object.entries(palette));
  let best = { shade: palette[name], faults: faultsWith(palette[name], name, colours) };
  for (const shade of shadesOf(palette[name])) {
    if (best.faults === 0) break;
    const faults = faultsWith(shade, name, colours);
    if (faults < best.faults) best = { shade, faults };
  }
  return best.shade;
}

function pairsOn(background: string, { text, large = [], graphics = [] }: Foregrounds): Pair[] {
  return [
    ...text.map((foreground) => ({ background, foreground, minimum: MINIMUM.text })),
    ...[...large, ...graphics].map((foreground) => ({ background, foreground, minimum: MINIMUM.large })),
  ];
}

function nameOf(foreground: Foreground): string {
  return foreground.split(" at ")[0] ?? foreground;
}

/** `undefined` if one of the two is not a palette colour, for example an image or a gradient. */
function contrastOf(
  { background, foreground }: Pair,
  colours: ReadonlyMap<string, string>,
): number | undefined {
  const backgroundColour = colours.get(background);
  const foregroundColour = colours.get(nameOf(foreground));
  if (backgroundColour === undefined || foregroundColour === undefined) return undefined;
  const under = parseColour(backgroundColour);
  const upper = parseColour(foregroundColour);
  const [, percent = "100"] = foreground.split(/ at |%/);
  return contrast(over([upper[0], upper[1], upper[2], Number(percent) / 100], under), under);
}

/** The nearest shade of a colour with which all its pairs have enough contrast; `undefined` if there is none. */
function nearestShade(name: string, colours: ReadonlyMap<string, string>): string | undefined {
  return shadesOf(colours.get(name) ?? "#000").find((shade) => faultsWith(shade, name, colours) === 0);
}

/** How many pairs of a colour have too little contrast if it is this shade. */
function faultsWith(shade: string, name: string, colours: ReadonlyMap<string, string>): number {
  const changed = new Map([...colours, [name, shade]]);
  return PAIRS.filter(
    ({ foreground, background }) => nameOf(foreground) === name || background === name,
  ).filter((pair) => (contrastOf(pair, changed) ?? pair.minimum) < pair.minimum).length;
}

/** Darker and lighter shades of a colour, the nearest first. */
function* shadesOf(colour: string): Generator<string> {
  const own = parseColour(colour);
  for (let step = 1; step <= STEPS; step++)
    for (const end of [0, 255]) yield hex(over([end, end, end, step / STEPS], own));
}

/** A colour as `#rrggbb`. */
export function hex([red, green, blue]: Rgba): string {
  return `#${[red, green, blue].map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`;
}
