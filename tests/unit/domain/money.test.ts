import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { brand } from "../../../brand/brand.ts";
import {
  currencyCode,
  currencyDecimals,
  isCurrencyCode,
  priceCurrency,
} from "../../../src/domain/money/currency.ts";
import {
  converted,
  decimalText,
  type Money,
  moneyOf,
  paymentOf,
  sumOf,
} from "../../../src/domain/money/money.ts";
import {
  moneyStyleOf,
  moneyText,
  perShareText,
  shareDecimals,
  shareFormOf,
  shareUnit,
} from "../../../src/domain/money/money-text.ts";

const money = (amount: number, currency: string): Money => moneyOf(amount, currencyCode(currency));

const style = (locale: string, code: string, more: { sign?: string; hundredths?: string } = {}) =>
  moneyStyleOf({ locale, currency: { code, ...more } });
/** Intl writes spaces that do not break. */
const plain = (text: string) => text.replace(/\s/gu, " ");

const australian = moneyStyleOf(brand);
const british = style("en-GB", "GBP", { hundredths: "pence" });
const german = style("de-DE", "EUR");
/** Reports in US dollars, and is listed in Australia. */
const reporter = style("en-AU", "USD", { sign: "US$", hundredths: "cents" });

describe("a currency", () => {
  it.each(["AUD", "JPY", "KWD", "CHF"])("is a code that ISO 4217 has: %s", (code) =>
    expect(isCurrencyCode(code)).toBe(true),
  );

  it.each(["A$", "£", "aud", "XXY", "GBX", "GBp", "ZAc", "ILA", ""])("is not %j", (text) => {
    expect(isCurrencyCode(text)).toBe(false);
    expect(() => currencyCode(text)).toThrow("is no currency of ISO 4217");
  });

  it.each([
    ["JPY", 0],
    ["EUR", 2],
    ["KWD", 3],
  ])("%s has coins of %d decimals", (code, decimals) =>
    expect(currencyDecimals(currencyCode(code))).toBe(decimals),
  );

  it.each([
    ["AUD", "AUD", false],
    ["GBX", "GBP", true],
    ["ZAc", "ZAR", true],
    ["ILA", "ILS", true],
  ])("of a price may be hundredths: %s", (text, currency, isHundredths) =>
    expect(priceCurrency(text)).toEqual({ currency, isHundredths }),
  );

  it.each(["", "£", "pence", "toString"])("of a price is not %j", (text) =>
    expect(priceCurrency(text)).toBeUndefined(),
  );
});

describe("money", () => {
  it.each([
    [0.105, "AUD", "A$0.105", "0,105 AU$"],
    [1234567.5, "AUD", "A$1,234,567.50", "1.234.567,50 AU$"],
    [0.85, "EUR", "EUR 0.85", "0,85 €"],
    [0.07, "NZD", "NZD 0.07", "0,07 NZ$"],
    [45, "JPY", "JPY 45", "45 ¥"],
    [0.1234567, "AUD", "A$0.1234567", "0,1234567 AU$"],
    [-12.4, "AUD", "-A$12.40", "-12,40 AU$"],
  ])("of %d %s is written with all its decimals, as in the locale", (amount, currency, english, deutsch) => {
    expect(plain(moneyText(money(amount, currency), australian))).toBe(english);
    expect(plain(moneyText(money(amount, currency), german))).toBe(deutsch);
  });

  it.each([
    [style("en-US", "USD"), 0.485, "$0.485"],
    [style("en-GB", "USD"), 0.485, "US$0.485"],
    [style("en-CH", "CHF"), 2.1, "CHF 2.10"],
    [style("en-GB", "SEK"), 0.75, "SEK 0.75"],
    [style("sv-SE", "SEK"), 0.75, "0,75 kr"],
    [style("en-SE", "SEK", { sign: "SEK" }), 0.75, "0,75 SEK"],
    [style("en-IN", "INR", { sign: "Rs" }), 7, "Rs 7.00"],
    [style("ja-JP", "JPY"), 45, "￥45"],
    [style("ja-JP", "JPY", { sign: "¥" }), 123_456, "¥123,456"],
    [style("ja-JP", "JPY", { sign: "円" }), 45, "45円"],
    [style("en-KW", "KWD"), 0.045, "KWD 0.045"],
    [style("en-KW", "KWD"), 1.5, "KWD 1.500"],
    [style("ar-EG", "EGP"), 1.5, "١٫٥٠"],
  ])("has the form of its locale, and the sign of the brand: %o", (company, amount, text) =>
    expect(plain(moneyText(moneyOf(amount, company.currency), company))).toContain(text),
  );

  it.each([
    [style("en-BE", "EUR"), "€0.32"],
    [style("en-NL", "EUR"), "€0.32"],
    [style("tr-TR", "TRY"), "₺0,32"],
    [style("ja-JP", "JPY", { sign: "円" }), "0.32円"],
  ])("has its sign once, also where the name of a currency has one: %o", (company, text) =>
    expect(plain(moneyText(moneyOf(0.32, company.currency), company))).toBe(text),
  );

  it("of two currencies never has the same sign", () => {
    expect(moneyText(money(1.1, "USD"), reporter)).toBe("US$1.10");
    expect(plain(moneyText(money(1.1, "AUD"), reporter))).toBe("AUD 1.10");
    expect(plain(moneyText(money(1.1, "USD"), style("en-AU", "AUD")))).toBe("USD 1.10");
    expect(plain(moneyText(money(1.1, "AUD"), style("en-AU", "NZD", { sign: "$" })))).toBe("AUD 1.10");
  });

  it("is exact where floating-point numbers are not", () => {
    expect(sumOf([money(0.1, "AUD"), money(0.2, "AUD")], currencyCode("AUD"))).toEqual(money(0.3, "AUD"));
    const most = paymentOf(money(0.105, "AUD"), 10_000_000_000);
    expect(moneyText(most, australian)).toBe("A$1,050,000,000.00");
  });

  it("of several currencies has no sum", () => {
    expect(() => sumOf([money(1, "AUD"), money(1, "NZD")], currencyCode("AUD"))).toThrow("NZD");
    expect(sumOf([], currencyCode("AUD"))).toEqual(money(0, "AUD"));
  });

  it.each([
    ["AUD", 3, "A$0.32"],
    ["AUD", 1, "A$0.11"],
    ["JPY", 5, "JPY 1"],
    ["JPY", 4, "JPY 0"],
    ["KWD", 1, "KWD 0.105"],
  ])("in %s is paid in coins for %d shares: %s", (currency, shares, text) => {
    expect(plain(moneyText(paymentOf(money(0.105, currency), shares), australian))).toBe(text);
  });

  it.each([
    [money(0.105, "AUD"), "0.105"],
    [money(0.1, "AUD"), "0.10"],
    [money(45, "JPY"), "45"],
    [money(45.5, "JPY"), "45.5"],
    [money(1, "KWD"), "1.000"],
    [money(100, "EUR"), "100.00"],
  ])("is written for programs with at least the decimals of its currency: %o", (amount, text) =>
    expect(decimalText(amount)).toBe(text),
  );
});

