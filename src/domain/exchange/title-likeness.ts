import { speltWords, wordKey, wordsIn } from "../text/words.ts";
import type { ExchangeAnnouncement } from "./exchange-announcement.ts";

/** Announcements from which it is learnt which words say little: the newest. */
const MAX_LEARNT_FROM = 200;
/** A word that so many of them have, such as the name of the company, says nothing; with fewer, nobody knows. */
const USUAL_SHARE = 0.8;
const MIN_LEARNT_FROM = 5;

type Titled = Pick<ExchangeAnnouncement, "title" | "kind">;

/** A title, read once for many comparisons. */
export interface ReadTitle {
  /** Without white space around it, in lower case. */
  readonly text: string;
  /** The keys of its words, in their order. */
  readonly keys: readonly string[];
  /** The same, with those of its kind and of spelt-out periods. */
  readonly words: ReadonlySet<string>;
}

/** The kind of a document is its category. */
export function readTitle({ title, kind = "" }: Titled): ReadTitle {
  const keysOf = (text: string) => wordsIn(text).map((word) => wordKey(word.text));
  const keys = keysOf(title);
  const all = [...keys, ...keysOf(kind)];
  return {
    text: title.trim().toLowerCase(),
    keys,
    words: new Set([...all, ...speltWords(all).map(({ key }) => key)]),
  };
}

/** Compares titles of documents and announcements, whose words count as much as they tell. */
export class TitleLikeness {
  readonly #frequencies = new Map<string, number>();
  readonly #total: number;

  /** @param announcements - Of the company, the newest first. */
  constructor(announcements: readonly Titled[]) {
    const learnt = announcements.slice(0, MAX_LEARNT_FROM);
    this.#total = learnt.length;
    for (const { words } of learnt.map(readTitle))
      for (const word of words) this.#frequencies.set(word, (this.#frequencies.get(word) ?? 0) + 1);
  }

  /**
   * How much two titles are alike, from 0 to 1: the share of the words of the shorter one that the other has too (overlap
   * coefficient). A word that many announcements of the company have counts less (inverse document frequency); one word
   * in common is never more than a half. 1 if they are {@link areEqual equal}.
   */
  of(one: ReadTitle, other: ReadTitle): number {
    if (this.areEqual(one, other)) return 1;
    const both = this.#weightOf(one.words.intersection(other.words));
    if (both === 0) return 0;
    const shorter = Math.min(this.#weightOf(one.words), this.#weightOf(other.words));
    return both / Math.max(shorter, 2 * Math.log(this.#total + 1));
  }

  /**
   * Whether they say the same: the same words in the same order, but for those that announcements of the company always have.
   * Two that are empty say nothing.
   */
  areEqual(one: ReadTitle, other: ReadTitle): boolean {
    if (one.text === other.text) return one.text !== "";
    const words = this.#tellingWordsOf(one);
    return words !== "" && words === this.#tellingWordsOf(other);
  }

  #tellingWordsOf({ keys }: ReadTitle): string {
    return keys.filter((key) => !this.#isUsual(key)).join(" ");
  }

  #isUsual(word: string): boolean {
    const share = (this.#frequencies.get(word) ?? 0) / this.#total;
    return this.#total >= MIN_LEARNT_FROM && share >= USUAL_SHARE;
  }

  #weightOf(words: ReadonlySet<string>): number {
    let sum = 0;
    for (const word of words) sum += Math.log((this.#total + 1) / (this.#frequencies.get(word) ?? 1));
    return sum;
  }
}
