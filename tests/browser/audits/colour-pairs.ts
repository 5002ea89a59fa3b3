import type { Page } from "playwright-core";
import { colourPairs, type Foregrounds } from "../../../client/styles/colour-pairs.ts";
import { contrast, parseColour } from "../../../client/styles/contrast.ts";
import { fixed } from "../../../client/styles/tokens.ts";
import { type Seen, whatIsSeen } from "./seen.ts";

const known: Readonly<Record<string, Foregrounds>> = colourPairs;
const tokens = Object.entries(fixed.color).map(([name, value]) => ({ name, colour: parseColour(value) }));

/** Name of a colour in the theme; the colour itself if it is not in the theme. */
function nameOf(text: string, opacity: number): string {
  const seen = parseColour(text);
  const named = (alpha: number) =>
    tokens.find(
      ({ colour }) =>
        Math.abs(colour[3] - alpha) < 0.01 &&
        [0, 1, 2].every((part) => Math.round(seen[part] ?? 0) === colour[part]),
    )?.name;
  const percent = Math.round(seen[3] * opacity * 100);
  return named(seen[3] * opacity) ?? `${named(1) ?? text}${percent < 100 ? ` at ${percent}%` : ""}`;
}

/** Whether the table of colour pairs allows this use. */
function isKnown({ kind, colour, opacity, background, size, bold }: Seen): boolean {
  const {
    text = [],
    large = [],
    graphics = [],
    decoration = [],
  } = known[background === "image" ? background : nameOf(background, 1)] ?? {};
  const isLarge = size >= 24 || (bold && size >= 18.66);
  const allowed: Readonly<Record<Seen["kind"], readonly string[]>> = {
    text: isLarge ? [...text, ...large] : text,
    graphics: [...text, ...graphics],
    decoration: [...text, ...graphics, ...decoration],
  };
  return allowed[kind].includes(nameOf(colour, opacity));
}

/** Descriptions of elements with colour pairs that are not in the table. */
export function unknownPairs(seen: readonly Seen[]): string[] {
  const unknown = seen.filter((one) => !isKnown(one));
  return unknown.map(
    ({ kind, what, colour, opacity, background }) =>
      `${kind} “${what}”: ${nameOf(colour, opacity)} on ${background === "image" ? background : nameOf(background, 1)}`,
  );
}

/** Captions, dates, sources and legal lines; and labels of charts, whose amounts are also in a table. */
const SMALL_PRINT = ["small", "time", "caption", "figcaption", "svg"];

export function tooSmall(seen: readonly Seen[]): string[] {
  return seen
    .filter(({ kind, size }) => kind === "text" && size < 16)
    .filter(({ within }) => !within.some((name) => SMALL_PRINT.includes(name)))
    .map(({ what, size }) => `“${what}” at ${size}px`);
}

/** Descriptions of texts without the contrast of level AAA: 7 to 1, large text 4.5. */
export async function belowMoreContrast(page: Page): Promise<string[]> {
  const faint = (await whatIsSeen(page)).filter(({ kind, colour, opacity, background, size, bold }) => {
    if (kind !== "text" || background === "image") return false;
    const [red, green, blue, alpha] = parseColour(colour);
    const least = size >= 24 || (bold && size >= 18.66) ? 4.5 : 7;
    return contrast([red, green, blue, alpha * opacity], parseColour(background)) < least;
  });
  return faint.map(({ what, colour, background }) => `${what}: ${colour} on ${background}`);
}
