import { chosenLanguage, languageFor } from "../../scripts/texts/languages.ts";
import type { Finding } from "../findings.ts";

/** Checks that the site has texts in the language of its brand. */
export function checkTexts(root: string, locale: string): readonly Finding[] {
  const chosen = chosenLanguage(root);
  if (chosen === languageFor(root, locale)) return [];
  const problem = `has texts in "${chosen}", but the locale of brand/brand.ts is ${locale}; npm run texts -- --use ${locale} changes that`;
  return [{ place: "package.json #texts/*", problem }];
}
