import type { Locale } from "../../../brand/locale.ts";

/** The languages of the site, the default first. */
export type Locales = readonly [Locale, ...Locale[]];

/** Which of the repository's languages the site shows, and how each is read. */
export class ContentLanguages {
  /** The default, and that of documents whose language is unknown. */
  readonly main: Locale;
  /** The languages with which addresses begin: `de`. */
  readonly inAddresses: readonly string[];
  /** What the service calls the default: `en-au`. */
  readonly mainName: string;
  /** All, the default first. */
  readonly all: Locales;
  /** What the service calls the others. */
  readonly others: readonly string[];
  /** Whether there are several. */
  readonly areSeveral: boolean;
  readonly #locales: ReadonlyMap<string, Locale>;

  /**
   * @param locales - The languages of the site.
   * @param mainName - What the service calls the default. Default: its locale in lower case.
   */
  constructor([main, ...others]: Locales, mainName = main.brand.locale.toLowerCase()) {
    this.main = main;
    this.all = [main, ...others];
    this.inAddresses = others.flatMap(({ language }) => language ?? []);
    this.others = others.map(({ brand }) => brand.locale.toLowerCase());
    this.areSeveral = others.length > 0;
    this.#locales = new Map([
      [mainName, main],
      ...others.map((locale) => [locale.brand.locale.toLowerCase(), locale] as const),
    ]);
    this.mainName = mainName;
  }

  /** Whether addresses of another language begin with a segment, so that no address of a language can. */
  isTaken(segment: string | undefined, { language }: Locale): boolean {
    return language === undefined && this.inAddresses.includes(segment ?? "");
  }

  /** What the service calls a language of addresses; the default, if it is `undefined`. */
  nameOf(language: string | undefined): string | undefined {
    return [...this.#locales].find(([, locale]) => locale.language === language)?.[0];
  }

  /** How documents of a language of the service are read; `undefined` if the site does not show it. */
  of(name: string | undefined): Locale | undefined {
    return this.areSeveral && name !== undefined ? this.#locales.get(name) : this.main;
  }
}
