import { describe, expect, it } from "vitest";
import { layOutBars, layOutRows, widthOfLabels } from "../../../client/server/charts/bars.ts";
import { columnsFrom } from "../../../client/server/charts/widths.ts";
import { positionAt, type ScrollPosition } from "../../../client/shell/scroll-state.ts";
import { above } from "../../../client/styles/media.ts";

describe("the bars of a chart", () => {
  it.each([
    ["are in proportion to their amounts and start from zero", [2000, 1000, 500], [100, 50, 25]],
    ["leave a gap for an unknown amount", [100, undefined, 50], [100, 0, 50]],
    ["have no height without amounts", [0, undefined], [0, 0]],
  ])("%s", (_case, amounts, heights) => {
    const { zero, bars } = layOutBars(amounts, 124);
    expect(bars.map(({ height }) => height)).toEqual(heights);
    expect(bars.map(({ y, height }) => y + height)).toEqual(amounts.map(() => zero));
    expect(zero).toBe(124);
    // Space for a label above the highest bar.
    expect(Math.min(...bars.map(({ labelY }) => labelY))).toBeGreaterThan(12);
  });

  it("of negative amounts are below the zero line, with the label under them", () => {
    const { zero, bars } = layOutBars([60, -20], 128);
    const [gain, loss] = bars;
    expect(gain).toMatchObject({ y: 24, height: 60 });
    expect(zero).toBe(84);
    expect(loss).toMatchObject({ y: zero, height: 20 });
    expect(loss?.labelY).toBeGreaterThan(zero + 20);
    expect(loss?.labelY).toBeLessThan(128);
  });

  it("start at the top when all amounts are negative", () => {
    const { zero, bars } = layOutBars([-10, -40], 128);
    expect([zero, ...bars.map(({ y, height }) => [y, height])]).toEqual([24, [24, 20], [24, 80]]);
  });

  it.each([
    ["few short ones", ["FY22", "FY23", "FY24"], 15],
    ["five amounts", ["1,842.6", "1,968.4", "2,051.9", "2,187.3", "2,318.7"], 21],
    ["long ones", ["1,234,567.8", "1,345,678.9", "1,456,789.0", "1,567,890.1"], 28],
    ["too many", Array.from({ length: 14 }, () => "1,842.6"), undefined],
    ["none", [], 15],
  ])("are side by side from a width on that has room for their labels, of %s", (_case, labels, width) => {
    expect(columnsFrom(widthOfLabels(labels))).toBe(width);
  });

  it.each([
    ["start from zero", [50, 100], 0, [0, 50, 0, 100]],
    ["are to the left of zero if they are negative", [60, -20], 25, [25, 75, 0, 25]],
    ["have no width without amounts", [0, undefined], 0, [0, 0, 0, 0]],
    ["are as long as their equals", [7, 7], 0, [0, 100, 0, 100]],
  ])("in rows %s", (_case, amounts, zero, places) => {
    const rows = layOutRows(amounts);
    expect(rows.zero).toBe(zero);
    expect(rows.bars.flatMap(({ x, width }) => [x, width])).toEqual(places);
  });
});

it.each([
  ["phone", 550],
  ["tablet", 796],
  ["desktop", 1124],
  ["laptop", 1366],
  ["wide", 1440],
] as const)("the layout of a %s begins at %i px (specification, section 9)", (name, width) => {
  expect(above[name]).toBe(`screen and (min-width: ${width / 16}em)`);
});

it.each([
  ["at its ends", [0, 1], ["top", "top"]],
  ["beyond its end", [-40], ["top"]],
  ["at first, below the top", [1.5], ["down"]],
  ["by the last direction", [0, 300, 200, 400, 1], ["top", "down", "up", "down", "top"]],
])("the scroll state %s", (_where, ys, states) => {
  let position: ScrollPosition | undefined;
  const found = ys.map((y) => {
    position = positionAt(y, position);
    return position.state;
  });
  expect(found).toEqual(states);
});
