import { AT_A_TIME, FACTS_GATE } from "./gate-fields.ts";
import type { ServiceDocument } from "./service-document.ts";
import { enteredMoment, laterOf, momentOf } from "./simple-fields.ts";
import {
  type Contradiction,
  contradictionsIn,
  isEmpty,
  isRecord,
  type Notations,
  statesAll,
  untranslatedWords,
  withTexts,
} from "./stated-facts.ts";
import { areBound, OWN, TEXT, type TextFields, type TextsByType } from "./text-fields.ts";

/** What a document is merged by. */
export interface Merging {
  readonly texts: TextsByType;
  readonly notations: Notations;
}

/** When a document or a slice is shown: each language may say so by itself. */
const GATE_FIELDS = {
  embargo: OWN,
  release: OWN,
  exchange_reference: OWN,
  release_latest: OWN,
  shown_from: OWN,
  shown_until: OWN,
} satisfies TextFields;

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
 * A page with the facts of the page that it is a translation of. If that was published after it, its words may be of earlier facts:
 * where these name a period or what takes place, and the page does not state the same itself, it has the words of the other one.
 */
export function pageWithFacts(
  original: ServiceDocument,
  translation: ServiceDocument,
  merging: Merging,
): ServiceDocument {
  const isOutdated = publishedAt(original) > publishedAt(translation);
  return mergedPage(original, translation, { ...merging, isOutdated });
}

/** The same in its own words, whenever the other one was published; `undefined` if {@link pageWithFacts} is in these. */
export function pageInOwnWords(
  original: ServiceDocument,
  translation: ServiceDocument,
  merging: Merging,
): ServiceDocument | undefined {
  const { outdated } = contradictionsOf(original, translation, merging);
  return outdated.length > 0
    ? mergedPage(original, translation, { ...merging, isOutdated: false })
    : undefined;
}

function mergedPage(
  original: ServiceDocument,
  translation: ServiceDocument,
  { texts, notations, isOutdated }: MergedWords,
): ServiceDocument {
  const fields = texts.get(original.type);
  const own = fields ? withTexts(original.data, translation.data, fields, notations) : translation.data;
  if (!isRecord(own)) return translation;
  const pairs = new Map(pairedSlices(original, translation, texts).pairs);
  const slices = slicesOf(translation).map((slice) => {
    const stated = pairs.get(slice);
    return stated === undefined ? slice : withFacts(slice, stated, { texts, notations, isOutdated });
  });
  return { ...translation, statedBy: original.id, data: { ...own, slices } };
}

interface MergedWords extends Merging {
  /** Whether the page of the default language was published after the translation. */
  readonly isOutdated: boolean;
}

function withFacts(slice: Slice, stated: Slice, { texts, notations, isOutdated }: MergedWords): Slice {
  const fields = texts.get(slice.slice_type) ?? {};
  const words = isOutdated && !isCertain(slice, stated, { texts, notations }) ? undefined : slice.primary;
  const merged = withTexts(stated.primary, words, fields, notations);
  return { ...slice, variation: stated.variation, primary: laterShown(merged, slice.primary) };
}

/** Whether the words of a slice of a translation fit any facts, or it states the same facts itself. */
function isCertain(slice: Slice, stated: Slice, { texts, notations }: Merging): boolean {
  const fields = texts.get(slice.slice_type) ?? {};
  return !areBound(fields) || statesAll(stated.primary, slice.primary, { fields, notations });
}

function publishedAt({ last_publication_date: last }: ServiceDocument): number {
  return Date.parse(momentOf(last) ?? "") || 0;
}

/** A slice is shown when both languages show it: with the facts before their time, and the texts before theirs, it is not. */
function laterShown(merged: unknown, own: unknown): unknown {
  if (!isRecord(merged) || !isRecord(own)) return merged;
  const from = isEmpty(merged.shown_from) ? own.shown_from : laterTime(merged.shown_from, own.shown_from);
  const until = isEmpty(merged.shown_until) ? own.shown_until : merged.shown_until;
  const times = { ...merged, shown_from: from, shown_until: until };
  if (isAtTime(own.release)) return times;
  const { release, exchange_reference: reference, release_latest: latest } = own;
  const words = { ...times, release, exchange_reference: reference, release_latest: latest };
  if (isAtTime(merged.release)) return words;
  if (merged.exchange_reference === reference) return times;
  return {
    ...words,
    [FACTS_GATE.release]: merged.release,
    [FACTS_GATE.reference]: merged.exchange_reference,
    [FACTS_GATE.latest]: merged.release_latest,
  };
}

/** Whether the exchange decides nothing, as the reader of gates has it. */
function isAtTime(release: unknown): boolean {
  return isEmpty(release) || release === AT_A_TIME;
}

/** The later of two times; one that is none, which hides the slice. */
function laterTime(one: unknown, other: unknown): unknown {
  if (isEmpty(other)) return one;
  const first = enteredMoment(one);
  const second = enteredMoment(other);
  if (first === undefined) return one;
  return second === undefined || second > first ? other : one;
}

