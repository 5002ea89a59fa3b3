import { expect, it } from "vitest";
import {
  type Colour,
  colourPairs,
  type Foreground,
  type Foregrounds,
} from "../../../client/styles/colour-pairs.ts";
import { contrast, over, parseColour, type Rgba } from "../../../client/styles/contrast.ts";
import { above } from "../../../client/styles/media.ts";
import { fixed } from "../../../client/styles/tokens.ts";

const LEVELS = { text: 4.5, large: 3, graphics: 3 } as const;

function isColour(name: string): name is Colour {
  return name in fixed.color;
}

function colourOf(foreground: Foreground): Rgba {
  const [name = "", percent = "100"] = foreground.split(/ at |%/);
  if (!isColour(name)) throw new RangeError(`the theme has no ${name}`);
  const [red, green, blue, alpha] = parseColour(fixed.color[name]);
  return [red, green, blue, (alpha * Number(percent)) / 100];
}

const painted = Object.entries(colourPairs).flatMap(([background, uses]: [string, Foregrounds]) =>
  isColour(background) ? [{ background, uses }] : [],
);
const pairs = painted.flatMap(({ background, uses }) =>
  (["text", "large", "graphics"] as const).flatMap((use) =>
    (uses[use] ?? []).map((foreground) => ({ foreground, background, use, least: LEVELS[use] })),
  ),
);

it.each([
  ["#000", "#fff", 21],
  ["#767676", "#ffffff", 4.54],
  ["rgb(255, 255, 255)", "rgb(255, 0, 0)", 4],
  ["rgba(0, 0, 0, 0.5)", "#fff", 3.95],
  ["color(srgb 0 0 0 / 0.5)", "#fff", 3.95],
])("the contrast of %s on %s is %f", (colour, background, ratio) => {
  expect(contrast(parseColour(colour), parseColour(background))).toBeCloseTo(ratio, 1);
});

it.each(pairs)("$foreground on $background has a contrast of at least $least", (pair) => {
  expect(contrast(colourOf(pair.foreground), colourOf(pair.background))).toBeGreaterThanOrEqual(pair.least);
});

it.each(painted)(
  "the focus ring is visible on $background, by its light or its dark half",
  ({ background }) => {
    const under = colourOf(background);
    const halves = [colourOf("white"), colourOf("ink")].map((half) => contrast(over(half, under), under));
    expect(Math.max(...halves)).toBeGreaterThanOrEqual(3);
  },
);

it.each([
  ["phone", 550],
  ["tablet", 796],
  ["desktop", 1124],
  ["laptop", 1366],
  ["wide", 1440],
] as const)("the layout of a %s begins at %i px (specification, section 9)", (name, width) => {
  expect(above[name]).toBe(`screen and (min-width: ${width / 16}em)`);
});
