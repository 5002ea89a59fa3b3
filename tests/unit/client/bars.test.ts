import { describe, expect, it } from "vitest";
import { isCrowded, layOutBars } from "../../../client/server/charts/bars.ts";

const heightsOf = (amounts: readonly (number | undefined)[]) =>
  layOutBars(amounts, 124).bars.map(({ height }) => height);

describe("the bars of a chart", () => {
  it("are in proportion to their amounts and start from zero", () => {
    expect(heightsOf([90, 100])).toEqual([90, 100]);
    expect(heightsOf([2000, 1000, 500])).toEqual([100, 50, 25]);
  });

  it("start at the zero line, with space for a label above the highest bar", () => {
    const { zero, bars } = layOutBars([50, 100], 124);
    expect(zero).toBe(124);
    expect(bars.map(({ y, height }) => y + height)).toEqual([zero, zero]);
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
    expect(zero).toBe(24);
    expect(bars.map(({ y, height }) => [y, height])).toEqual([
      [24, 20],
      [24, 80],
    ]);
  });

  it("leave a gap for an unknown amount", () => {
    const { bars, zero } = layOutBars([100, undefined, 50], 124);
    expect(bars.map(({ height }) => height)).toEqual([100, 0, 50]);
    expect(bars[1]?.y).toBe(zero);
    expect(bars.map(({ x }) => x)).toEqual(layOutBars([100, 75, 50], 124).bars.map(({ x }) => x));
  });

  it.each([[[0, 0]], [[undefined, undefined]], [[]]])("of %j have height 0", (amounts) => {
    expect(layOutBars(amounts, 124).zero).toBe(124);
    expect(heightsOf(amounts)).toEqual(amounts.map(() => 0));
  });

  it.each([1, 2, 5, 12])("fill exactly the width of the chart when there are %d", (count) => {
    const { bars } = layOutBars(new Array(count).fill(1), 124);
    expect(bars[0]?.x).toBe(0);
    expect((bars.at(-1)?.x ?? 0) + (bars.at(-1)?.width ?? 0)).toBeCloseTo(100, 0);
    for (const [index, bar] of bars.slice(1).entries()) {
      expect(bar.x).toBeGreaterThan((bars[index]?.x ?? 0) + (bars[index]?.width ?? 0));
    }
  });

  it("are crowded if there are too many, or their labels are too long", () => {
    expect(isCrowded(["1,842.6", "1,968.4", "2,051.9", "2,187.3", "2,318.7"])).toBe(false);
    expect(isCrowded(["1,234,567.8", "1,345,678.9", "1,456,789.0", "1,567,890.1"])).toBe(true);
    expect(isCrowded(["FY22", "FY23", "FY24", "FY25", "FY26"])).toBe(false);
    expect(isCrowded(["15", "16", "17", "18", "19", "20", "21", "22", "23", "24", "FY25"])).toBe(true);
    expect(isCrowded([])).toBe(false);
  });
});
