import type { ServiceDocument } from "./service-document.ts";
import { momentOf } from "./simple-fields.ts";
import { pairedSlices, type SlicePair } from "./slice-pairs.ts";
import { type Merging, statesAll } from "./stated-facts.ts";
import { areBound } from "./text-fields.ts";

/**
 * The pairs of slices of which the translated words may be about earlier facts: the original was published after the translation,
 * the words name a period or what takes place, and the translation does not state the same facts itself.
 */
export function outdatedPairs(
  original: ServiceDocument,
  translation: ServiceDocument,
  { texts, notations }: Merging,
): readonly SlicePair[] {
  if (publishedAt(original) <= publishedAt(translation)) return [];
  return pairedSlices(original, translation, texts).pairs.filter((pair) => {
    const fields = texts.get(pair.translated.slice_type) ?? {};
    return (
      areBound(fields) && !statesAll(pair.original.primary, pair.translated.primary, { fields, notations })
    );
  });
}

/** When a document was last published, in milliseconds of Unix time; 0 if that is unknown. */
function publishedAt({ last_publication_date: last }: ServiceDocument): number {
  return Date.parse(momentOf(last) ?? "") || 0;
}
