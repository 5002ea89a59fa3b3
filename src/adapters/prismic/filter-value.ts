/** Characters that no uid and no id contains, and that would end a string in a filter. */
const INVALID_CHARACTERS = /["\\\p{Cc}]/u;

/** Whether a text can be the uid or the id of a document. Others must not get into a filter. */
export function isFilterValue(text: string): boolean {
  return !INVALID_CHARACTERS.test(text);
}
