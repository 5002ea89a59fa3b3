import { brand } from "../../brand/brand.ts";
import { type Locale, localeOf } from "../../brand/locale.ts";
import * as german from "../../brand/texts/de/all.ts";
import { formatsOf } from "../../scripts/brand.ts";

/** German as a further language of the site, at `/de`. */
export const GERMAN: Locale = localeOf({
  brand: { ...brand, locale: "de-DE" },
  language: "de",
  formats: formatsOf("de-DE"),
  texts: german,
});
