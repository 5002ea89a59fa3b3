import { plainWord, SPELT_YEAR_LENGTH, speltYears, wordKey, wordsIn } from "./words.ts";

/** Terms of a search that count; the rest of a long text would cost time and change nothing. */
const MAX_TERMS = 12;
/** Words of a phrase that count. */
const MAX_PHRASE_WORDS = 24;

const LITTLE_WORDS = new Set(
  "a an and are as at be by for from how i in is it of on or our s the to was we what when where who with you".split(
    " ",
  ),
);

/** What a search looks for. */
export type SearchTerm =
  /** A word, or its beginning. */
  | { readonly kind: "word"; readonly word: string; readonly key: string }
  /** Words that stand together. */
  | { readonly kind: "phrase"; readonly keys: readonly string[] };

/**
 * What the text of a search asks for: words, phrases in quotes, and financial years however they are written. Words
 * that every text has count only where there are no others.
 */
export function searchTermsOf(text: string): SearchTerm[] {
  const phrases: SearchTerm[] = [];
  const rest = text.replace(/"([^"]*)"|“([^”]*)”/g, (_, straight?: string, curly?: string) => {
    const phrase = phraseOf(straight ?? curly ?? "");
    if (phrase) phrases.push(phrase);
    return " ";
  });
  const words = wordTermsOf(rest);
  const telling = words.filter((term) => term.kind === "word" && !LITTLE_WORDS.has(term.word));
  return [...phrases, ...(telling.length + phrases.length > 0 ? telling : words)].slice(0, MAX_TERMS);
}

function phraseOf(text: string): SearchTerm | undefined {
  const keys = wordsIn(text)
    .slice(0, MAX_PHRASE_WORDS)
    .map((word) => wordKey(word.text));
  const [year] = keys.length === SPELT_YEAR_LENGTH ? speltYears(keys) : [];
  return keys.length === 0 ? undefined : { kind: "phrase", keys: year ? [year.key] : keys };
}

function wordTermsOf(text: string): SearchTerm[] {
  const words = wordsIn(text).map((word) => plainWord(word.text));
  for (const { key, start } of speltYears(words.map(wordKey)).reverse())
    words.splice(start, SPELT_YEAR_LENGTH, key);
  return [...new Set(words)].map((word) => ({ kind: "word", word, key: wordKey(word) }));
}
