import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { brand } from "../brand/brand.ts";
import type { BrandTranslation } from "../brand/schema.ts";
import { pathOfTranslation } from "../brand/translation.ts";
import { languageFor } from "../scripts/texts/languages.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

/** The module with the start of the application in each language of the site, by what begins its addresses. */
const LANGUAGES = "virtual:languages";

/** What the names of the modules with one further language begin with. */
const LANGUAGE = "virtual:language/";

/**
 * Makes a module for each further language of the site, so that a visitor loads the texts of one: the start of the application
 * with the company, the formats and the texts of the language.
 */
export function languageModules(): Plugin {
  const { translations = [] } = brand;
  return {
    name: "language-modules",
    // Rollup leaves names alone that begin so.
    resolveId: (id) => (id === LANGUAGES || id.startsWith(LANGUAGE) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${LANGUAGES}`) return languages(translations);
      const translation = translations.find((one) => id === `\0${LANGUAGE}${pathOfTranslation(one)}`);
      return translation && languageModule(translation);
    },
  };
}

function languages(translations: readonly BrandTranslation[]): string {
  const others = translations.map((translation) => {
    const path = pathOfTranslation(translation);
    return `  "${path}": () => import("${LANGUAGE}${path}"),\n`;
  });
  return `export const languages = {
  "": () => import("${ROOT}client/app/first-language.ts"),
${others.join("")}};
`;
}

function languageModule(translation: BrandTranslation): string {
  const { locale } = translation;
  return `import { brand as first } from "${ROOT}brand/brand.ts";
import { translatedFormats } from "${ROOT}brand/derived.ts";
import * as texts from "${ROOT}brand/texts/${languageFor(ROOT, locale)}/browser.ts";
import { translatedBrand } from "${ROOT}brand/translation.ts";
import { startIn } from "${ROOT}client/app/start.tsx";
const brand = translatedBrand(first, ${JSON.stringify(translation)});
const formats = translatedFormats["${locale}"];
export const start = startIn({ language: "${pathOfTranslation(translation)}", brand, formats, texts });
`;
}
