import type { Palette } from "../../brand/schema.ts";
import { contrast, over, parseColour, type Rgba } from "../../client/styles/contrast.ts";
import { grounds, type Ink, type Uses } from "../../client/styles/grounds.ts";
import type { Finding } from "../findings.ts";

const MINIMUM = { text: 4.5, large: 3, graphics: 3 } as const;
/** Number of steps from a colour to black or white in the search for a better shade. */
const STEPS = 255;

interface Pair {
  readonly ground: string;
  readonly ink: Ink;
  readonly minimum: number;
}

/** Finds pairs of colours with too little contrast, and suggests the nearest shade of the foreground that has enough. */
export function checkContrast(palette: Palette): readonly Finding[] {
  const pairs = Object.entries(grounds).flatMap(([ground, uses]) => pairsOn(ground, uses));
  const colours = new Map<string, string>(Object.entries(palette));
  return pairs.flatMap((pair) => {
    const measured = contrastOf(pair, colours);
    if (measured === undefined || measured >= pair.minimum) return [];
    const { ground, ink, minimum } = pair;
    const name = nameOf(ink);
    const shade = nearestShade(name, pairs, colours);
    const advice =
      shade === undefined
        ? `no shade of it has enough contrast: change ${ground}`
        : `${shade} is the nearest with enough contrast`;
    const problem = `${ink} on ${ground} has a contrast of ${measured.toFixed(2)}, and needs ${minimum}; ${advice}`;
    return [{ place: `brand/palette.ts ${name}:`, problem }];
  });
}

function pairsOn(ground: string, { text, large, graphics }: Uses): Pair[] {
  return Object.entries({ text, large: large ?? [], graphics: graphics ?? [] }).flatMap(([use, inks]) =>
    inks.map((ink) => ({ ground, ink, minimum: use === "text" ? MINIMUM.text : MINIMUM.graphics })),
  );
}

function nameOf(ink: Ink): string {
  return ink.split(" at ")[0] ?? ink;
}

/** `undefined` if one of the two is not a palette colour, for example an image or a gradient. */
function contrastOf({ ground, ink }: Pair, colours: ReadonlyMap<string, string>): number | undefined {
  const [under, upper] = [colours.get(ground), colours.get(nameOf(ink))].map(
    (colour) => colour && parseColour(colour),
  );
  if (!under || !upper) return undefined;
  const [, percent = "100"] = ink.split(/ at |%/);
  return contrast(over([upper[0], upper[1], upper[2], Number(percent) / 100], under), under);
}

/** The nearest lighter or darker shade of a colour that has enough contrast wherever it is used. */
function nearestShade(
  name: string,
  pairs: readonly Pair[],
  colours: ReadonlyMap<string, string>,
): string | undefined {
  const colour = parseColour(colours.get(name) ?? "#000");
  const concerned = pairs.filter(({ ink, ground }) => nameOf(ink) === name || ground === name);
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

function hex([red, green, blue]: Rgba): string {
  return `#${[red, green, blue].map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`;
}
