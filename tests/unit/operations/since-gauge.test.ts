import { expect, it } from "vitest";
import { SinceGauge } from "../../../src/ports/since-gauge.ts";

const NINE = new Date("2026-08-19T09:00:00.900Z");
const TEN = new Date("2026-08-19T10:00:00Z");

function recorded() {
  const values: number[] = [];
  return { values, gauge: new SinceGauge((seconds) => values.push(seconds)) };
}

it("has the time of the first beginning until it ends, in whole seconds of Unix time", () => {
  const { values, gauge } = recorded();
  expect(gauge.since).toBeUndefined();
  expect(gauge.begin(NINE)).toBe(NINE);
  expect(gauge.begin(TEN)).toBe(NINE);
  expect(gauge.since).toBe(NINE);
  expect(gauge.end()).toBe(NINE);
  expect(gauge.since).toBeUndefined();
  expect(values).toEqual([Date.parse("2026-08-19T09:00:00Z") / 1_000, 0]);
});

it("says that it did not last, and records nothing, if it ends without a beginning", () => {
  const { values, gauge } = recorded();
  expect(gauge.end()).toBeUndefined();
  expect(values).toEqual([]);
});
