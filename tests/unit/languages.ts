import type { Locale } from "../../brand/locale.ts";
import { locales } from "../../brand/locales.ts";
import { ContentLanguages } from "../../src/adapters/prismic/content-languages.ts";
import { GERMAN } from "./german-locale.ts";

/** How documents of the site's languages are read. */
export const languages = new ContentLanguages(locales);

/** The languages of a site that is in German too. */
export const WITH_GERMAN: readonly [Locale, Locale] = [locales[0], GERMAN];
