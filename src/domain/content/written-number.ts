import { isUnit, type NumberLanguage, turnsNumber } from "./number-words.ts";

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

/** What accountants write before a loss in some languages, where it is not a sign of a rise. */
const LOSS_MARKS: Readonly<Record<string, string>> = { ja: "[△▲]", ko: "△" };

/** `$`, `A$`, `€`, `EUR`, `%`. A hyphen after a code is part of a name: `COP-26`. */
const BEFORE = `[A-Z]{0,3}\\p{Sc}|(?<code>[A-Z]{3})(?!${MINUS})|[%％٪]`;

/** `%`, `m`, `Mio. €`, `cents a share`, `t CO₂-e`: no figures, signs and brackets, which could change the number. */
const AFTER =
  "[\\p{L}\\p{Sc}%％‰٪°×/](?:[\\p{L}\\p{M}\\p{Sc}\\s%％‰٪°×/.]|(?<=\\p{L})[²³₀-₉]|(?<=[\\p{L}₀-₉])[\\-\u2010\u2011](?=\\p{L}))*";

/** A loss as accountants write it: the only brackets, with all figures in them. */
const BRACKETS = /^([^()（）\d]*)[(（]([^()（）]*)[)）]([^()（）\d]*)$/;

// Marks without a width. Those that reverse a text are left, since readers see another number.
const INVISIBLE = /[\u061c\u200b-\u200f\u2060\u2066-\u2069\ufeff]/g;

/** More digits may be another number in JavaScript. */
const MAX_DIGITS = 15;

/**
 * Reads a number with its unit in the notations of different languages and programs, in the digits of any script. A loss
 * is `−12.4`, `A$-12.4`, `12.4-`, `(12.4)` or `(4.2%)`. A word after the number has to be one of a unit: any other, such as
 * that in `12.4m shortfall`, may turn it.
 *
 * @param stated - A unit that the editor has stated elsewhere, which may be written once more after the number.
 * @returns `undefined` for a text that has, or may have, another meaning.
 */
export function writtenNumber(
  text: string,
  language: NumberLanguage,
  stated?: string,
): WrittenNumber | undefined {
  const { thousands, decimal } = language;
  const spelt = text
    .replace(INVISIBLE, "")
    .replace(/\p{Nd}/gu, latinDigit)
    .replaceAll("٬", thousands)
    .replaceAll("٫", decimal)
    .trim();
  const bracketed = BRACKETS.exec(spelt);
  const signed = bracketed ? bracketed.slice(1).join("") : spelt;
  const digits = `(?:(?<whole>${groupsIn(language)}|\\d+)(?:[${decimal}](?<fraction>\\d+))?|[${decimal}](?<part>\\d+))`;
  const signOf = [SIGN, LOSS_MARKS[new Intl.Locale(language.locale).language]].filter(Boolean).join("|");
  const parts = new RegExp(
    `^(?<sign>${signOf})?\\s*(?:(?<before>${BEFORE})\\s*)?(?:(?<inner>${SIGN})\\s*)?${digits}(?:(?<last>[\\-\u2212])|(?<after>\\s*(?:${AFTER})))?$`,
    "u",
  ).exec(signed)?.groups;
  if (!parts) return undefined;
  const { sign, before = "", code, inner, whole = "", part = "", fraction = part, last, after = "" } = parts;
  const signs = [sign, inner, last, bracketed?.[0]].filter((found) => found !== undefined);
  const plain = whole.replace(/\D/g, "");
  if (signs.length > 1 || plain.length + fraction.length > MAX_DIGITS) return undefined;
  const amount = Number(`${plain}.${fraction}`);
  const isLoss = amount > 0 && signs.some((found) => !/^[+\uff0b]/.test(found));
  const space = code === undefined || /^\s/.test(after) ? "" : " ";
  const unit = `${before}${space}${after}`.trim() || undefined;
  // A unit that is stated may have words of its own.
  const isKnown =
    unit === stated ? !turnsNumber(after, language) : isUnit(`${code ?? ""} ${after}`, language);
  if (!isKnown) return undefined;
  return { amount: isLoss ? -amount : amount, unit };
}

/** The whole part of a number with signs between its thousands. */
function groupsIn({ thousands, decimal, inPairs }: NumberLanguage): string {
  // Editors may type any space between thousands, and any apostrophe.
  const group = /['’]/.test(thousands) ? "['’]" : `[${thousands.trim() || "\\s"}]`;
  const pairs = inPairs ? [`[1-9]\\d?(?:${group}\\d{2})*${group}\\d{3}`] : [];
  // Before a decimal sign, or between several thousands, the other of both signs is clear.
  const other = `[${decimal === "," ? "." : ","}]`;
  return [
    ...pairs,
    // Spaces between thousands are no other sign in any language (ISO 80000-1).
    "[1-9]\\d{0,2}(?:\\s\\d{3})+",
    `[1-9]\\d{0,2}(?:(?:${other}\\d{3})+(?=[${decimal}]\\d)|(?:${other}\\d{3}){2,})`,
    `[1-9]\\d{0,2}(?:${group}\\d{3})+`,
  ].join("|");
}

/** The digit of any script as that of ours. Each script has its ten in a row. */
function latinDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}
