import { describe, expect, it } from "vitest";
import type { Brand } from "../../../brand/schema.ts";
import { checkIssuer } from "../../../checks/brand/issuer.ts";

const listing: Brand["listings"][number] = {
  exchange: "London Stock Exchange",
  mic: "XLON",
  ticker: "HALD",
  isin: "GB00BOSTREY3",
  currency: "GBX",
};
const legal = { form: "Public limited company", country: "GB", place: "England and Wales", numbers: [] };
const right = {
  locale: "en-AU",
  currency: { code: "USD", sign: "US$", hundredths: "cents" },
  listings: [listing, { ...listing, exchange: "OTC", mic: "OTCM", receipts: { receipts: 1, shares: 0.5 } }],
  lei: "529900EXAMPLE0000073",
  legal,
  yearEnd: "02-29",
};

describe("the check of the brand's issuer", () => {
  it("is empty for what is right, and for what is left out", () => {
    expect(checkIssuer(right)).toEqual([]);
    expect(checkIssuer({ locale: "de-DE", currency: { code: "EUR" }, listings: [] })).toEqual([]);
  });

  it.each<[string, object, string]>([
    ["a sign as the currency", { currency: { code: "€" } }, 'currency.code: "€" is no currency'],
    ["a currency that ISO does not know", { currency: { code: "XXY" } }, 'currency.code: "XXY"'],
    ["hundredths of a price as the currency", { currency: { code: "GBX" } }, 'currency.code: "GBX"'],
    [
      "hundredths of a currency that has none",
      { currency: { code: "JPY", hundredths: "sen" } },
      "currency.hundredths: JPY has no hundredths",
    ],
    [
      "a sign that is of another currency to readers",
      { currency: { code: "USD", sign: "$" } },
      'currency.sign: "$" is AUD to readers of en-AU',
    ],
    ["a wrong LEI", { lei: "529900EXAMPLE0000076" }, "lei: "],
    ["a country that is none", { legal: { ...legal, country: "UK1" } }, 'legal.country: "UK1"'],
    ["a day that is none", { yearEnd: "06-31" }, 'yearEnd: "06-31"'],
    ["a day in another order", { yearEnd: "31-12" }, 'yearEnd: "31-12"'],
  ])("names %s", (_, fields, problem) => {
    const [found, ...others] = checkIssuer({ ...right, ...fields });
    expect(`${found?.place} ${found?.problem}`).toContain(`brand/brand.ts ${problem}`);
    expect(others).toEqual([]);
  });

  it.each<[string, object, string]>([
    ["a listing without currency", { currency: undefined }, "HALD has no currency of its price"],
    ["a price in an unknown currency", { currency: "pence" }, '"pence" is no currency'],
    ["a wrong ISIN", { isin: "GB00BOSTREY4" }, "its check digit is wrong"],
    ["a code as the name", { exchange: "XLON" }, '"XLON" is a code'],
    ["a name as the code", { mic: "LSE" }, '"LSE" is no market identifier code'],
    ["no ticker", { ticker: "" }, "has no ticker"],
    ["a ratio of zero", { receipts: { receipts: 0, shares: 5 } }, "is 0 to 5"],
    ["a ratio to nothing", { receipts: { receipts: 1, shares: Number.NaN } }, "is 1 to NaN"],
  ])("names %s", (_, fields, problem) => {
    expect(checkIssuer({ ...right, listings: [listing, { ...listing, ...fields }] })).toEqual([
      { place: "brand/brand.ts listings[1]:", problem: expect.stringContaining(problem) },
    ]);
  });
});
