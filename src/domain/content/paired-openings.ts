import { type ContentItem, documentOf } from "./content-item.ts";
import { disclosureOf } from "./disclosure.ts";
import { closedBy, isAwaited, type Opening } from "./opening.ts";
import type { PairedDisclosures } from "./paired-disclosures.ts";

/** When an item may be seen that opens with its translations, and which of these opens last, if that decides. */
export interface PairedOpening extends Opening {
  readonly together?: ContentItem | undefined;
}

/**
 * When disclosures may be seen that open in all languages at once: the later of their times. One that waits for the exchange, and that
 * a language does not have, stays hidden until there is a translation, or its editor says that there will be none.
 *
 * @param openingOf - When each may be seen by itself.
 * @returns those whose time is another one.
 */
export function pairedOpenings(
  items: readonly ContentItem[],
  openingOf: (item: ContentItem) => Opening,
  paired: PairedDisclosures,
): ReadonlyMap<ContentItem, PairedOpening> {
  const disclosures = items.filter((item) => isPaired(item, paired));
  const byId = new Map(disclosures.map((item) => [documentOf(item)?.id, item]));
  const translationsOf = ({ translations = [] }: ContentItem) =>
    translations.flatMap(({ id }) => byId.get(id) ?? []);
  const alone = new Map(
    disclosures.flatMap((item) => {
      const missing = missingLanguage(item, translationsOf(item), paired);
      return missing ? [[item, closedBy({ kind: "no-translation", language: missing.language })]] : [];
    }),
  );
  const ownOf = (item: ContentItem): Opening => alone.get(item) ?? openingOf(item);
  return new Map(
    disclosures.flatMap((item): (readonly [ContentItem, PairedOpening])[] => {
      const [last] = translationsOf(item).toSorted((a, b) => later(ownOf(a), ownOf(b)));
      if (last && ownOf(last).from > ownOf(item).from)
        return [[item, { from: ownOf(last).from, together: last }]];
      const closed = alone.get(item);
      return closed ? [[item, closed]] : [];
    }),
  );
}

/** The order of openings, the last first. */
function later(one: Opening, other: Opening): number {
  if (one.from === other.from) return 0;
  return one.from > other.from ? -1 : 1;
}

/** Articles and PDF documents from the day on; what has no day is not known to be older. */
function isPaired(item: ContentItem, { since }: PairedDisclosures): boolean {
  const disclosure = disclosureOf(item);
  return disclosure !== undefined && (disclosure.date ?? since) >= since;
}

/** A language that a disclosure is not in, if it waits for the exchange and for a translation. */
function missingLanguage(
  item: ContentItem,
  translations: readonly ContentItem[],
  { languages }: PairedDisclosures,
): { readonly language: string | undefined } | undefined {
  if (!isAwaited(documentOf(item)?.exchange) || disclosureOf(item)?.translation === "alone") return undefined;
  const known = new Set([item, ...translations].map(({ language }) => language));
  const missing = languages.filter((language) => !known.has(language));
  return missing.length > 0 ? { language: missing[0] } : undefined;
}
