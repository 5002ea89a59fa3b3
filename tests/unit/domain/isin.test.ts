import { expect, it } from "vitest";
import { isIsin } from "../../../src/domain/issuer/identifiers.ts";

// Shares of companies, bonds and a fund, of several countries.
it.each(["AU000000BHP4", "US0378331005", "DE0007164600", "GB0002634946", "JP3633400001", "XS0129477047"])(
  "%s is an ISIN",
  (text) => {
    expect(isIsin(text)).toBe(true);
  },
);

it.each([
  ["with another check digit", "US0378331006"],
  ["with two digits swapped", "US0373831005"],
  ["with another letter", "UT0378331005"],
  ["too short", "US037833100"],
  ["too long", "US03783310050"],
  ["in small letters", "us0378331005"],
  ["in digits of full width", "US０378331005"],
  ["with a space", "US0378331005 "],
  ["of a country without letters", "120378331005"],
  ["empty", ""],
])("a text is none that is %s: %j", (_why, text) => {
  expect(isIsin(text)).toBe(false);
});
