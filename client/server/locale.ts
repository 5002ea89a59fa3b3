import { createContext, useContext } from "react";
import type { Locale, Texts } from "../../brand/locale.ts";

/** The language of a page that the server renders, with the texts that browsers have no use for. */
export const PageLocale = createContext<Locale | undefined>(undefined);

/** The language of the page. @throws {Error} If nothing says which. */
export function useLocale(): Locale {
  const locale = useContext(PageLocale);
  if (!locale) throw new Error("The page is rendered without PageLocale.");
  return locale;
}

export function useTexts(): Texts {
  return useLocale().texts;
}
