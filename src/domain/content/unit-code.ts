import { isCurrencyCode } from "../money/currency.ts";
import type { MoneyStyle } from "../money/money-text.ts";
import { currencySignIn, isUnit, type NumberLanguage, wordsOf } from "./number-words.ts";

/** A unit as programs know it. */
export interface UnitCode {
  /** A code of ISO 4217 for money, of UN/CEFACT recommendation 20 for anything else: `AUD`, `P1` (per cent), `HUR`. */
  readonly unitCode: string;
  /** How many of it one of the value is: 1000000 of a value in millions. Default: one. */
  readonly factor?: number | undefined;
}

/** The units of CLDR that UN/CEFACT has a code for. */
const CODES_OF_CLDR: Readonly<Record<string, string>> = {
  percent: "P1",
  second: "SEC",
  minute: "MIN",
  hour: "HUR",
  day: "DAY",
  week: "WEE",
  month: "MON",
  year: "ANN",
  gram: "GRM",
  kilogram: "KGM",
  metre: "MTR",
  meter: "MTR",
  kilometer: "KMT",
  hectare: "HAR",
  liter: "LTR",
};

/** Units that CLDR has no words of, by those that are the same in most languages. */
const CODES_OF_SIGNS: Readonly<Record<string, string>> = {
  "%": "P1",
  "％": "P1",
  t: "TNE",
  tonne: "TNE",
  tonnes: "TNE",
  Tonne: "TNE",
  Tonnen: "TNE",
  kWh: "KWH",
  MWh: "MWH",
  GWh: "GWH",
  kW: "KWT",
  MW: "MAW",
  GJ: "GV",
};

/** Signs that belong to only one currency. */
const CURRENCIES_OF_SIGNS: Readonly<Record<string, string>> = {
  "€": "EUR",
  "£": "GBP",
  "₹": "INR",
  "₩": "KRW",
};

/** What companies write for large numbers beside the words of CLDR. */
const MULTIPLES: Readonly<Record<string, number>> = {
  k: 1e3,
  m: 1e6,
  M: 1e6,
  mn: 1e6,
  mm: 1e6,
  bn: 1e9,
  tn: 1e12,
  mds: 1e9,
  mio: 1e6,
  mrd: 1e9,
  // German; where it stands for trillions, CLDR says so.
  T: 1e3,
};

/**
 * The unit of a figure as programs know it; `undefined` if it is none of theirs. An amount for a share may be in
 * hundredths of money; a number of people has no unit.
 *
 * @param unit - As an editor writes it: `A$m`, `cents a share`, `%`, `Mio. €`.
 */
export function unitCodeOf(
  unit: string,
  language: NumberLanguage,
  money: Pick<MoneyStyle, "sign" | "currency" | "hundredths">,
): UnitCode | undefined {
  const sign = currencySignIn(unit);
  const words = wordsOf(unit, language).flatMap((word) => withMultipleApart(word, language, money.sign));
  const hundredths = wordsOf(money.hundredths ?? "", language);
  const isHundredths = hundredths.length > 0 && hundredths.every((word, index) => words[index] === word);
  if (isHundredths && sign === "") return { unitCode: money.currency, factor: 0.01 };
  const currency =
    currencyOf(sign, money) ??
    words.find(isCurrencyCode) ??
    (words.includes(money.sign) ? money.currency : undefined);
  if (currency === undefined) return sign === "" ? codeOfWords(unit, words, language) : undefined;
  const beside = words.filter((word) => word !== currency && word !== money.sign);
  const [factor, ...others] = beside.flatMap((word) => multipleOf(word, language) ?? []);
  const unread = beside.filter((word) => multipleOf(word, language) === undefined);
  // A word that is not known may be a multiple, as is what is written together with a sign: nobody knows how much it is.
  const isUnknown = /\s/.test(unit) ? !isUnit(unread.join(" "), language) : unread.length > 0;
  return isUnknown || others.length > 0 ? undefined : { unitCode: currency, ...(factor && { factor }) };
}

/** What companies write before the code of a currency without a space. A `T` there is thousand in some countries. */
const BEFORE_CODE = ["M", "m", "k"];

