import { existsSync } from "node:fs";
import type { Brand, BrandTranslation } from "../../brand/schema.ts";
import { pathOfTranslation } from "../../brand/translation.ts";
import { languageFor, problemOfDirection, textsFolder } from "../../scripts/texts/languages.ts";
import { isReserved } from "../../src/domain/links/address.ts";
import type { Finding } from "../findings.ts";

/** Finds languages of the brand that cannot be, are there twice, have an address of the site's own, or no texts. */
export function checkLocales(
  root: string,
  { locale, translations = [] }: Pick<Brand, "locale" | "translations">,
): readonly Finding[] {
  const main = problemOfLocale(locale);
  const languages: readonly BrandTranslation[] = [{ locale }, ...translations];
  return [
    ...(main === undefined ? [] : [found("locale", main)]),
    ...translations.flatMap((translation, index) => {
      const place = `translations[${index}]`;
      const invalid = problemOfLocale(translation.locale);
      if (invalid !== undefined) return [found(`${place}.locale`, invalid)];
      const before = languages.slice(0, index + 1);
      const problem = before.some((one) => one.locale === translation.locale)
        ? `${translation.locale} is there twice`
        : textsProblem(root, translation.locale);
      const path = pathProblem(translation, translations.slice(0, index));
      return [
        ...(problem === undefined ? [] : [found(`${place}.locale`, problem)]),
        ...(path === undefined ? [] : [found(`${place}.path`, path)]),
      ];
    }),
  ];
}

function found(place: string, problem: string): Finding {
  return { place: `brand/brand.ts ${place}:`, problem };
}

function problemOfLocale(locale: string): string | undefined {
  const example = "a language and a country, as in en-GB";
  try {
    const known = new Intl.Locale(locale);
    if (known.region === undefined) return `"${locale}" is not ${example}`;
    if (known.toString() !== locale) return `"${locale}" is written ${known.toString()}`;
    return problemOfDirection(known);
  } catch {
    return `"${locale}" is not ${example}`;
  }
}

function textsProblem(root: string, locale: string): string | undefined {
  const language = languageFor(root, locale);
  return existsSync(textsFolder(root, language))
    ? undefined
    : `there are no texts in brand/texts/${language}; npm run texts -- --add ${locale} begins them`;
}

/** One segment of a path, as addresses are written. */
const PATH = /^[a-z\d]+(?:-[a-z\d]+)*$/;

function pathProblem(translation: BrandTranslation, before: readonly BrandTranslation[]): string | undefined {
  const path = pathOfTranslation(translation);
  if (!PATH.test(path)) return `"${path}" is not what addresses can begin with: a to z, digits and hyphens`;
  if (isReserved(path)) return `/${path} is the site's own`;
  const other = before.find((one) => pathOfTranslation(one) === path);
  if (other === undefined) return undefined;
  return `/${path} is that of ${other.locale}, too: give one of them a path, such as ${translation.locale.toLowerCase()}`;
}
