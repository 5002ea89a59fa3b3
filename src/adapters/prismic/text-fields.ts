/** A field whose words each language has: a name, a note, a rich text, or a link to what is said in that language. */
export const TEXT = "text";

/** A text that is only right beside its facts: it names their period, or what takes place on their day. */
export const BOUND = "bound";

/** A fact that is written in words, `1,204.5`: each language has its own notation of the same numbers. */
export const WRITTEN = "written";

/** A field that is that of the translation, also if it is empty: when a page is shown, and what is above it. */
export const OWN = "own";

/**
 * Which fields of a document, of the primary part of a slice, or of an entry of a group are texts. All others are facts, which a
 * translation has from the document of the default language: in doubt, a field is one.
 */
export interface TextFields {
  readonly [field: string]: typeof TEXT | typeof BOUND | typeof WRITTEN | typeof OWN | TextFields;
}

/** The texts of documents and slices, by their types. */
export type TextsByType = ReadonlyMap<string, TextFields>;

/** Whether there are texts that are only right beside their facts. */
export function areBound(fields: TextFields): boolean {
  return Object.values(fields).some((kind) => kind === BOUND || (typeof kind === "object" && areBound(kind)));
}

/** The texts of sections with an introduction. */
export const INTRODUCTION = { heading: TEXT, intro: TEXT } satisfies TextFields;

/** The fields of every page that are its own, even if it is a translation. */
const OF_PAGES = {
  title: OWN,
  meta_title: OWN,
  meta_description: OWN,
  meta_image: OWN,
  intro: OWN,
  slices: OWN,
  embargo: OWN,
  release: OWN,
  exchange_reference: OWN,
  release_latest: OWN,
} satisfies TextFields;

/** The texts of a type of pages that state facts. */
export function textsOfPage<const Fields extends TextFields>(fields: Fields): typeof OF_PAGES & Fields {
  return { ...OF_PAGES, ...fields };
}

/** The texts of the core's pages and sections that state facts. */
export const CORE_TEXTS = {
  page: textsOfPage({ parent: OWN, shown_untranslated: OWN, period_name: TEXT }),
  statistics: {
    heading: TEXT,
    period: BOUND,
    source: TEXT,
    figures: { value: WRITTEN, unit: TEXT, label: TEXT, note: TEXT },
    action_label: TEXT,
    action_link: TEXT,
  },
} satisfies TextFields;
