import { speltWords, type Word } from "../text/words.ts";
import { dateKeysIn, type KeyOfWords } from "./date-keys.ts";
import { type Language, wordForms } from "./language.ts";
import { groupedNumberKeys } from "./number-keys.ts";

/** The keys that consecutive words of a text have together: those of periods, days and numbers. */
export function keysTogether(
  text: string,
  words: readonly Word[],
  language: Language,
): readonly KeyOfWords[] {
  const normalised = words.map((word) => wordForms(word.text, language).word);
  return [
    ...speltWords(normalised),
    ...dateKeysIn(normalised, language.dates),
    ...groupedNumberKeys(text, words),
  ];
}
