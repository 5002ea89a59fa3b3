/** Signs between the digits of a number. */
export interface NumberSeparators {
  readonly thousands: string;
  readonly decimal: string;
  /** Whether pairs of digits are before the last three, as in India for lakhs and crores: `10,71,174`. Default: no. */
  readonly inPairs?: boolean | undefined;
}

/** The digits of a whole number with the separators between them. */
export function grouped(digits: string, { thousands, inPairs }: NumberSeparators): string {
  const before = digits.slice(0, -3);
  const first = before.slice(0, before.length % (inPairs ? 2 : 3));
  const others = before.slice(first.length).match(inPairs ? /\d{2}/g : /\d{3}/g) ?? [];
  return [first, ...others, digits.slice(-3)].filter(Boolean).join(thousands);
}

/** Digits of a number of editors: more are the errors of binary fractions. */
const EXACT_DIGITS = 15;

/** A number without the errors of binary fractions, which sums and percentages have: 27.5 for 27.500000000000004. */
export function exactNumber(value: number): number {
  return Number(value.toPrecision(EXACT_DIGITS));
}

/** How many digits a number has after the decimal separator. */
export function decimalsOf(amount: number): number {
  let decimals = 0;
  while (decimals < EXACT_DIGITS && Number(amount.toFixed(decimals)) !== amount) decimals += 1;
  return decimals;
}

/** Rounds half up as people do, away from zero: 0.485 is 0.49, though it is a little less in binary. */
export function roundedTo(value: number, decimals: number): number {
  const shifted = Math.round(Number(`${exactNumber(Math.abs(value))}e${decimals}`));
  const rounded = Number(`${shifted}e-${decimals}`);
  // Very large and very small numbers have an exponent already.
  return Number.isNaN(rounded) ? Number(value.toFixed(decimals)) : Math.sign(value) * rounded;
}

/** Formats with thousands separators, by default with one decimal: `2,318.7`, `−12.4`. */
export function formatAmount(value: number, separators: NumberSeparators, decimals = 1): string {
  // A rounded zero has no sign.
  const rounded = roundedTo(value, decimals) || 0;
  const sign = rounded < 0 ? "\u2212" : "";
  const [whole = "", ...fraction] = Math.abs(rounded).toFixed(decimals).split(".");
  return sign + [grouped(whole, separators), ...fraction].join(separators.decimal);
}
