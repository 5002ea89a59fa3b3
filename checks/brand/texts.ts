import { chosenLanguage, languageFor, languagesIn, untranslatedIn } from "../../scripts/texts/languages.ts";
import type { Finding } from "../findings.ts";

/** Texts of one word that are as in English, rightly, by language. Of other languages, no such texts are reported. */
const AS_IN_ENGLISH: Readonly<Record<string, readonly string[]>> = {
  de: ["News", "EBITDA", "Webcast", "Newsletter", "Cookies", "OK", "PDF", "ISIN", "Name", "Original"],
  fr: [
    "Programmes",
    "Date",
    "Total",
    "Coupon",
    "Prospectus",
    "Documents",
    "EBITDA",
    "points",
    "Dates",
    "Webcast",
    "source",
    "page",
    "Source",
    "Page",
    "Cookies",
    "OK",
    "Logo",
    "Portrait",
    "Photo",
    "Original",
    "PDF",
    "Menu",
    "Contact",
    "mail",
  ],
};

/** Checks that the site has texts in the language of its brand, and that the texts of each language are translated. */
export async function checkTexts(root: string, locale: string): Promise<readonly Finding[]> {
  const languages = languagesIn(root).filter((language) => language !== "en");
  const left = await Promise.all(languages.map((language) => checkTranslation(root, language)));
  return [...checkChosen(root, locale), ...left.flat()];
}

function checkChosen(root: string, locale: string): readonly Finding[] {
  const chosen = chosenLanguage(root);
  if (chosen === languageFor(root, locale)) return [];
  const problem = `has texts in "${chosen}", but the locale of brand/brand.ts is ${locale}; npm run texts -- --use ${locale} changes that`;
  return [{ place: "package.json #texts/*", problem }];
}

async function checkTranslation(root: string, language: string): Promise<readonly Finding[]> {
  const known = AS_IN_ENGLISH[language];
  return (await untranslatedIn(root, language))
    .filter(({ state, word = "" }) => state !== "same" || (known && !known.includes(word)))
    .map(({ path, name, state }) => ({
      place: `${path} ${name}`,
      problem: state === "missing" ? "is missing" : "is English: translate it",
    }));
}
