import { speltWords, wordKey, wordsIn } from "../text/words.ts";
import type { ExchangeAnnouncement } from "./exchange-announcement.ts";

/** Announcements from which it is learnt which words say little: the newest. */
const MAX_LEARNT_FROM = 200;

type Titled = Pick<ExchangeAnnouncement, "title" | "kind">;

/**
 * How much titles are alike, from 0 to 1: the share of the words of the shorter one that the other has too (overlap
 * coefficient). A word that many announcements of the company have, such as its name, counts less (inverse document
 * frequency); one word in common is never more than a half.
 */
export class TitleLikeness {
  readonly #frequencies = new Map<string, number>();
  readonly #total: number;

  /** @param announcements - Of the company, the newest first. */
  constructor(announcements: readonly Titled[]) {
    const learnt = announcements.slice(0, MAX_LEARNT_FROM);
    this.#total = learnt.length;
    for (const announcement of learnt)
      for (const word of wordsOf(announcement))
        this.#frequencies.set(word, (this.#frequencies.get(word) ?? 0) + 1);
  }

  /** @param document - Its title, with its category as the kind. */
  of(document: Titled, announcement: Titled): number {
    const words = wordsOf(document);
    const others = wordsOf(announcement);
    const both = this.#weightOf(words.intersection(others));
    const shorter = Math.min(this.#weightOf(words), this.#weightOf(others));
    return both / Math.max(shorter, 2 * Math.log(this.#total + 1));
  }

  #weightOf(words: ReadonlySet<string>): number {
    let sum = 0;
    for (const word of words) sum += Math.log((this.#total + 1) / (this.#frequencies.get(word) ?? 1));
    return sum;
  }
}

function wordsOf({ title, kind = "" }: Titled): Set<string> {
  const keys = wordsIn(`${title} ${kind}`).map(({ text }) => wordKey(text));
  return new Set([...keys, ...speltWords(keys).map(({ key }) => key)]);
}
