import { palette as current } from "../../brand/palette.ts";
import type { Palette } from "../../brand/schema.ts";
import { checkContrast } from "../../checks/brand/contrast.ts";
import { over, parseColour, type Rgba } from "../../client/styles/contrast.ts";
import { UsageError } from "../command-line.ts";

/**
 * Derives a palette from the company's colour. Each colour is changed to the nearest shade with enough contrast. Without
 * a colour, those that are there stay.
 *
 * @throws {UsageError} if a colour is invalid.
 */
export function paletteOf(colour: string | undefined, accent: string | undefined): Palette {
  const main = colour ? colourIn("--colour", colour) : undefined;
  const derived: Palette = {
    ...current,
    ...(main && {
      forest: mixed(main, 0, 0.55),
      moss: mixed(main, 0, 0.3),
      green: mixed(main, 0, 0),
      action: mixed(main, 255, 0.1),
      mint: mixed(main, 255, 0.82),
      meadow: mixed(main, 255, 0.86),
    }),
    ...(accent && { lime: mixed(colourIn("--accent", accent), 0, 0) }),
  };
  return readable(derived);
}

function readable(palette: Palette): Palette {
  let readableSoFar = palette;
  for (const _ of Object.keys(palette)) {
    const [finding] = checkContrast(readableSoFar);
    const [, name] = /palette\.ts (\w+):/.exec(finding?.place ?? "") ?? [];
    const [, shade] = /; (#[\da-f]{6}) is/.exec(finding?.problem ?? "") ?? [];
    if (name === undefined || shade === undefined) break;
    readableSoFar = { ...readableSoFar, [name]: shade };
  }
  return readableSoFar;
}

function colourIn(option: string, text: string): Rgba {
  if (!/^#(?:[\da-f]{3}){1,2}$/i.test(text))
    throw new UsageError(`${option} "${text}" is no colour, as in #1c3f73.`);
  return parseColour(text);
}

/** Mixes a colour with black (0) or white (255). */
function mixed(colour: Rgba, end: 0 | 255, part: number): string {
  const parts = over([end, end, end, part], colour).slice(0, 3);
  return `#${parts.map((value) => Math.round(value).toString(16).padStart(2, "0")).join("")}`;
}
