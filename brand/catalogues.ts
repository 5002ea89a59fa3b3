import type { Texts } from "./locale.ts";
import * as texts1 from "./texts/de/all.ts";

/** The texts of the further languages of the site, by their locales. Written by `npm run brand`. */
export const catalogues: Readonly<Record<string, Texts>> = {
  "de-DE": texts1,
};
