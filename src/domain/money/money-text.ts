import { type CurrencyCode, currencyCode, currencyDecimals } from "./currency.ts";
import { DECIMALS, type Money, numberOf } from "./money.ts";

/** How a company writes money. */
export interface MoneyStyle {
  /** BCP 47. */
  readonly locale: string;
  /** The currency of its reports. */
  readonly currency: CurrencyCode;
  /** The sign of the same: `A$`. */
  readonly sign: string;
  /** The word for its hundredths, if amounts for a share below one unit are written in them: `cents`. */
  readonly hundredths?: string | undefined;
}

interface Company {
  readonly locale: string;
  /** `sign`: default, that of the locale. */
  readonly currency: { readonly code: string; readonly sign?: string; readonly hundredths?: string };
}

/** The style of a company. @throws {RangeError} if its currency is none of ISO 4217. */
export function moneyStyleOf({ locale, currency: { code, sign, hundredths } }: Company): MoneyStyle {
  const currency = currencyCode(code);
  const isDivided = currencyDecimals(currency) === 2;
  return {
    locale,
    currency,
    sign: sign ?? partOf(locale, currency, "symbol"),
    hundredths: isDivided ? hundredths : undefined,
  };
}

/** Money with all its decimals, at least those of the currency: `A$1,234.50`, `0,85 €`, `NZD 0.12`, `¥45`. */
export function moneyText({ amount, currency }: Money, style: MoneyStyle): string {
  const { display, sign } = signOf(currency, style);
  const parts = currencyFormat(style.locale, currency, display).formatToParts(amount);
  return parts
    .map(({ type, value }, index) => {
      if (type !== "currency" || sign === undefined) return value;
      const isBesideDigit = parts[index + 1]?.type === "integer";
      return isBesideDigit && /\p{L}$/u.test(sign) ? `${sign}\u00a0` : sign;
    })
    .join("");
}

/** How the amounts for a share of one column are written. */
export type ShareForm = "units" | "hundredths";

/** In hundredths, if the company writes them and all amounts are below one unit of its currency. */
export function shareFormOf(amounts: readonly Money[], { currency, hundredths }: MoneyStyle): ShareForm {
  const isSmall = (one: Money) => one.currency === currency && Math.abs(numberOf(one)) < 1;
  return hundredths !== undefined && amounts.every(isSmall) ? "hundredths" : "units";
}

/** The unit of amounts of a form, before `a share`: `cents`, `A$`, `NZD`. */
export function shareUnit(form: ShareForm, currency: CurrencyCode, style: MoneyStyle): string {
  if (form === "hundredths" && style.hundredths !== undefined) return style.hundredths;
  const { display, sign } = signOf(currency, style);
  return sign ?? partOf(style.locale, currency, display);
}

/** An amount for one share as a number of a form, for charts. */
export function shareNumber(amount: Money, form: ShareForm): number {
  return form === "hundredths" ? Number((numberOf(amount) * 100).toFixed(DECIMALS)) : numberOf(amount);
}

/** Decimals that the amounts of one column have in its form: of units at least those of the currency. */
export function shareDecimals(amounts: readonly Money[], form: ShareForm): number {
  return Math.max(
    ...amounts.map(({ amount, currency }) => {
      const [, fraction = ""] = amount.split(".");
      return form === "hundredths"
        ? Math.max(1, fraction.length - 2)
        : Math.max(currencyDecimals(currency), fraction.length);
    }),
  );
}

/** An amount for one share in the form of its column, by default that of a column of its own: `10.5 cents`, `0,85 €`. */
export function perShareText(
  amount: Money,
  style: MoneyStyle,
  form: ShareForm = shareFormOf([amount], style),
): string {
  if (form === "units" || style.hundredths === undefined) return moneyText(amount, style);
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: DECIMALS };
  return `${shareNumber(amount, form).toLocaleString(style.locale, digits)}\u00a0${style.hundredths}`;
}

type Display = "symbol" | "narrowSymbol" | "code" | "name";

/** How a currency is named beside an amount, and the sign that stands for what `Intl` has, if it is another one. */
function signOf(currency: CurrencyCode, style: MoneyStyle): { display: Display; sign?: string } {
  const { locale, currency: own, sign } = style;
  if (currency !== own) {
    const symbol = partOf(locale, currency, "symbol");
    // Two kinds of dollars may have the same sign in a country: there, only the reporting one has it.
    const isTaken = [sign, partOf(locale, own, "narrowSymbol")].includes(symbol);
    return { display: isTaken ? "code" : "symbol" };
  }
  // `Intl` has a space between letters and an amount.
  const display = /\p{L}$/u.test(sign) ? "symbol" : "narrowSymbol";
  const isName = sign === partOf(locale, currency, "name") && sign !== partOf(locale, currency, display);
  // What is written behind the amount in a language is the name of the currency to `Intl`: `45円`. Some countries have the sign as well.
  return isName ? { display: "name" } : { display, sign };
}

function partOf(locale: string, currency: CurrencyCode, display: Display): string {
  const parts = currencyFormat(locale, currency, display).formatToParts(1);
  return parts.find(({ type }) => type === "currency")?.value ?? currency;
}

/** As many as there are currencies and ways to name them: to make one takes longer than to use it a hundred times. */
const formats = new Map<string, Intl.NumberFormat>();

function currencyFormat(locale: string, currency: CurrencyCode, currencyDisplay: Display): Intl.NumberFormat {
  const options = { style: "currency", currency, currencyDisplay, maximumFractionDigits: DECIMALS } as const;
  return formats.getOrInsertComputed(
    `${locale} ${currency} ${currencyDisplay}`,
    () => new Intl.NumberFormat(locale, options),
  );
}
