/** Amounts are exact whole numbers of the hundred-millionth of a currency, so that sums of many are exact, too. */
const DECIMALS = 8;
const WHOLE = 10n ** BigInt(DECIMALS);

/** How a company writes money. */
interface MoneyStyle {
  /** BCP 47. */
  readonly locale: string;
  /** The company's own currency (ISO 4217), with its sign and the name of its hundredths. */
  readonly currency: { readonly code: string; readonly sign: string; readonly hundredths: string };
}

interface Company {
  readonly locale: string;
  readonly currency: { readonly sign: string; readonly hundredths: string };
  readonly listings: readonly { readonly currency?: string }[];
}

/** The style of a company, whose own currency is that of its main listing. */
export function moneyStyleOf({ locale, currency, listings: [main] }: Company): MoneyStyle {
  return { locale, currency: { ...currency, code: main?.currency ?? currency.sign } };
}

/** An amount that an editor typed, up to ten million, without the errors of binary fractions. */
export function exactAmount(amount: number): bigint {
  return BigInt(Math.round(amount * Number(WHOLE)));
}

/** An exact amount in whole units of its currency, for charts and files. */
export function amountIn(exact: bigint): number {
  return Number(exact) / Number(WHOLE);
}

/** Rounds to the smallest coin of a currency, as a payment is; half a coin up. */
export function rounded(exact: bigint, currency: string): bigint {
  return converted(exact, currency, { from: 1, to: 1 });
}

/** Units of two currencies for one of a third, as `exactAmount` reads them. */
export interface CrossRate {
  readonly from: number;
  readonly to: number;
}

/** Converts to a currency, and rounds once, to its smallest coin; half a coin up. */
export function converted(exact: bigint, currency: string, { from, to }: CrossRate): bigint {
  const coin = 10n ** BigInt(DECIMALS - coinDecimals(currency));
  const amount = exact * exactAmount(to);
  const coins = coin * exactAmount(from);
  return ((2n * amount + coins) / (2n * coins)) * coin;
}

/** An exact amount for programs, with at least the decimals of its currency: `0.105`, `0.10`. */
export function decimalText(exact: bigint, currency: string): string {
  return written(exact, coinDecimals(currency), (digits) =>
    new Intl.NumberFormat("en", { ...digits, useGrouping: false }).formatToParts(exact / WHOLE),
  );
}

/** Money with all its decimals, at least those of the currency: `A$1,234.50`, `A$0.105`, `NZD 0.12`. */
export function moneyText(exact: bigint, currency: string, { locale, currency: own }: MoneyStyle): string {
  const isOwn = currency === own.code;
  const style = {
    style: "currency",
    currency: isCode(currency) ? currency : "XXX",
    currencyDisplay: isOwn ? "symbol" : "code",
  } as const;
  return written(exact, coinDecimals(currency), (digits) =>
    new Intl.NumberFormat(locale, { ...style, ...digits })
      .formatToParts(exact / WHOLE)
      .map((part) => (part.type === "currency" ? { ...part, value: isOwn ? own.sign : currency } : part)),
  );
}

/** An amount for one share: below one unit of the company's own currency in hundredths, as in running text: `10.5 cents`. */
export function perShareText(exact: bigint, currency: string, style: MoneyStyle): string {
  if (currency !== style.currency.code || exact >= WHOLE) return moneyText(exact, currency, style);
  const hundredths = exact * 100n;
  const number = written(hundredths, 1, (digits) =>
    new Intl.NumberFormat(style.locale, digits).formatToParts(hundredths / WHOLE),
  );
  return `${number}\u00a0${style.currency.hundredths}`;
}

/** Writes the fraction of an exact number into the parts of its whole number, since a floating-point number has errors. */
function written(
  exact: bigint,
  minDecimals: number,
  partsWith: (
    digits: Intl.NumberFormatOptions,
  ) => readonly { readonly type: string; readonly value: string }[],
): string {
  const all = String(exact % WHOLE).padStart(DECIMALS, "0");
  const fraction = all.slice(0, minDecimals) + all.slice(minDecimals).replace(/(?<!0)0+$/, "");
  const digits = { minimumFractionDigits: fraction.length, maximumFractionDigits: fraction.length };
  return partsWith(digits)
    .map(({ type, value }) => (type === "fraction" ? fraction : value))
    .join("");
}

function isCode(currency: string): boolean {
  return /^[A-Z]{3}$/.test(currency);
}

function coinDecimals(currency: string): number {
  if (!isCode(currency)) return 2;
  return (
    new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits ?? 2
  );
}
