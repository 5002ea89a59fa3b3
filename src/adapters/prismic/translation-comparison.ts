import { slicesOf } from "./fact-slices.ts";
import { outdatedPairs } from "./outdated-words.ts";
import type { ServiceDocument } from "./service-document.ts";
import { pairedSlices, type SlicePair } from "./slice-pairs.ts";
import { type Contradiction, contradictionsIn, type Merging, untranslatedWords } from "./stated-facts.ts";
import { OWN, type TextFields } from "./text-fields.ts";

/** How a translation differs from its original. Fields are named as in the translation: `data.slices[0].primary.title`. */
export interface TranslationComparison {
  readonly contradictions: readonly Contradiction[];
  /** The types of slices of which one page has more than the other. */
  readonly unpaired: readonly string[];
  /** The slices whose words are not shown, since they may be of earlier facts. */
  readonly outdated: readonly string[];
  /** The fields that are left in the default language, although the rest of their record is translated. */
  readonly untranslated: readonly string[];
}

/** When a document or a slice is shown: each language may say so by itself, which contradicts nothing. */
const GATE_FIELDS = {
  embargo: OWN,
  release: OWN,
  exchange_reference: OWN,
  release_latest: OWN,
  shown_from: OWN,
  shown_until: OWN,
} satisfies TextFields;

/** Compares a translation with its document of the default language, for the report. */
export function compareTranslation(
  original: ServiceDocument,
  translation: ServiceDocument,
  merging: Merging,
): TranslationComparison {
  const { texts, notations } = merging;
  const fields = texts.get(original.type);
  const { pairs, unpaired } = pairedSlices(original, translation, texts);
  const slices = slicesOf(translation);
  const fieldOf = ({ translated }: SlicePair) => `data.slices[${slices.indexOf(translated)}]`;
  const ownContradictions = fields
    ? contradictionsIn(original.data, translation.data, { ...fields, ...GATE_FIELDS }, notations)
    : [];
  return {
    contradictions: [
      ...below("data", ownContradictions),
      ...pairs.flatMap((pair) => {
        const kinds = { ...texts.get(pair.translated.slice_type), ...GATE_FIELDS };
        const found = contradictionsIn(pair.original.primary, pair.translated.primary, kinds, notations);
        return below(`${fieldOf(pair)}.primary`, found);
      }),
    ],
    unpaired,
    outdated: outdatedPairs(original, translation, merging).map(fieldOf),
    untranslated: [
      ...untranslatedWords(original.data, translation.data, fields ?? {}).map((field) => `data${field}`),
      ...pairs.flatMap((pair) => {
        const words = texts.get(pair.translated.slice_type) ?? {};
        const left = untranslatedWords(pair.original.primary, pair.translated.primary, words);
        return left.map((field) => `${fieldOf(pair)}.primary${field}`);
      }),
    ],
  };
}

/** Contradictions in a part of a document, with the fields as the whole document names them. */
function below(part: string, contradictions: readonly Contradiction[]): readonly Contradiction[] {
  return contradictions.map((one) => ({ ...one, field: `${part}${one.field}` }));
}
