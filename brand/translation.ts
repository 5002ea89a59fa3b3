import type { Brand, BrandTranslation } from "./schema.ts";

/** What begins the addresses of a further language of the site: `de`. */
export function pathOfTranslation({
  locale,
  path = new Intl.Locale(locale).language,
}: BrandTranslation): string {
  return path;
}

/** The company in a further language of its site. */
export function translatedBrand(brand: Brand, translation: BrandTranslation): Brand {
  const { path: _, currency, legal, ...names } = translation;
  return {
    ...brand,
    ...names,
    currency: { ...brand.currency, ...currency },
    ...(brand.legal && { legal: { ...brand.legal, ...legal } }),
  };
}