describe("an amount for a share", () => {
  it.each([
    [australian, money(0.105, "AUD"), "10.5 cents"],
    [australian, money(0.07, "AUD"), "7.0 cents"],
    [australian, money(0.1025, "AUD"), "10.25 cents"],
    [australian, money(1.2, "AUD"), "A$1.20"],
    [australian, money(0.12, "NZD"), "NZD 0.12"],
    [british, money(0.061, "GBP"), "6.1 pence"],
    [british, money(0.123, "USD"), "US$0.123"],
    [german, money(0.85, "EUR"), "0,85 €"],
    [reporter, money(0.11, "USD"), "11.0 cents"],
    [reporter, money(0.11, "AUD"), "AUD 0.11"],
    [style("ja-JP", "JPY", { sign: "円", hundredths: "銭" }), money(0.5, "JPY"), "0.5円"],
    [style("en-KW", "KWD", { hundredths: "fils" }), money(0.045, "KWD"), "KWD 0.045"],
  ])("is in hundredths only if the company writes its own currency so: %o", (company, amount, text) =>
    expect(plain(perShareText(amount, company))).toBe(text),
  );

  it.each([
    [
      [0.061, 0.105],
      ["6.1 pence", "10.5 pence"],
    ],
    [
      [0.061, 1.2],
      ["£0.061", "£1.20"],
    ],
  ])("has the form of its column: %j", (amounts, texts) => {
    const column = amounts.map((amount) => money(amount, "GBP"));
    const form = shareFormOf(column, british);
    expect(column.map((amount) => plain(perShareText(amount, british, form)))).toEqual(texts);
  });

  it("is in units beside one of another currency", () => {
    const column = [money(0.061, "GBP"), money(0.123, "USD")];
    const form = shareFormOf(column, british);
    expect(column.map((amount) => perShareText(amount, british, form))).toEqual(["£0.061", "US$0.123"]);
  });

  it.each([
    [australian, [0.095, 0.105], "cents", 1],
    [australian, [0.095, 0.10525], "cents", 3],
    [australian, [0.095, 1.2], "A$", 3],
    [german, [0.85], "€", 2],
    [style("ja-JP", "JPY", { sign: "円" }), [45], "円", 0],
    [style("en-KW", "KWD"), [0.05], "KWD", 3],
  ])("is in a chart with its unit and all its decimals: %o, %j", (company, amounts, unit, decimals) => {
    const column = amounts.map((amount) => moneyOf(amount, company.currency));
    const form = shareFormOf(column, company);
    expect(shareUnit(form, company.currency, company)).toBe(unit);
    expect(shareDecimals(column, form)).toBe(decimals);
  });
});

describe("money in another currency", () => {
  const currency = fc.constantFrom(...["EUR", "JPY", "KWD"].map(currencyCode));
  const paid = fc.bigInt({ min: 0n, max: 10n ** 15n });
  /** As texts of rates are read: whole numbers of the hundred-thousandth. */
  const rate = fc.integer({ min: 1, max: 10 ** 12 });

  it("is the nearest coin to the exact product, half a coin up", () => {
    fc.assert(
      fc.property(paid, rate, rate, currency, (cents, from, to, code) => {
        const exact = { amount: `${Number(cents)}`, currency: currencyCode("AUD") } as const;
        const { amount } = converted(exact, code, { from: from / 100_000, to: to / 100_000 });
        const decimals = currencyDecimals(code);
        const [whole = "", fraction = ""] = amount.split(".");
        expect(fraction.length).toBeLessThanOrEqual(decimals);
        const coins = BigInt(whole + fraction.padEnd(decimals, "0"));
        // Twice the error, in units of the divisor.
        const error = 2n * (coins * BigInt(from) - cents * 10n ** BigInt(decimals) * BigInt(to));
        expect(error > -BigInt(from) && error <= BigInt(from)).toBe(true);
      }),
    );
  });
});
