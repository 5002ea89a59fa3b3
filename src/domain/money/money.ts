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
  return format("en", coinDecimals(currency), { useGrouping: false }).format(decimalOf(exact));
}

/** Money with all its decimals, at least those of the currency: `A$1,234.50`, `A$0.105`, `NZD 0.12`. */
export function moneyText(exact: bigint, currency: string, { locale, currency: own }: MoneyStyle): string {
  const isOwn = currency === own.code;
  const sign = isOwn ? own.sign : currency;
  const style = {
    style: "currency",
    currency: isCode(currency) ? currency : "XXX",
    currencyDisplay: isOwn ? "symbol" : "code",
  } as const;
  return format(locale, coinDecimals(currency), style)
    .formatToParts(decimalOf(exact))
    .map(({ type, value }) => (type === "currency" ? sign : value))
    .join("");
}

/** An amount for one share: below one unit of the company's own currency in hundredths, as in running text: `10.5 cents`. */
export function perShareText(exact: bigint, currency: string, style: MoneyStyle): string {
  if (currency !== style.currency.code || exact >= WHOLE) return moneyText(exact, currency, style);
  const number = format(style.locale, 1).format(decimalOf(exact * 100n));
  return `${number}\u00a0${style.currency.hundredths}`;
}

function format(locale: string, minimumFractionDigits: number, options: Intl.NumberFormatOptions = {}) {
  return new Intl.NumberFormat(locale, {
    ...options,
    minimumFractionDigits,
    maximumFractionDigits: DECIMALS,
  });
}

/** An exact amount as a text, which `Intl` formats without the errors of floating-point numbers. */
function decimalOf(exact: bigint): `${number}` {
  const text = `${exact}E-${DECIMALS}`;
  if (isDecimal(text)) return text;
  throw new RangeError(`${text} is no decimal number`);
}

/** The compiler does not know that an integer with an exponent is a number. */
function isDecimal(text: string): text is `${number}` {
  return /^-?\d+E-\d+$/.test(text);
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