/** The parts of a word that is letters of money with a multiple: `CHFm`, `RMbn`, `MSEK`, `Mkr`. */
function withMultipleApart(word: string, language: NumberLanguage, sign: string): readonly string[] {
  if (isCurrencyCode(word) || word === sign) return [word];
  const isMoney = (letters: string) => letters === sign || isCurrencyCode(letters);
  const lengths = [sign.length, "ISO".length];
  const after = lengths.find((length) => isMoney(word.slice(0, length)));
  const multiple = word.slice(after);
  // In capital letters, it may be another currency: RMB is not RM in billions.
  if (after !== undefined && /^\p{Ll}/u.test(multiple) && multipleOf(multiple, language) !== undefined)
    return [word.slice(0, after), multiple];
  const [before = ""] = word;
  const money = word.slice(before.length);
  return BEFORE_CODE.includes(before) && isMoney(money) ? [before, money] : [word];
}

/** The code of a unit that is not money. */
function codeOfWords(
  unit: string,
  [first = "", second = ""]: readonly string[],
  language: NumberLanguage,
): UnitCode | undefined {
  const factor = multipleOf(first, language);
  const named = factor === undefined ? first : second;
  const code =
    CODES_OF_SIGNS[named === "" ? unit.trim() : named] ?? codesOf(language).get(named.toLowerCase());
  return code === undefined ? undefined : { unitCode: code, ...(factor && { factor }) };
}

function currencyOf(sign: string, money: Pick<MoneyStyle, "sign" | "currency">): string | undefined {
  if (sign === "") return undefined;
  return sign === money.sign ? money.currency : CURRENCIES_OF_SIGNS[sign];
}

/** CLDR has few plurals: of thousand and million, one ends in s in several languages. */
const PLURAL = /(?<=\p{L}{4})s$/u;

function multipleOf(word: string, language: NumberLanguage): number | undefined {
  const name = multipleName(word);
  const known = multiplesOf(language);
  return known.get(name) ?? known.get(name.replace(PLURAL, ""));
}

/** Words in lower case; letters as they are: T stands for trillions or thousands, and t for tonnes. */
function multipleName(word: string): string {
  const name = word.replace(/\.$/, "");
  return name.length > 1 ? name.toLowerCase() : name;
}

const KNOWN = new Map<
  string,
  { readonly codes: Map<string, string>; readonly multiples: Map<string, number> }
>();

function knownOf({ locale }: NumberLanguage) {
  return KNOWN.getOrInsertComputed(locale, () => ({
    codes: codesIn(locale),
    multiples: multiplesIn(locale),
  }));
}

const codesOf = (language: NumberLanguage) => knownOf(language).codes;
const multiplesOf = (language: NumberLanguage) => knownOf(language).multiples;

function codesIn(locale: string): Map<string, string> {
  const units = Intl.supportedValuesOf("unit").filter((unit) => unit in CODES_OF_CLDR);
  return new Map(
    units.flatMap((unit) =>
      (["long", "short"] as const).flatMap((unitDisplay) => {
        const format = new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay });
        return [1, 2, 5].flatMap((count) =>
          format
            .formatToParts(count)
            .flatMap(({ type, value }) =>
              type === "unit" ? [[value.toLowerCase(), CODES_OF_CLDR[unit] ?? ""] as const] : [],
            ),
        );
      }),
    ),
  );
}

function multiplesIn(locale: string): Map<string, number> {
  const found = new Map(Object.entries(MULTIPLES));
  for (const compactDisplay of ["long", "short"] as const) {
    const format = new Intl.NumberFormat(locale, {
      notation: "compact",
      compactDisplay,
      maximumFractionDigits: 0,
    });
    for (const power of [3, 4, 6, 8, 9, 12])
      for (const count of [1, 2, 5]) {
        const parts = format.formatToParts(count * 10 ** power);
        const whole = parts.filter(({ type }) => type === "integer").map(({ value }) => value);
        const word = parts.find(({ type }) => type === "compact")?.value ?? "";
        // 10 ** 4 is 10 thousand in most languages, and one 万 in others.
        const factor = (count * 10 ** power) / Number(whole.join(""));
        if (word !== "" && Number.isFinite(factor)) found.set(multipleName(word), factor);
      }
  }
  return found;
}
