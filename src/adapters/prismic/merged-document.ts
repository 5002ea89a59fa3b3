import { type Slice, slicesOf } from "./fact-slices.ts";
import { outdatedPairs } from "./outdated-words.ts";
import type { ServiceDocument } from "./service-document.ts";
import { laterOf, momentOf } from "./simple-fields.ts";
import { pairedSlices } from "./slice-pairs.ts";
import { withTimesOfBoth } from "./slice-times.ts";
import { isRecord, type Merging, withTexts } from "./stated-facts.ts";
import { TEXT, type TextFields } from "./text-fields.ts";

/**
 * A document without an address as another language has it: the facts and the id of the default language's document, with the
 * texts of its translation.
 *
 * @param lang - The other language, as the service names it.
 */
export function restatedDocument(
  original: ServiceDocument,
  translation: ServiceDocument | undefined,
  lang: string,
  { texts, notations }: Merging,
): ServiceDocument {
  const fields = texts.get(original.type);
  // Where nothing says which fields are texts, all words are those of the default language.
  const [words, own] = fields ? [fields, translation?.data] : [allTexts(original.data), undefined];
  return {
    ...original,
    lang,
    alternate_languages: [],
    last_publication_date: laterOf(
      momentOf(original.last_publication_date),
      momentOf(translation?.last_publication_date),
    ),
    data: withTexts(original.data, own, words, notations),
  };
}

function allTexts(data: unknown): TextFields {
  return isRecord(data) ? Object.fromEntries(Object.keys(data).map((name) => [name, TEXT])) : {};
}

/**
 * A page with the facts of the page that it is a translation of. Slices whose words may be of earlier facts
 * ({@link outdatedPairs}) have the words of the default language.
 */
export function pageWithFacts(
  original: ServiceDocument,
  translation: ServiceDocument,
  merging: Merging,
): ServiceDocument {
  const outdated = outdatedPairs(original, translation, merging).map(({ translated }) => translated);
  return mergedPage(original, translation, { ...merging, outdated: new Set(outdated) });
}

/** The same page with all of its own words, outdated or not; `undefined` if {@link pageWithFacts} has all of them, too. */
export function pageInOwnWords(
  original: ServiceDocument,
  translation: ServiceDocument,
  merging: Merging,
): ServiceDocument | undefined {
  return outdatedPairs(original, translation, merging).length > 0
    ? mergedPage(original, translation, { ...merging, outdated: new Set() })
    : undefined;
}

interface PageMerging extends Merging {
  /** The slices of the translation whose words are not used. */
  readonly outdated: ReadonlySet<Slice>;
}

function mergedPage(
  original: ServiceDocument,
  translation: ServiceDocument,
  { texts, notations, outdated }: PageMerging,
): ServiceDocument {
  const fields = texts.get(original.type);
  const own = fields ? withTexts(original.data, translation.data, fields, notations) : translation.data;
  if (!isRecord(own)) return translation;
  const { pairs } = pairedSlices(original, translation, texts);
  const originals = new Map(pairs.map((pair) => [pair.translated, pair.original]));
  const slices = slicesOf(translation).map((slice) => {
    const stated = originals.get(slice);
    if (stated === undefined) return slice;
    const words = outdated.has(slice) ? undefined : slice.primary;
    const merged = withTexts(stated.primary, words, texts.get(slice.slice_type) ?? {}, notations);
    return { ...slice, variation: stated.variation, primary: withTimesOfBoth(merged, slice.primary) };
  });
  return { ...translation, statedBy: original.id, data: { ...own, slices } };
}
