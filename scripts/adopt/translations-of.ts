import type { BrandTranslation } from "../../brand/schema.ts";
import type { CurrencyCode } from "../../src/domain/money/currency.ts";

/** What hundredths of currencies are called, by language: of the currency, or of any other. */
const HUNDREDTHS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  de: { any: "Cent", GBP: "Pence", CHF: "Rappen" },
  en: { any: "cents", GBP: "pence", CHF: "centimes" },
  fr: { any: "cents", GBP: "pence", CHF: "centimes", EUR: "centimes" },
};

interface Hundredths {
  readonly code: CurrencyCode;
  /** The words of the further languages, in their order, as far as they are given. */
  readonly words: readonly string[];
}

/**
 * The further languages of a site with what differs from the default, the first of all: the word for hundredths, and the path
 * where the language alone does not tell two of them apart.
 *
 * @param hundredths - Absent if amounts are written in units.
 */
export function translationsOf(
  [main, ...others]: readonly [string, ...string[]],
  hundredths: Hundredths | undefined,
): readonly BrandTranslation[] {
  return others.map((locale, index) => {
    const { language } = new Intl.Locale(locale);
    const before = [main, ...others.slice(0, index)].map((other) => new Intl.Locale(other).language);
    const word = hundredths && (hundredths.words[index] ?? usualWord(language, hundredths.code));
    return {
      locale,
      ...(before.includes(language) && { path: locale.toLowerCase() }),
      ...(word && { currency: { hundredths: word } }),
    };
  });
}

/** What hundredths of a currency are called; `undefined` if it is not known, so that the word of the default stays. */
function usualWord(language: string, code: CurrencyCode): string | undefined {
  const words = HUNDREDTHS[language];
  return words?.[code] ?? words?.any;
}
