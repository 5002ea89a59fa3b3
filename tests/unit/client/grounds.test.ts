import { describe, expect, it } from "vitest";
import { contrast, over, parseColour, type Rgba } from "../../../client/styles/contrast.ts";
import { type Colour, grounds, type Ink, type Uses } from "../../../client/styles/grounds.ts";
import { fixed } from "../../../client/styles/tokens.ts";

const LEVELS = { text: 4.5, large: 3, graphics: 3 } as const;

function isColour(name: string): name is Colour {
  return name in fixed.color;
}

function colourOf(ink: Ink): Rgba {
  const [name = "", percent = "100"] = ink.split(/ at |%/);
  if (!isColour(name)) throw new RangeError(`the theme has no ${name}`);
  const [red, green, blue, alpha] = parseColour(fixed.color[name]);
  return [red, green, blue, (alpha * Number(percent)) / 100];
}

const painted = Object.entries(grounds).flatMap(([ground, uses]: [string, Uses]) =>
  isColour(ground) ? [{ ground, uses }] : [],
);
const pairs = painted.flatMap(({ ground, uses }) =>
  (["text", "large", "graphics"] as const).flatMap((use) =>
    (uses[use] ?? []).map((ink) => ({ ink, ground, use, least: LEVELS[use] })),
  ),
);

describe("contrast", () => {
  it.each([
    ["#000", "#fff", 21],
    ["#767676", "#ffffff", 4.54],
    ["rgb(255, 255, 255)", "rgb(255, 0, 0)", 4],
    ["rgba(0, 0, 0, 0.5)", "#fff", 3.95],
    ["color(srgb 0 0 0 / 0.5)", "#fff", 3.95],
  ])("of %s on %s is %f", (colour, ground, ratio) => {
    expect(contrast(parseColour(colour), parseColour(ground))).toBeCloseTo(ratio, 1);
  });

  it("does not support colour names", () => {
    expect(() => parseColour("red")).toThrow(RangeError);
    expect(() => parseColour("#f")).toThrow(RangeError);
  });
});

describe("every pair of colours in use", () => {
  it.each(pairs)("has sufficient contrast: $ink on $ground, at least $least", ({ ink, ground, least }) => {
    expect(contrast(colourOf(ink), colourOf(ground))).toBeGreaterThanOrEqual(least);
  });

  it("would fail for an illegible pair", () => {
    expect(contrast(colourOf("lime"), colourOf("paper"))).toBeLessThan(LEVELS.large);
    expect(contrast(colourOf("line"), colourOf("paper"))).toBeLessThan(LEVELS.graphics);
  });

  it("is listed once", () => {
    for (const { uses } of painted) {
      const inks = [...(uses.text ?? []), ...(uses.large ?? []), ...(uses.graphics ?? [])];
      expect(new Set(inks).size).toBe(inks.length);
    }
  });
});

describe("the focus ring", () => {
  it.each(painted)("is visible on $ground: its light or its dark half has contrast", ({ ground }) => {
    const under = colourOf(ground);
    const halves = [colourOf("white"), colourOf("ink")].map((half) => contrast(over(half, under), under));
    expect(Math.max(...halves)).toBeGreaterThanOrEqual(3);
  });
});
