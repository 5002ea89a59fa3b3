import { describe, expect, it } from "vitest";
import { isFlat, trendOf } from "../../../scripts/soak/trend.ts";

const samples = (valueAt: (index: number) => number) =>
  Array.from({ length: 40 }, (_, index) => ({ seconds: index * 10, value: valueAt(index) }));

/** What collections of garbage leave: up and down, the same each time. */
const noise = (index: number) => [0, 3, -2, 4, -4, 1][index % 6] ?? 0;

describe("the trend of a figure", () => {
  it("is none where it only goes up and down", () => {
    const trend = trendOf(samples((index) => 100 + noise(index)));
    expect(Math.abs(trend.growth)).toBeLessThan(1);
    expect(isFlat(trend, 0.05)).toBe(true);
  });

  it("is not tilted by single peaks", () => {
    expect(isFlat(trendOf(samples((index) => (index > 36 ? 400 : 100 + noise(index)))), 0.05)).toBe(true);
  });

  it("is found under the noise where it leaks", () => {
    const trend = trendOf(samples((index) => 100 + index * 0.3 + noise(index)));
    expect(trend.growth).toBeGreaterThan(10);
    expect(isFlat(trend, 0.05)).toBe(false);
  });
});
