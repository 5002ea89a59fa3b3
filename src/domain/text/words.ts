import { latinAscii } from "./latin-ascii.ts";

/** Marks where a line of a PDF file ends within a word or at the hyphen of a compound: `sustain-ability`, `net-debt`. */
export const SOFT_HYPHEN = "\u00AD";

// Numbers (`2,318.7`) and words with an apostrophe or a soft hyphen are not split. A mark alone, as of an emoji, is not a word.
const WORD =
  /(?<!\p{N})\p{N}+(?:[.,]\p{N}+)+|[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:['’]\p{L}+|\u00AD[\p{L}\p{N}\p{M}]+)*/gu;

/** Longer words are truncated: they are not real words, and would cost as much as a page of text. */
const MAX_WORD_LENGTH = 48;

/** Words that look like a plural but are not. */
const NO_PLURALS = new Set(["news", "series", "species"]);

/** Irregular plurals, all ending in "n": other words are not looked up. */
export const IRREGULAR_PLURALS: ReadonlyMap<string, string> = new Map([
  ["men", "man"],
  ["women", "woman"],
  ["children", "child"],
]);

/** A word of a text, with its place. */
export interface Word {
  readonly text: string;
  /** Offset in the text. */
  readonly start: number;
}

/** The words of a text in their order, unchanged. All other characters (quotes, brackets, emoji) are separators. */
export function wordsIn(text: string): Word[] {
  const words = Array.from(text.matchAll(WORD), (match) => ({ text: match[0], start: match.index }));
  return UNSPACED.test(text) ? words.flatMap(pairsIn) : words;
}

/** Scripts without spaces between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const UNSPACED_RUN = new RegExp(`(?:${UNSPACED.source}(?:(?!${UNSPACED.source})\\p{M})*|[ー々])+`, "gu");

/** The words of a text without spaces are unknown, so each pair of adjacent characters is one. */
function pairsIn({ text, start }: Word): Word[] {
  const words: Word[] = [];
  let position = 0;
  const add = (from: number, to: number) => {
    if (to > from) words.push({ text: text.slice(from, to), start: start + from });
  };
  for (const { 0: run, index } of text.matchAll(UNSPACED_RUN)) {
    add(position, index);
    position = index + run.length;
    // A letter with its marks, which are vowels and tones, counts as one.
    const letters = Array.from(run.matchAll(/\P{M}\p{M}*/gu), (letter) => index + letter.index);
    for (const [place, from] of letters.entries())
      if (letters.length === 1 || place < letters.length - 1) add(from, letters[place + 2] ?? position);
  }
  add(position, text.length);
  return words;
}

/** Whether a word is written in a script without spaces, so that it is a character or two. */
export function isUnspaced(word: string): boolean {
  return UNSPACED.test(word);
}

/**
 * Normalised form of a word for search: ignores case, accents and plurals, and equates short forms of
 * financial years (`FY26`, `FY2026`, `GJ2026`) and of half-years (`HY26`, `1H26`, `H1FY26`, `S12026`).
 */
export function wordKey(word: string): string {
  const key = exactKey(word);
  return /\d\d$/.test(key) ? key : singular(key);
}

/** As {@link wordKey}, but a plural stays one. */
export function exactKey(word: string): string {
  const plain = plainWord(word);
  if (!/\d\d$/.test(plain)) return plain;
  return plain
    .replace(/^(?:hy|hj|h1(?:fy)?|1h(?:fy)?|s1(?=20))(?:20)?(?=\d\d$)/, "hy")
    .replace(/^(?:fy|gj)(?:20)?(?=\d\d$)/, "fy");
}

/** Normalises a word: lower case, without accents, apostrophes, soft hyphens and thousands separators. */
export function plainWord(word: string): string {
  const start = word.slice(0, MAX_WORD_LENGTH);
  // A fast path for most words, since a search normalises all words of the texts that it shows.
  if (/^\w+$/.test(start)) return start.toLowerCase();
  if (/^[\d.,]+$/.test(start)) return plainNumber(start);
  return latinAscii(start)
    .replace(/['’]s$/, "")
    .replace(/['’,\u00AD]/g, "");
}

/**
 * A number without thousands separators, with a decimal point: `2318.7` for `2,318.7` and `2.318,7`. A single separator
 * before three digits is taken for one of thousands. Zeros at the end of decimals are left out: `8.50` is `8.5`.
 */
function plainNumber(number: string): string {
  if (/^[1-9]\d{0,2}(?:[.,]\d{3})+$/.test(number)) return number.replace(/[.,]/g, "");
  const pointed =
    /^\d{1,3}(?:\.\d{3})*,\d+$/.test(number) || /^\d+,\d{1,2}$/.test(number)
      ? number.replaceAll(".", "").replace(",", ".")
      : number.replaceAll(",", "");
  return /^\d+\.\d+$/.test(pointed) ? withoutLastZeros(pointed) : pointed;
}

function withoutLastZeros(decimal: string): string {
  let end = decimal.length;
  while (decimal[end - 1] === "0") end -= 1;
  return decimal.slice(0, decimal[end - 1] === "." ? end - 1 : end);
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

// In English, German and French.
const YEAR = "(?:(?:financial|fiscal|full) years?|gescha?e?ftsjahre?s?|exercices?)";
const HALF_YEAR = `(?:${[
  "hy|hj|h1|1h|s1",
  "first half(?: year)?|(?<!second )half year",
  "1 halbjahr|erste[nrs]? halbjahre?s?|(?<!(?: 2|zweite[ns]?) )halbjahr",
  "(?:1er|premier) semestre|(?<!(?: 2e|2eme|2nd|seconde?|deuxieme) )semestre",
].join("|")})`;
/** Pairs of years such as `25 26`; the financial year is named after the second. */
const YEAR_PAIRS = Array.from({ length: 99 }, (_, year) =>
  [year, year + 1].map((digits) => String(digits).padStart(2, "0")).join(" "),
);
const SPELT_WORDS = [
  `(?<half>${HALF_YEAR}(?: of| de)?(?: the)? (?:fy ?|(?:fy |${YEAR} )?20)\\d\\d(?: ${YEAR})?)`,
  `(?<halfAfter>(?:fy|20)\\d\\d ${HALF_YEAR})`,
  "(?<shortHalf>(?:hy|hj|h1|1h) \\d\\d)",
  `(?:(?:gj|${YEAR}) )?(?:fy ?(?:20)?|20)(?:${YEAR_PAIRS.join("|")})`,
  `(?:fy|gj) \\d\\d|(?:fy|gj|${YEAR}) 20\\d\\d|20\\d\\d ${YEAR}`,
  "(?<number>\\d{1,3}(?: \\d{3})+(?:\\.\\d+)?)",
].join("|");
const SPELT_WORD = new RegExp(`(?<= )(?:${SPELT_WORDS})(?= )`, "g");

/** Consecutive words that together have the key of a single word. */
interface SpeltWord {
  readonly key: string;
  /** Index of the first word. */
  readonly start: number;
  /** Number of words. */
  readonly length: number;
}

/**
 * Finds consecutive words that together have the key of a single word:
 * financial years and half-years (`FY 2026` has `fy26`), and numbers whose thousands are separated by spaces.
 */
export function speltWords(keys: readonly string[]): readonly SpeltWord[] {
  const text = ` ${keys.join(" ")} `;
  const words: SpeltWord[] = [];
  let start = 0;
  let counted = 0;
  for (const { 0: spelt, index, groups = {} } of text.matchAll(SPELT_WORD)) {
    // Each word before this one ends with a space; those up to the last one found are counted already.
    start += text.slice(counted, index - 1).split(" ").length - 1;
    counted = index - 1;
    const key = groups.number === undefined ? periodKey(spelt, groups) : spelt.replaceAll(" ", "");
    words.push({ key, start, length: spelt.split(" ").length });
  }
  return words;
}

function periodKey(text: string, { half, halfAfter, shortHalf }: Readonly<Record<string, string>>): string {
  const digits = text.match(/\d\d(?= |$)/g)?.at(-1);
  return `${(half ?? halfAfter ?? shortHalf) ? "hy" : "fy"}${digits}`;
}
