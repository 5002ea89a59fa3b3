import { createContext, useContext } from "react";
import type { BrowserLocale, BrowserTexts } from "../../brand/locale.ts";
import { localPath } from "../../src/domain/links/address.ts";

/** The language of the document in view. */
export const SiteLocale = createContext<BrowserLocale | undefined>(undefined);

/** The language of the words around, where it is another than that of the page (BCP 47). */
export const LanguageAround = createContext<string | undefined>(undefined);

/** The language that is shown. @throws {Error} If nothing says which: a page in two languages must not be. */
export function useLocale(): BrowserLocale {
  const locale = useContext(SiteLocale);
  if (!locale) throw new Error("The page is rendered without SiteLocale.");
  return locale;
}

/** Writes paths of the site's own in the language that is shown: `/news` as `/de/news`. */
export function usePath(): (path: string) => string {
  const { language } = useLocale();
  return (path) => localPath(path, language);
}

export function useTexts(): BrowserTexts {
  return useLocale().texts;
}
