import { describe, expect, it } from "vitest";
import { isFlat, trendOf } from "../../../scripts/soak/trend.ts";

const samples = (valueAt: (index: number) => number) =>
  Array.from({ length: 40 }, (_, index) => ({ seconds: index * 10, value: valueAt(index) }));

/** Variation by garbage collection: a repeating pattern. */
const noise = (index: number) => [0, 3, -2, 4, -4, 1][index % 6] ?? 0;

describe("the trend of a value", () => {
  it("is zero if it only goes up and down", () => {
    const trend = trendOf(samples((index) => 100 + noise(index)));
    expect(Math.abs(trend.growth)).toBeLessThan(1);
    expect(isFlat(trend, 0.05)).toBe(true);
  });

  it("is not affected by single peaks", () => {
    expect(isFlat(trendOf(samples((index) => (index > 36 ? 400 : 100 + noise(index)))), 0.05)).toBe(true);
  });

  it("is detected under noise if there is a leak", () => {
    const trend = trendOf(samples((index) => 100 + index * 0.3 + noise(index)));
    expect(trend.growth).toBeGreaterThan(10);
    expect(isFlat(trend, 0.05)).toBe(false);
  });
});
