import type { DatabaseSync, StatementSync } from "node:sqlite";
import { dateKeysIn, daysOfYearIn } from "../../domain/search/date-keys.ts";
import {
  exactToken,
  type Language,
  type WordForms,
  withoutElided,
  wordForms,
} from "../../domain/search/language.ts";
import { groupedNumberKeys } from "../../domain/search/number-keys.ts";
import { SOFT_HYPHEN, speltWords, type Word, wordsIn } from "../../domain/text/words.ts";

/** Maximum number of cached keys. Most texts use the same words. */
const MAX_CACHED_KEYS = 50_000;

/** The word keys of texts as one, with spaces around each, so that a phrase may begin in one text and end in the next. */
export function joinedKeys(texts: readonly string[]): string {
  const [first] = texts;
  if (texts.length === 1 && first !== undefined) return ` ${first} `;
  const lines = texts.map((text) => text.split("\n"));
  const joined = [0, 1, 2].map((line) => lines.map((all) => all[line]?.trim() ?? "").join(" "));
  return ` ${joined.join(" \n ")} `;
}

/** Converts texts to word keys, and stores every word in the table of all words. */
export class KeyText {
  readonly #language: Language;
  readonly #known = new Map<string, WordForms>();
  readonly #insert: StatementSync;

  constructor(database: DatabaseSync, language: Language) {
    this.#language = language;
    this.#insert = database.prepare("INSERT OR IGNORE INTO word VALUES (?, ?, ?)");
  }

  /**
   * Three lines of word keys, separated by spaces. The first has the stem of each word. The second has the keys of several
   * words (`fy26` of "FY 2026", days, telephone numbers), and the stems of the parts of words with a soft hyphen and of compounds with a hyphen.
   * The third has each word as it is written; see {@link exactToken}.
   */
  of(text: string): string {
    const found = wordsIn(text);
    const words = found.map((word) => this.#formsOf(word.text));
    const broken = found.filter((word) => word.text.includes(SOFT_HYPHEN));
    const partsOf = (word: string) => word.split(SOFT_HYPHEN).map((part) => this.#formsOf(part));
    const whole = broken.length > 0 ? found.flatMap((word) => partsOf(word.text)) : words;
    const normalised = whole.map(({ word }) => word);
    const { dates } = this.#language;
    const days = dateKeysIn(normalised, dates);
    const keys = [
      ...speltWords(normalised),
      ...days,
      ...daysOfYearIn(normalised, dates, days),
      ...groupedNumberKeys(text, found),
    ].map(({ key }) => key);
    const others = [
      ...keys.map((key) => ({ word: key, stem: key })),
      ...broken.flatMap((word) => partsOf(word.text)),
      ...compoundsIn(text, found).map((compound) => this.#formsOf(compound)),
    ];
    // As often as it occurs: otherwise the shortest text with a word would rank first.
    const exact = [...words, ...others].map(({ word }) => exactToken(word));
    return [...stemsOf(words), "\n", ...stemsOf(others), "\n", ...exact].join(" ");
  }

  #formsOf(text: string): WordForms {
    if (this.#known.size >= MAX_CACHED_KEYS) this.#known.clear();
    return this.#known.getOrInsertComputed(text, () => {
      const forms = wordForms(text, this.#language);
      const written = withoutElided(text, this.#language)
        .normalize("NFC")
        .toLowerCase()
        .replace(/['’]s$|\u00AD/g, "");
      this.#insert.run(forms.word, forms.stem, written);
      return forms;
    });
  }
}

/** Hyphens, including those of word processors, one of which does not break. */
const HYPHENS: readonly string[] = ["-", "\u2010", "\u2011"];

/** Compounds with hyphens, which may also be written without: `Vorstands-Vergütung`. */
function compoundsIn(text: string, words: readonly Word[]): string[] {
  const compounds: string[] = [];
  let compound = "";
  for (const [place, { text: word, start }] of words.entries()) {
    const end = start + word.length;
    const isContinued = HYPHENS.includes(text[end] ?? "") && words[place + 1]?.start === end + 1;
    if (isContinued) compound += word;
    else if (compound !== "") {
      compounds.push(compound + word);
      compound = "";
    }
  }
  return compounds.filter((joined) => !/\p{N}/u.test(joined));
}

function stemsOf(words: readonly WordForms[]): string[] {
  return words.map(({ stem }) => stem);
}
