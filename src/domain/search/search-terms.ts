import { plainWord, speltWords, wordKey, wordsIn } from "../text/words.ts";

/** Maximum number of search terms; more would cost time and not improve the results. */
const MAX_TERMS = 12;
const MAX_PHRASE_WORDS = 24;

const STOP_WORDS = new Set(
  "a an and are as at be by for from how i in is it of on or our s the to was we what when where who with you".split(
    " ",
  ),
);

/** A part of a search query. */
export type SearchTerm =
  /** A word or a prefix. */
  | { readonly kind: "word"; readonly word: string; readonly key: string }
  /** Consecutive words. */
  | { readonly kind: "phrase"; readonly keys: readonly string[] };

/**
 * Parses a search query: words, phrases in quotation marks, and financial years and numbers in any notation. Stop words
 * only count if there are no other words.
 */
export function searchTermsOf(text: string): SearchTerm[] {
  const phrases: SearchTerm[] = [];
  const rest = text.replace(/"([^"]*)"|“([^”]*)”/g, (_, straight?: string, curly?: string) => {
    const phrase = phraseOf(straight ?? curly ?? "");
    if (phrase) phrases.push(phrase);
    return " ";
  });
  const words = wordTermsOf(rest);
  const significant = words.filter((term) => term.kind === "word" && !STOP_WORDS.has(term.word));
  return [...phrases, ...(significant.length + phrases.length > 0 ? significant : words)].slice(0, MAX_TERMS);
}

/** A text with words replaced, whose normalised forms are the keys; everything else stays as it was typed. */
export function correctedText(text: string, corrections: ReadonlyMap<string, string>): string {
  let [corrected, position] = ["", 0];
  for (const { text: word, start } of wordsIn(text)) {
    corrected += text.slice(position, start) + (corrections.get(plainWord(word)) ?? word);
    position = start + word.length;
  }
  return corrected + text.slice(position);
}

function phraseOf(text: string): SearchTerm | undefined {
  const keys = wordsIn(text)
    .slice(0, MAX_PHRASE_WORDS)
    .map((word) => wordKey(word.text));
  const [spelt] = speltWords(keys);
  const isSpelt = spelt?.length === keys.length;
  return keys.length === 0 ? undefined : { kind: "phrase", keys: isSpelt ? [spelt.key] : keys };
}

function wordTermsOf(text: string): SearchTerm[] {
  const words = wordsIn(text).map((word) => plainWord(word.text));
  for (const { key, start, length } of speltWords(words.map(wordKey)).reverse())
    words.splice(start, length, key);
  return [...new Set(words)].map((word) => ({ kind: "word", word, key: wordKey(word) }));
}
