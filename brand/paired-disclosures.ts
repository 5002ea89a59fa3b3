import type { PairedDisclosures } from "../src/domain/content/paired-disclosures.ts";
import { brand } from "./brand.ts";
import type { Brand } from "./schema.ts";
import { pathOfTranslation } from "./translation.ts";

/** Which disclosures of a company open in all languages of its site at once; `undefined` if its exchanges do not want it. */
export function pairedDisclosuresOf({ listings, translations = [] }: Brand): PairedDisclosures | undefined {
  const [since] = listings.flatMap(({ bothLanguages }) => bothLanguages?.since ?? []).toSorted();
  if (since === undefined || translations.length === 0) return undefined;
  return { since, languages: languagesOf({ translations }) };
}

/** The languages of a site, as in addresses; `undefined` for that of addresses without a language. */
function languagesOf({ translations = [] }: Pick<Brand, "translations">): readonly (string | undefined)[] {
  return [undefined, ...translations.map(pathOfTranslation)];
}

/** The languages of the site, as in addresses: `de`. */
export const siteLanguages = languagesOf(brand);

/** Which disclosures of the site do. */
export const pairedDisclosures = pairedDisclosuresOf(brand);
