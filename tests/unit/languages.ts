import { brand } from "../../brand/brand.ts";
import { type Locale, localeOf } from "../../brand/locale.ts";
import { locales } from "../../brand/locales.ts";
import * as german from "../../brand/texts/de/all.ts";
import { formatsOf } from "../../scripts/brand.ts";
import { ContentLanguages } from "../../src/adapters/prismic/content-languages.ts";

/** How documents of the site's languages are read. */
export const languages = new ContentLanguages(locales);

/** The languages of a site that is in German too. */
export const WITH_GERMAN: readonly [Locale, Locale] = [
  locales[0],
  localeOf({
    brand: { ...brand, locale: "de-DE" },
    language: "de",
    formats: formatsOf("de-DE"),
    texts: german,
  }),
];
