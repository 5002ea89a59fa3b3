import { expect, it } from "vitest";
import { unitCodeOf } from "../../../src/domain/content/unit-code.ts";
import { currencyCode } from "../../../src/domain/money/currency.ts";
import { exactNumber } from "../../../src/domain/text/amount.ts";
import { ENGLISH, FRENCH, GERMAN } from "./written-losses.ts";

const AUSTRALIAN = { sign: "A$", currency: currencyCode("AUD"), hundredths: "cents" };
const AMERICAN = { sign: "US$", currency: currencyCode("USD"), hundredths: "US cents" };
const RINGGIT = { sign: "RM", currency: currencyCode("MYR"), hundredths: "sen" };
const KRONA = { sign: "kr", currency: currencyCode("SEK"), hundredths: undefined };
const EURO = { sign: "€", currency: currencyCode("EUR"), hundredths: undefined };

it.each([
  [ENGLISH, AUSTRALIAN, "A$m", { unitCode: "AUD", factor: 1_000_000 }],
  [ENGLISH, AUSTRALIAN, "A$ million", { unitCode: "AUD", factor: 1_000_000 }],
  [ENGLISH, AUSTRALIAN, "EUR bn", { unitCode: "EUR", factor: 1_000_000_000 }],
  [ENGLISH, AMERICAN, "US$ thousands", { unitCode: "USD", factor: 1_000 }],
  [ENGLISH, AMERICAN, "US$ a share", { unitCode: "USD" }],
  // A word that is not known may be a multiple.
  [ENGLISH, AMERICAN, "US$ lots", undefined],
  [ENGLISH, AMERICAN, "US$ thousand million", undefined],
  [ENGLISH, AUSTRALIAN, "cents a share", { unitCode: "AUD", factor: 0.01 }],
  [ENGLISH, AUSTRALIAN, "%", { unitCode: "P1" }],
  [ENGLISH, AUSTRALIAN, "hours", { unitCode: "HUR" }],
  [ENGLISH, AUSTRALIAN, "t CO₂-e", { unitCode: "TNE" }],
  [ENGLISH, AUSTRALIAN, "thousand tonnes", { unitCode: "TNE", factor: 1_000 }],
  // Letters of money, with what is written beside them without a space.
  [ENGLISH, RINGGIT, "RMm", { unitCode: "MYR", factor: 1_000_000 }],
  [ENGLISH, RINGGIT, "RMbn", { unitCode: "MYR", factor: 1_000_000_000 }],
  [ENGLISH, RINGGIT, "RMB", undefined],
  [ENGLISH, EURO, "CHFm", { unitCode: "CHF", factor: 1_000_000 }],
  [ENGLISH, KRONA, "MSEK", { unitCode: "SEK", factor: 1_000_000 }],
  [ENGLISH, KRONA, "Mkr", { unitCode: "SEK", factor: 1_000_000 }],
  [ENGLISH, KRONA, "TSEK", undefined],
  [GERMAN, EURO, "Mio. €", { unitCode: "EUR", factor: 1_000_000 }],
  [GERMAN, EURO, "Mrd. €", { unitCode: "EUR", factor: 1_000_000_000 }],
  [GERMAN, EURO, "T€", { unitCode: "EUR", factor: 1_000 }],
  [ENGLISH, EURO, "T€", { unitCode: "EUR", factor: 1_000_000_000_000 }],
  [ENGLISH, EURO, "X€", undefined],
  [ENGLISH, AMERICAN, "US cents a share", { unitCode: "USD", factor: 0.01 }],
  [GERMAN, EURO, "Stunden", { unitCode: "HUR" }],
  [FRENCH, EURO, "M€", { unitCode: "EUR", factor: 1_000_000 }],
  [FRENCH, EURO, "k€", { unitCode: "EUR", factor: 1_000 }],
  [FRENCH, EURO, "Md€", { unitCode: "EUR", factor: 1_000_000_000 }],
  [FRENCH, EURO, "Mds\u00a0€", { unitCode: "EUR", factor: 1_000_000_000 }],
  [FRENCH, EURO, "mio CHF", { unitCode: "CHF", factor: 1_000_000 }],
  [FRENCH, EURO, "€ par action", { unitCode: "EUR" }],
  [FRENCH, EURO, "heures", { unitCode: "HUR" }],
  // Which dollars, nobody knows.
  [ENGLISH, AUSTRALIAN, "$m", undefined],
  [ENGLISH, AUSTRALIAN, "racecourses", undefined],
])("the unit %#", (language, money, unit, code) => expect(unitCodeOf(unit, language, money)).toEqual(code));

it("numbers have no errors of binary fractions", () => {
  expect([0.275 * 100, 0.1 + 0.2, -12.4, 842_016_240].map(exactNumber)).toEqual([
    27.5, 0.3, -12.4, 842_016_240,
  ]);
});
