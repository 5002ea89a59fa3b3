import { type Locale, localeOf } from "../../../brand/locale.ts";
import * as texts from "../../../brand/texts/en/all.ts";
import { brand } from "./brand.ts";
import { formats } from "./derived.ts";

export const locales: readonly [Locale, ...Locale[]] = [localeOf({ brand, formats, texts })];
