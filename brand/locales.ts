import * as texts from "#texts/all.ts";
import { brand } from "./brand.ts";
import { formats } from "./derived.ts";
import { type Locale, localeOf } from "./locale.ts";

/** The languages of the site; the first is the default, whose pages have addresses without a language. */
export const locales: readonly [Locale, ...Locale[]] = [localeOf({ brand, formats, texts })];
