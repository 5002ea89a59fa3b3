import { expect, it } from "vitest";
import { currenciesOf } from "../../../src/domain/content/reference-rates.ts";

const dayWith = (day: string, ...codes: readonly string[]) => ({
  day,
  perEuro: Object.fromEntries(codes.map((code) => [code, 1])),
});

it("the currencies of the newest rates are the same array until they change", () => {
  const first = currenciesOf([dayWith("2026-11-25", "USD", "EUR")], []);
  expect(first).toEqual(["EUR", "USD"]);
  expect(currenciesOf([dayWith("2026-11-26", "EUR", "USD")], first)).toBe(first);
  expect(currenciesOf([dayWith("2026-11-27", "EUR", "USD", "AUD")], first)).toEqual(["AUD", "EUR", "USD"]);
  expect(currenciesOf([], first)).toEqual([]);
});
