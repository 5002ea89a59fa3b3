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

/** Finds pairs of colours with too little contrast, and suggests the nearest shade of the foreground that has enough. */
export function checkContrast(palette: Palette): readonly Finding[] {
  const pairs = Object.entries(colourPairs).flatMap(([background, uses]) => pairsOn(background, uses));
  const colours = new Map<string, string>(Object.entries(palette));
  return pairs.flatMap((pair) => {
    const measured = contrastOf(pair, colours);
    if (measured === undefined || measured >= pair.minimum) return [];
    const { background, foreground, minimum } = pair;
    const name = nameOf(foreground);
    const shade = nearestShade(name, pairs, colours);
    const advice =
      shade === undefined
        ? `no shade of it has enough contrast: change ${background}`
        : `${shade} is the nearest with enough contrast`;
    const problem = `${foreground} on ${background} has a contrast of ${measured.toFixed(2)}, and needs ${minimum}; ${advice}`;
    return [{ place: `brand/palette.ts ${name}:`, problem }];
  });
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

/** The nearest lighter or darker shade of a colour that has enough contrast wherever it is used. */
function nearestShade(
  name: string,
  pairs: readonly Pair[],
  colours: ReadonlyMap<string, string>,
): string | undefined {
  const colour = parseColour(colours.get(name) ?? "#000");
  const concerned = pairs.filter(
    ({ foreground, background }) => nameOf(foreground) === name || background === name,
  );
  for (let step = 1; step <= STEPS; step++) {
    for (const end of [0, 255]) {
      const shade = hex(over([end, end, end, step / STEPS], colour));
      const changed = new Map([...colours, [name, shade]]);
      if (concerned.every((pair) => (contrastOf(pair, changed) ?? pair.minimum) >= pair.minimum))
        return shade;
    }
  }
  return undefined;
}

/** A colour as `#rrggbb`. */
export function hex([red, green, blue]: Rgba): string {
  return `#${[red, green, blue].map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`;
}
