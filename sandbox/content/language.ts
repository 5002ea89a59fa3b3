/** A language of the repository. */
export interface Language {
  readonly id: string;
  /** As the service names languages: `English - Australia`. */
  readonly name: string;
}

/** The language of a locale: `en-AU`. */
export function languageOf(locale: string): Language {
  const names = new Intl.DisplayNames("en", { type: "language", languageDisplay: "standard" });
  const name = (names.of(locale) ?? locale).replace(/ \((.*)\)$/, " - $1");
  return { id: locale.toLowerCase(), name };
}
