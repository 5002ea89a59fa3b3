import type { NumberLanguage } from "../src/domain/content/number-words.ts";
import { type MoneyStyle, moneyStyleOf } from "../src/domain/money/money-text.ts";
import type { Brand, Formats } from "./schema.ts";

/** All texts, by area; those of every language have the type of the English ones. */
export type Texts = typeof import("./texts/en/all.ts");

/** The areas of texts that the application in the browser shows. */
export type BrowserTexts = typeof import("./texts/en/browser.ts");

/** What the application in the browser knows of the language of its pages. */
export interface BrowserLocale {
  /** What begins its addresses: `de` for `/de/news`. Absent for the default language, whose addresses have none. */
  readonly language?: string | undefined;
  /** The company, as it is called in the language. */
  readonly brand: Brand;
  readonly formats: Formats;
  readonly texts: BrowserTexts;
}

/** A language of the site: its texts, and how dates, numbers and money are written in it. */
export interface Locale extends BrowserLocale {
  readonly texts: Texts;
  readonly numbers: NumberLanguage;
  readonly moneyStyle: MoneyStyle;
}

/** @throws {RangeError} If the currency of the brand is none of ISO 4217. */
export function localeOf({
  brand,
  formats,
  texts,
  language,
}: Pick<Locale, "brand" | "formats" | "texts" | "language">): Locale {
  return {
    language,
    brand,
    formats,
    texts,
    numbers: { ...formats, locale: brand.locale, words: texts.numbers },
    moneyStyle: moneyStyleOf(brand),
  };
}
