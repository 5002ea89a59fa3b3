import type { Content } from "./content.ts";
import { dayBegins } from "./day.ts";
import { disclosureOf } from "./disclosure.ts";

/** A disclosure that visitors do not see in a language of the site. */
export interface UnpairedDisclosure {
  /** Its id. */
  readonly document: string;
  /** As in addresses; `default` for that of addresses without a language. */
  readonly missing: readonly string[];
  /** When it was released, in milliseconds of Unix time. */
  readonly released: number;
}

/** What is older is not waited for: archives are in one language. */
const AWAITED_MS = 30 * 86_400_000;

interface UnpairedOptions {
  /** Those of the site, as in addresses; `undefined` for that of addresses without a language. */
  readonly languages: readonly (string | undefined)[];
  /** Milliseconds of Unix time. */
  readonly now: number;
  /** The time zone of days; a name of the IANA database. */
  readonly timeZone: string;
}

/** The articles and PDF documents with an announcement at the exchange that some languages do not have, of the last 30 days. */
export function unpairedDisclosures(
  content: Content,
  { languages, now, timeZone }: UnpairedOptions,
): readonly UnpairedDisclosure[] {
  return content.all.flatMap((item) => {
    const disclosure = disclosureOf(item);
    if (!disclosure?.exchange || disclosure.translation === "alone") return [];
    const { id: document, released: time = "", date = "" } = disclosure;
    const released = Date.parse(time) || dayBegins(date, timeZone);
    if (!(released > now - AWAITED_MS)) return [];
    const translations = (item.translations ?? []).flatMap(({ id }) => content.findItem(id) ?? []);
    const known = new Set([item, ...translations].map(({ language }) => language));
    const missing = languages.filter((language) => !known.has(language));
    if (missing.length === 0) return [];
    return { document, missing: missing.map((language) => language ?? "default"), released };
  });
}
