import type { NumberSeparators } from "../text/amount.ts";

/** A number as an editor writes it for readers: `(A$12.4m)` is −12.4 in `A$m`. */
export interface WrittenNumber {
  readonly amount: number;
  /** The text around the number, without what makes it negative. */
  readonly unit?: string | undefined;
}

// Also the dashes that word processors put for a minus.
const MINUS = "[\\-\u2010-\u2015\u2212\ufe63\uff0d]";
const SIGN = `(?:[+\uff0b]|${MINUS})`;

/** The sign at the start of a number, if there is one. */
export const LEADING_SIGN = new RegExp(`^${SIGN}?`);

/** `$`, `A$`, `€`, `EUR`, `%`. A hyphen after a code is part of a name: `COP-26`. */
const BEFORE = `[A-Z]{0,3}\\p{Sc}|(?<code>[A-Z]{3})(?!${MINUS})|[%％٪]`;

/** `%`, `m`, `Mio. €`, `cents a share`, `t CO₂-e`: no figures, signs and brackets, which could change the number. */
const AFTER =
  "[\\p{L}\\p{Sc}%％‰٪°×/](?:[\\p{L}\\p{M}\\p{Sc}\\s%％‰٪°×/.]|(?<=\\p{L})[²³₀-₉]|(?<=[\\p{L}₀-₉])[\\-\u2010\u2011](?=\\p{L}))*";

/** Words after a number that make it a loss, or may: `12.4m net loss`, `4,2 % weniger`. */
const LOSS =
  /loss|deficit|lower|down|less|fewer|decrease|decline|negative|minus|below|under|verlust|fehlbetrag|niedriger|weniger|rückgang|unter/i;

/** A loss as accountants write it: the only brackets, with all figures in them. */
const BRACKETS = /^([^()（）\d]*)[(（]([^()（）]*)[)）]([^()（）\d]*)$/;

// Marks without a width. Those that reverse a text are left, since readers see another number.
const INVISIBLE = /[\u061c\u200b-\u200f\u2060\u2066-\u2069\ufeff]/g;

/** More digits may be another number in JavaScript. */
const MAX_DIGITS = 15;

const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf("currency"));

/**
 * Reads a number with its unit in the notations of different languages and programs, in the digits of any script. A loss
 * is `−12.4`, `A$-12.4`, `12.4-`, `(12.4)` or `(4.2%)`.
 *
 * @returns `undefined` for a text that has, or may have, another meaning.
 */
export function writtenNumber(
  text: string,
  { thousands, decimal }: NumberSeparators,
): WrittenNumber | undefined {
  const spelt = text
    .replace(INVISIBLE, "")
    .replace(/\p{Nd}/gu, latinDigit)
    .replaceAll("٬", thousands)
    .replaceAll("٫", decimal)
    .trim();
  const bracketed = BRACKETS.exec(spelt);
  const signed = bracketed ? bracketed.slice(1).join("") : spelt;
  // Editors may type any space between thousands, and any apostrophe.
  const group = /['’]/.test(thousands) ? "['’]" : `[${thousands.trim() || "\\s"}]`;
  const digits = `(?<whole>[1-9]\\d{0,2}(?:${group}\\d{3})+|\\d+)(?:[${decimal}](?<fraction>\\d+))?`;
  const parts = new RegExp(
    `^(?<sign>${SIGN})?\\s*(?:(?<before>${BEFORE})\\s*)?(?:(?<inner>${SIGN})\\s*)?${digits}(?:(?<last>[\\-\u2212])|(?<after>\\s*(?:${AFTER})))?$`,
    "u",
  ).exec(signed)?.groups;
  if (!parts) return undefined;
  const { sign, before = "", code, inner, whole = "", fraction = "", last, after = "" } = parts;
  const signs = [sign, inner, last, bracketed?.[0]].filter((found) => found !== undefined);
  const plain = whole.replace(/\D/g, "");
  if (signs.length > 1 || plain.length + fraction.length > MAX_DIGITS) return undefined;
  if ((code !== undefined && !CURRENCIES.has(code)) || LOSS.test(after)) return undefined;
  const amount = Number(`${plain}.${fraction}`);
  const isLoss = amount > 0 && signs.some((found) => !/^[+\uff0b]/.test(found));
  const space = code === undefined || /^\s/.test(after) ? "" : " ";
  return { amount: isLoss ? -amount : amount, unit: `${before}${space}${after}`.trim() || undefined };
}

/** The digit of any script as that of ours. Each script has its ten in a row. */
function latinDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}
