import { factSlices, type Slice } from "./fact-slices.ts";
import type { ServiceDocument } from "./service-document.ts";
import { isWaiting } from "./slice-times.ts";
import type { TextsByType } from "./text-fields.ts";

/** Two slices that state the same in two languages. */
export interface SlicePair {
  /** The slice of the default language. */
  readonly original: Slice;
  readonly translated: Slice;
}

/** The pairs of slices of a page and its translation, and what could not be paired. */
export interface PairedSlices {
  readonly pairs: readonly SlicePair[];
  /** The types of slices of which one page has more than the other. */
  readonly unpaired: readonly string[];
}

/** Pairs the slices that state facts of a page with those of its translation. */
export function pairedSlices(
  original: ServiceDocument,
  translation: ServiceDocument,
  texts: TextsByType,
): PairedSlices {
  const originals = Map.groupBy(factSlices(original, texts), ({ slice_type: type }) => type);
  const translations = [...Map.groupBy(factSlices(translation, texts), ({ slice_type: type }) => type)];
  const countOf = (type: string) => originals.get(type)?.length ?? 0;
  return {
    pairs: translations.flatMap(([type, slices]) => pairsOf(originals.get(type) ?? [], slices)),
    unpaired: translations.flatMap(([type, { length }]) => (length === countOf(type) ? [] : type)),
  };
}

/**
 * Pairs slices of one type in their order, if both pages have as many. Otherwise those that are shown already are paired among
 * themselves, and so are those that wait: a slice that one page adds and still hides must not change how the others are seen.
 */
function pairsOf(originals: readonly Slice[], translated: readonly Slice[]): readonly SlicePair[] {
  if (originals.length === translated.length) return inOrder(originals, translated);
  const byWaiting = Map.groupBy(originals, isWaiting);
  const translatedByWaiting = Map.groupBy(translated, isWaiting);
  return [false, true].flatMap((waits) => {
    const some = byWaiting.get(waits) ?? [];
    const same = translatedByWaiting.get(waits) ?? [];
    return some.length === same.length ? inOrder(some, same) : [];
  });
}

function inOrder(originals: readonly Slice[], translated: readonly Slice[]): readonly SlicePair[] {
  return translated.flatMap((slice, index) => {
    const original = originals[index];
    return original ? [{ original, translated: slice }] : [];
  });
}
