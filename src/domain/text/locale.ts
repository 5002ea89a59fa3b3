/** The language of a locale (BCP 47), without country and script: `en`. */
export function languageOf(locale: string): string {
  return new Intl.Locale(locale).language;
}

/** One a locale: to make one takes longer than to render a list with it. */
const languageNames = new Map<string, Intl.DisplayNames>();

/**
 * What a language is called in a locale: `German`, `Swiss High German`; `undefined` if it has no name.
 *
 * @param tag - BCP 47.
 * @throws RangeError if that is not a tag.
 */
export function languageName(tag: string, locale: string): string | undefined {
  const names =
    languageNames.get(locale) ?? new Intl.DisplayNames(locale, { type: "language", fallback: "none" });
  languageNames.set(locale, names);
  return names.of(tag);
}

/** The name of a language in a locale, if it is another one: `German`. What is not a tag of BCP 47 has no name. */
export function otherLanguage(tag: string | undefined, locale: string): string | undefined {
  try {
    if (tag === undefined || languageOf(tag) === languageOf(locale)) return undefined;
    return languageName(languageOf(tag), locale);
  } catch {
    return undefined;
  }
}

/** The attributes of an HTML document in a locale: its language, and its direction if that is from right to left. */
export function documentLanguage(locale: string): string {
  const { direction } = new Intl.Locale(locale).getTextInfo();
  return `lang="${locale}"${direction === "rtl" ? ' dir="rtl"' : ""}`;
}

/** A locale as the Open Graph protocol writes it, with language and country only: `en_AU`. */
export function openGraphLocale(locale: string): string {
  const { language, region } = new Intl.Locale(locale).maximize();
  return `${language}_${region}`;
}
