// Numbers stay whole (`2,318.7`), and so do words with an apostrophe.
const WORD = /\p{N}+(?:[.,]\p{N}+)+|[\p{L}\p{N}\p{M}]+(?:['’]\p{L}+)*/gu;

/** Letters that the longest word counts with: what is longer is no word, and would cost as much as a page of them. */
const MAX_WORD_LENGTH = 48;

/** Words whose ending only looks like a plural. */
const NO_PLURALS = new Set(["news", "series", "species"]);

const IRREGULAR_PLURALS: ReadonlyMap<string, string> = new Map([
  ["men", "man"],
  ["women", "woman"],
  ["children", "child"],
]);

export interface Word {
  readonly text: string;
  /** Where it stands in the text. */
  readonly start: number;
}

/** The words of a text in their order, as they are written. All else (quotes, brackets, emoji) separates them. */
export function wordsIn(text: string): Word[] {
  return Array.from(text.matchAll(WORD), (match) => ({ text: match[0], start: match.index }));
}

/**
 * What a word counts as in a search: forms with the same key are the same word. Case, accents and plurals are, and so is
 * a financial year in two digits and in four.
 */
export function wordKey(word: string): string {
  return singular(plainWord(word).replace(/^fy20(?=\d\d$)/, "fy"));
}

/** A word in lower case, without accents, apostrophes and the commas of a number. */
export function plainWord(word: string): string {
  return word
    .slice(0, MAX_WORD_LENGTH)
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/['’]s$/, "")
    .replace(/['’,]/g, "");
}

function singular(word: string): string {
  const irregular = IRREGULAR_PLURALS.get(word);
  if (irregular !== undefined) return irregular;
  // Of "cookies" nobody can tell whether it is of "cookie" or of "cooky": they count as one word.
  if (word.length > 3 && word.endsWith("ie")) return `${word.slice(0, -2)}y`;
  if (word.length < 4 || !word.endsWith("s") || /(?:ss|us|is)$/.test(word) || NO_PLURALS.has(word))
    return word;
  if (word.length > 4 && word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (/(?:ss|x|ch|sh|zz)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}
