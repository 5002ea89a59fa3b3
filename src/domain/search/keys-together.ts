import { exactKey, speltWords, type Word } from "../text/words.ts";
import { dateKeysIn, daysOfYearIn, type KeyOfWords } from "./date-keys.ts";
import { type Language, withoutElided } from "./language.ts";
import { groupedNumberKeys } from "./number-keys.ts";

/** The keys that consecutive words of a text have together: those of periods, days and numbers. */
export function keysTogether(
  text: string,
  words: readonly Word[],
  language: Language,
): readonly KeyOfWords[] {
  // Without stems, which take time in long texts.
  const normalised = words.map((word) => language.spelling(exactKey(withoutElided(word.text, language))));
  const days = dateKeysIn(normalised, language.dates);
  return [
    ...speltWords(normalised),
    ...days,
    ...daysOfYearIn(normalised, language.dates, days),
    ...groupedNumberKeys(text, words),
  ];
}