/** What a translation states otherwise than the document of the default language, and slices of which one has more. */
export function contradictionsOf(
  original: ServiceDocument,
  translation: ServiceDocument,
  { texts, notations }: Merging,
): {
  readonly contradictions: readonly Contradiction[];
  readonly unpaired: readonly string[];
  /** The slices whose words are not shown, since they may be of earlier facts. */
  readonly outdated: readonly string[];
  /** The fields that are left in the default language, although the rest of their record is translated. */
  readonly untranslated: readonly string[];
} {
  const fields = texts.get(original.type);
  const { pairs, unpaired } = pairedSlices(original, translation, texts);
  const all = slicesOf(translation);
  const fieldOf = (slice: Slice) => `data.slices[${all.indexOf(slice)}]`;
  const found = pairs.flatMap(([slice, stated]) =>
    contradictionsIn(
      stated.primary,
      slice.primary,
      { ...texts.get(slice.slice_type), ...GATE_FIELDS },
      notations,
    ).map((one) => ({ ...one, field: `${fieldOf(slice)}.primary${one.field}` })),
  );
  const left = pairs.flatMap(([slice, stated]) => {
    const words = texts.get(slice.slice_type) ?? {};
    return untranslatedWords(stated.primary, slice.primary, words).map(
      (field) => `${fieldOf(slice)}.primary${field}`,
    );
  });
  const own = fields
    ? contradictionsIn(original.data, translation.data, { ...fields, ...GATE_FIELDS }, notations)
    : [];
  const isOutdated = publishedAt(original) > publishedAt(translation);
  const uncertain = pairs.filter(
    ([slice, stated]) => isOutdated && !isCertain(slice, stated, { texts, notations }),
  );
  return {
    outdated: uncertain.map(([slice]) => fieldOf(slice)),
    untranslated: [
      ...untranslatedWords(original.data, translation.data, fields ?? {}).map((field) => `data${field}`),
      ...left,
    ],
    contradictions: [...own.map((one) => ({ ...one, field: `data${one.field}` })), ...found],
    unpaired,
  };
}

interface Slice {
  readonly slice_type: string;
  readonly variation?: unknown;
  readonly primary?: unknown;
}

/** The slices that state facts of a page, by those of its translation; and the types of which one of them has more. */
function pairedSlices(original: ServiceDocument, translation: ServiceDocument, texts: TextsByType) {
  const statedByType = Map.groupBy(factSlices(original, texts), ({ slice_type: type }) => type);
  const byType = [...Map.groupBy(factSlices(translation, texts), ({ slice_type: type }) => type)];
  const countOf = (type: string) => statedByType.get(type)?.length ?? 0;
  const pairs = byType.flatMap(([type, slices]) => pairsOf(slices, statedByType.get(type) ?? []));
  return { pairs, unpaired: byType.flatMap(([type, { length }]) => (length === countOf(type) ? [] : type)) };
}

/**
 * Slices of one type in their order, if there are as many; otherwise those that wait for nothing among themselves, and those that
 * wait. What one language adds and hides leaves the other as it is seen: nothing may tell of it.
 */
function pairsOf(slices: readonly Slice[], stated: readonly Slice[]): readonly (readonly [Slice, Slice])[] {
  if (slices.length === stated.length) return inOrder(slices, stated);
  const own = Map.groupBy(slices, isWaiting);
  const others = Map.groupBy(stated, isWaiting);
  return [false, true].flatMap((waits) => {
    const some = own.get(waits) ?? [];
    const same = others.get(waits) ?? [];
    return some.length === same.length ? inOrder(some, same) : [];
  });
}

function inOrder(slices: readonly Slice[], stated: readonly Slice[]): readonly (readonly [Slice, Slice])[] {
  return slices.flatMap((slice, index) => {
    const one = stated[index];
    return one ? [[slice, one] as const] : [];
  });
}

/** Whether an editor says when a slice appears. */
function isWaiting({ primary }: Slice): boolean {
  return isRecord(primary) && !(isEmpty(primary.shown_from) && isAtTime(primary.release));
}

function factSlices(document: ServiceDocument, texts: TextsByType): readonly Slice[] {
  return slicesOf(document).filter(({ slice_type: type }) => texts.has(type));
}

function slicesOf({ data }: ServiceDocument): readonly Slice[] {
  const slices: unknown = isRecord(data) ? data.slices : undefined;
  return Array.isArray(slices) ? slices.filter(isSlice) : [];
}

function isSlice(value: unknown): value is Slice {
  return isRecord(value) && typeof value.slice_type === "string";
}

/** Whether a page may state facts that its translations have from it, or have them from another one. */
export function hasFacts(document: ServiceDocument, texts: TextsByType): boolean {
  const fields = texts.get(document.type);
  if (factSlices(document, texts).length > 0) return true;
  if (fields === undefined || !isRecord(document.data)) return false;
  return Object.entries(document.data).some(([name, value]) => fields[name] === undefined && !isEmpty(value));
}
