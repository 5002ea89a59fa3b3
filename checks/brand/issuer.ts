import type { Brand } from "../../brand/schema.ts";
import { isIsin, isLei } from "../../src/domain/issuer/identifiers.ts";
import { currencyDecimals, isCurrencyCode, priceCurrency } from "../../src/domain/money/currency.ts";
import type { Finding } from "../findings.ts";

type Issuer = Pick<Brand, "locale" | "translations" | "currency" | "listings" | "lei" | "legal" | "yearEnd">;

/** Finds currencies, exchanges, identifiers and ratios of the brand that cannot be. */
export function checkIssuer({
  locale,
  translations = [],
  currency,
  listings,
  lei,
  legal,
  yearEnd,
}: Issuer): readonly Finding[] {
  return [
    ...currencyProblems(currency, locale),
    ...translations.flatMap((one, index) =>
      one.currency === undefined
        ? []
        : currencyProblems({ ...currency, ...one.currency }, one.locale).map(({ place, problem }) => ({
            place: `translations[${index}].${place}`,
            problem,
          })),
    ),
    ...listings.flatMap((listing, index) =>
      listingProblems(listing).map((problem) => ({ place: `listings[${index}]`, problem })),
    ),
    ...problemAt("lei", lei !== undefined && !isLei(lei) && `"${lei}" is no LEI: its check digits are wrong`),
    ...problemAt(
      "legal.country",
      legal !== undefined && !isCountry(legal.country) && `"${legal.country}" is no country of ISO 3166-1`,
    ),
    ...problemAt(
      "yearEnd",
      yearEnd !== undefined && !isDayOfYear(yearEnd) && `"${yearEnd}" is no day, as in 06-30`,
    ),
  ].map(({ place, problem }) => ({ place: `brand/brand.ts ${place}:`, problem }));
}

function currencyProblems({ code, sign, hundredths }: Brand["currency"], locale: string): readonly Finding[] {
  if (!isCurrencyCode(code))
    return problemAt("currency.code", `"${code}" is no currency of ISO 4217, as in EUR`);
  const isDivided = hundredths === undefined || currencyDecimals(code) === 2;
  const other = sign === undefined ? undefined : otherWithSign(sign, code, locale);
  return [
    ...problemAt("currency.sign", other !== undefined && `"${sign}" is ${other} to readers of ${locale}`),
    ...problemAt("currency.hundredths", !isDivided && `${code} has no hundredths: leave the word out`),
  ];
}

/** The currency for which a sign stands in a locale, if it is another one. */
function otherWithSign(sign: string, code: string, locale: string): string | undefined {
  return Intl.supportedValuesOf("currency").find((currency) => {
    const format = new Intl.NumberFormat(locale, { style: "currency", currency });
    const symbol = format.formatToParts(1).find(({ type }) => type === "currency")?.value;
    return currency !== code && symbol === sign;
  });
}

/** What the compiler does not see: values that are empty, or are written in `brand.ts` without the type. */
function listingProblems(listing: Partial<Brand["listings"][number]>): readonly string[] {
  const { exchange = "", mic = "", ticker = "", isin, currency = "", receipts } = listing;
  const name = ticker === "" ? exchange : ticker;
  const hasRatio =
    receipts === undefined ||
    [receipts.receipts, receipts.shares].every((count) => Number.isFinite(count) && count > 0);
  return [
    exchange.trim() === "" && "has no name of the exchange",
    exchange === mic && `"${exchange}" is a code: name the exchange as investors do`,
    !/^[A-Z\d]{4}$/.test(mic) && `"${mic}" is no market identifier code of ISO 10383, as in XLON`,
    ticker.trim() === "" && "has no ticker",
    currency === "" && `${name} has no currency of its price`,
    currency !== "" &&
      !priceCurrency(currency) &&
      `"${currency}" is no currency of ISO 4217, and none of GBX, ZAc, ILA`,
    isin !== undefined && !isIsin(isin) && `"${isin}" is no ISIN: its check digit is wrong`,
    !hasRatio && `the ratio of receipts to shares is ${receipts?.receipts} to ${receipts?.shares}`,
  ].filter((problem) => problem !== false);
}

function problemAt(place: string, problem: string | false): readonly Finding[] {
  return problem === false ? [] : [{ place, problem }];
}

function isCountry(code: string): boolean {
  const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  return /^[A-Z]{2}$/.test(code) && names.of(code) !== undefined;
}

function isDayOfYear(text: string): boolean {
  // In a year with 29 February.
  const day = new Date(`2024-${text}T00:00:00Z`);
  return (
    /^\d{2}-\d{2}$/.test(text) && !Number.isNaN(day.getTime()) && day.toISOString().includes(`-${text}T`)
  );
}
