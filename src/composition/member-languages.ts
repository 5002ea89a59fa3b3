import type { Locale } from "../../brand/locale.ts";
import { languageOf } from "../domain/text/locale.ts";

/**
 * What subscribers of each language of the site are known by at the provider (ISO 639-1), by its name in addresses. A site in one
 * language tells none apart.
 */
export function memberLanguagesOf(
  locales: readonly Locale[],
): (language: string | undefined) => string | undefined {
  if (locales.length === 1) return () => undefined;
  const known = new Map(locales.map(({ language, brand }) => [language, languageOf(brand.locale)]));
  return (language) => known.get(language);
}
