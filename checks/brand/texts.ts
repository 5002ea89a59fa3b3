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

/** More untranslated texts of a file than these are one finding: a language that has just been added has hundreds. */
const MAX_NAMED = 5;

const PROBLEMS = {
  missing: "is missing",
  english: "is English: translate it",
  same: "is English: translate it",
  unsaid: "leaves out something that it is given: the English text says it",
} as const;

async function checkTranslation(root: string, language: string): Promise<readonly Finding[]> {
  const known = AS_IN_ENGLISH[language];
  const left = (await untranslatedIn(root, language)).filter(
    ({ state, word = "" }) => state !== "same" || (known && !known.includes(word)),
  );
  return [...Map.groupBy(left, ({ path }) => path)].flatMap(([path, texts]) => {
    const english = texts.filter(({ state }) => state === "english" || state === "same");
    const isLong = english.length > MAX_NAMED;
    const problem = `has ${english.length} texts in English: npm run texts -- ${language} lists them`;
    return [
      ...(isLong ? [{ place: path, problem }] : []),
      ...texts
        .filter((text) => !(isLong && english.includes(text)))
        .map(({ name, state }) => ({ place: `${path} ${name}`, problem: PROBLEMS[state] })),
    ];
  });
}
