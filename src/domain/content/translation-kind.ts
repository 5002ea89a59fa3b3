/**
 * What a document is beside the same in other languages.
 *
 * - `convenience`: a translation for convenience; the version in another language prevails.
 * - `alone`: there is no other version, and none is waited for.
 */
export type TranslationKind = "convenience" | "alone";
