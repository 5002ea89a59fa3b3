import type { NumberSeparators } from "../text/amount.ts";

/** Words beside numbers in a language, separated by spaces. */
export interface NumberWords {
  /** Words of units that the language has beside those of CLDR: `cents a share per times`. */
  readonly units: string;
  /** Words that turn a number, or may, so that 12.4 is a fall or a loss: `shortfall drop lower`. */
  readonly turns: string;
}

/** How numbers are written in the language of a site. */
export interface NumberLanguage extends NumberSeparators {
  /** BCP 47. */
  readonly locale: string;
  readonly words: NumberWords;
}

/** The sign of a currency with its country: `A$`. The euro has none: what is before it in `M€` is a multiple. */
const CURRENCY_SIGN = /[A-Z]{0,3}(?!€)\p{Sc}|€/gu;

const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf("currency"));

/**
 * Whether each word of a text is known as one of a unit: of CLDR in the language (`km`, `Mio.`, `million`), a currency, or
 * one that the texts of the site name. A word that is not known may turn the number before it.
 */
export function isUnit(text: string, language: NumberLanguage): boolean {
  const { units, turns, segmenter } = vocabularyOf(language);
  const isOfUnit = (word: string) => units.has(word.toLowerCase()) && !turns.has(word.toLowerCase());
  return wordsIn(text, segmenter).every((word) => isOfUnit(word) || CURRENCIES.has(word));
}

/** Whether a text has a word that turns the number beside it. */
export function turnsNumber(text: string, language: NumberLanguage): boolean {
  const { turns, segmenter } = vocabularyOf(language);
  return wordsIn(text, segmenter).some((word) => turns.has(word.toLowerCase()));
}

/** The first sign of a currency in a unit; empty if there is none. */
export function currencySignIn(text: string): string {
  return text.match(CURRENCY_SIGN)?.[0] ?? "";
}

/** The words of a unit, without signs of currencies. */
export function wordsOf(text: string, language: NumberLanguage): readonly string[] {
  return wordsIn(text, vocabularyOf(language).segmenter);
}

function wordsIn(text: string, segmenter: Intl.Segmenter): readonly string[] {
  const segments = segmenter.segment(text.replace(CURRENCY_SIGN, " "));
  return [...segments].flatMap(({ segment, isWordLike }) => (isWordLike ? segment : []));
}

interface Vocabulary {
  readonly units: ReadonlySet<string>;
  readonly turns: ReadonlySet<string>;
  /** Finds words also where a script writes no spaces between them. */
  readonly segmenter: Intl.Segmenter;
}

/** They take some time, and nothing else of a page needs them. */
const VOCABULARIES = new WeakMap<NumberWords, Vocabulary>();

function vocabularyOf({ locale, words }: NumberLanguage): Vocabulary {
  return VOCABULARIES.getOrInsertComputed(words, () => {
    const segmenter = new Intl.Segmenter(locale, { granularity: "word" });
    const setOf = (texts: readonly string[]) =>
      new Set(texts.flatMap((text) => wordsIn(text, segmenter)).map((word) => word.toLowerCase()));
    return { segmenter, units: setOf([words.units, ...wordsOfLocale(locale)]), turns: setOf([words.turns]) };
  });
}

/** The forms of words that follow a number: one, two, few and many of them. */
const COUNTS = [1, 2, 5];

/** The words of units and of large numbers in a locale, from CLDR. */
function wordsOfLocale(locale: string): readonly string[] {
  const formats = [
    ...Intl.supportedValuesOf("unit").flatMap((unit) =>
      (["long", "short"] as const).map((unitDisplay) => ({
        format: new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay }),
        numbers: COUNTS,
      })),
    ),
    ...(["long", "short"] as const).map((compactDisplay) => ({
      format: new Intl.NumberFormat(locale, { notation: "compact", compactDisplay }),
      numbers: COUNTS.flatMap((count) => [3, 4, 6, 8, 9, 12].map((power) => count * 10 ** power)),
    })),
  ];
  return formats.flatMap(({ format, numbers }) =>
    numbers.flatMap((number) =>
      format
        .formatToParts(number)
        .flatMap(({ type, value }) => (type === "unit" || type === "compact" ? value : [])),
    ),
  );
}
