// Numbers (`2,318.7`) and words with an apostrophe are not split.
const WORD = /\p{N}+(?:[.,]\p{N}+)+|[\p{L}\p{N}\p{M}]+(?:['’]\p{L}+)*/gu;

/** Longer words are truncated: they are not real words, and would cost as much as a page of text. */
const MAX_WORD_LENGTH = 48;

/** Words that look like a plural but are not. */
const NO_PLURALS = new Set(["news", "series", "species"]);

/** All end in "n", so that no other word is looked up. */
const IRREGULAR_PLURALS: ReadonlyMap<string, string> = new Map([
  ["men", "man"],
  ["women", "woman"],
  ["children", "child"],
]);

export interface Word {
  readonly text: string;
  /** Offset in the text. */
  readonly start: number;
}

/** The words of a text in their order, unchanged. All other characters (quotes, brackets, emoji) are separators. */
export function wordsIn(text: string): Word[] {
  return Array.from(text.matchAll(WORD), (match) => ({ text: match[0], start: match.index }));
}

/**
 * Normalised form of a word for search: ignores case, accents and plurals, and equates financial years of two and four
 * digits.
 */
export function wordKey(word: string): string {
  const plain = plainWord(word);
  return singular(plain.startsWith("fy20") ? plain.replace(/^fy20(?=\d\d$)/, "fy") : plain);
}

/** Normalises a word: lower case, without accents, apostrophes and thousands separators. */
export function plainWord(word: string): string {
  const start = word.slice(0, MAX_WORD_LENGTH);
  // Most words: a search normalises all words of the texts that it shows.
  if (/^\w+$/.test(start)) return start.toLowerCase();
  return start
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/['’]s$/, "")
    .replace(/['’,]/g, "");
}

function singular(word: string): string {
  if (word.endsWith("n")) return IRREGULAR_PLURALS.get(word) ?? word;
  // "cookies" may be the plural of "cookie" or "cooky", so both have the same key.
  if (word.length > 3 && word.endsWith("ie")) return `${word.slice(0, -2)}y`;
  if (word.length < 4 || !word.endsWith("s") || /(?:ss|us|is)$/.test(word) || NO_PLURALS.has(word))
    return word;
  if (word.length > 4 && word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (/(?:ss|x|ch|sh|zz)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

/** A financial year that is written out in words, with the index of its first word. */
interface SpeltYear {
  /** Its short form: `fy26`. */
  readonly key: string;
  readonly start: number;
}

/** Number of words of a written-out financial year. */
export const SPELT_YEAR_LENGTH = 3;

/** Finds written-out financial years: "2026 financial year", "financial year 2026". */
export function speltYears(keys: readonly string[]): SpeltYear[] {
  const years: SpeltYear[] = [];
  for (let start = 0; start < keys.length; start++) {
    if (!/^(?:financial|20\d\d)$/.test(keys[start] ?? "")) continue;
    const key = speltYear(keys.slice(start, start + SPELT_YEAR_LENGTH).join(" "));
    if (key === undefined) continue;
    years.push({ key, start });
    start += SPELT_YEAR_LENGTH - 1;
  }
  return years;
}

function speltYear(words: string): string | undefined {
  const [, before, after] = /^20(\d\d) financial year$|^financial year 20(\d\d)$/.exec(words) ?? [];
  const digits = before ?? after;
  return digits === undefined ? undefined : `fy${digits}`;
}
