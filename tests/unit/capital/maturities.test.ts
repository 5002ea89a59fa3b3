import { expect, it } from "vitest";
import { type DebtInstrument, maturitiesOf } from "../../../src/domain/capital/debt.ts";
import { currencyCode } from "../../../src/domain/money/currency.ts";
import { bond } from "./sample-capital.ts";

const later = { maturity: "2031-01-01" };
const far = { maturity: "2126-01-01" };
const autumn = { volume: 100.5, maturity: "2029-11-30" };
const unknown = [{ maturity: undefined }, { maturity: "perpetual" }, { volume: undefined }];

it.each<[string, Partial<DebtInstrument>[], string[]]>([
  ["sums by year, with the years between", [{}, autumn, later], ["AUD 2029 350.5, 2030 none, 2031 250"]],
  [
    "never added across currencies",
    [{}, { currency: currencyCode("EUR") }],
    ["AUD 2029 250", "EUR 2029 250"],
  ],
  ["not those without a maturity or a volume", unknown, []],
  ["without years between if one is far away", [{}, far], ["AUD 2029 250, 2126 250"]],
])("the maturities of debt are %s", (_, instruments, expected) => {
  const found = maturitiesOf(instruments.map(bond)).map(({ currency, years }) => {
    return `${currency} ${years.map(({ period, amount = "none" }) => `${period} ${amount}`).join(", ")}`;
  });
  expect(found).toEqual(expected);
});

it("debt that has matured before the day of the list is not there", () => {
  const all = [bond({ maturity: "2026-03-01" }), bond(later)];
  const [found] = maturitiesOf(all, "2026-09-30");
  expect(found?.years.map(({ period }) => period)).toEqual(["2031"]);
});
