declare const iso4217: unique symbol;

/** A currency in use, by its code of ISO 4217: `AUD`. Only {@link isCurrencyCode} makes one of a text. */
export type CurrencyCode = string & { readonly [iso4217]: true };

const CODES: ReadonlySet<string> = new Set(Intl.supportedValuesOf("currency"));

/** Whether a text is the code of a currency in use, in capital letters. `Intl` knows them. */
export function isCurrencyCode(text: string): text is CurrencyCode {
  return CODES.has(text);
}

/** @throws {RangeError} if the text is not a code of a currency in use. */
export function currencyCode(text: string): CurrencyCode {
  if (isCurrencyCode(text)) return text;
  throw new RangeError(`"${text}" is no currency of ISO 4217, as in EUR`);
}

/** How many decimals the smallest coin of a currency has: 2 of most, none of the yen, 3 of some dinars. */
export function currencyDecimals(currency: CurrencyCode): number {
  return (
    new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits ?? 2
  );
}

/** What exchanges of three countries write for hundredths of a currency in prices. ISO 4217 has no codes of them. */
const HUNDREDTHS = { GBX: "GBP", GBp: "GBP", ZAC: "ZAR", ZAc: "ZAR", ILA: "ILS" } as const;

const isHundredths = (text: string): text is keyof typeof HUNDREDTHS => Object.hasOwn(HUNDREDTHS, text);

/** What the price of a share is written in: a currency, or hundredths of one. */
export interface PriceCurrency {
  readonly currency: CurrencyCode;
  /** Whether a price of 100 is one unit of the currency. */
  readonly isHundredths: boolean;
}

/** The currency of a price: a code of ISO 4217, or GBX, ZAc or ILA; `undefined` for any other text. */
export function priceCurrency(text: string): PriceCurrency | undefined {
  const whole = isHundredths(text) ? HUNDREDTHS[text] : text;
  return isCurrencyCode(whole) ? { currency: whole, isHundredths: whole !== text } : undefined;
}
