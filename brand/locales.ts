import * as texts from "#texts/all.ts";
import { brand } from "./brand.ts";
import { catalogues } from "./catalogues.ts";
import { formats, translatedFormats } from "./derived.ts";
import { type Locale, localeOf } from "./locale.ts";
import type { BrandTranslation } from "./schema.ts";
import { pathOfTranslation, translatedBrand } from "./translation.ts";

/** The languages of the site; the first is the default, whose pages have addresses without a language. */
export const locales: readonly [Locale, ...Locale[]] = [
  localeOf({ brand, formats, texts }),
  ...(brand.translations ?? []).map(localeOfTranslation),
];

function localeOfTranslation(translation: BrandTranslation): Locale {
  const { locale } = translation;
  const own = { formats: translatedFormats[locale], texts: catalogues[locale] };
  if (!own.formats || !own.texts)
    throw new Error(`brand/brand.ts has ${locale} since \`npm run brand\`; run it.`);
  return localeOf({
    brand: translatedBrand(brand, translation),
    language: pathOfTranslation(translation),
    formats: own.formats,
    texts: own.texts,
  });
}
