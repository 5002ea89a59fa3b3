import type { Word } from "../text/words.ts";

/** Minimum number of digits of a number that is written in groups: shorter ones are years and amounts beside each other. */
const MIN_DIGITS = 7;
/** Maximum number of its groups; more are a table without words. */
const MAX_GROUPS = 6;

/**
 * The keys of numbers in groups: telephone, holder and registration numbers. Each sequence of groups has one, so that a number is
 * found with and without its country and area code, as somebody types it.
 *
 * @param words - In their order, in the text.
 */
export function groupedNumberKeys(text: string, words: readonly Word[]): string[] {
  const keys = numberRuns(text, words).flatMap((run) =>
    run.flatMap((_, start) =>
      run.slice(start).map((__, length) => numberKey(run.slice(start, start + length + 1))),
    ),
  );
  // What is written as one word has its key.
  const written = new Set(words.map((word) => word.text));
  return [...new Set(keys)].filter((key) => key !== undefined).filter((key) => !written.has(key));
}

/**
 * The key of a long number by its groups: without separators, and without zeros at its start, which stand for a country code;
 * `undefined` for a short one.
 */
export function numberKey(groups: readonly string[]): string | undefined {
  const digits = groups.join("");
  return /^\d+$/.test(digits) && digits.length >= MIN_DIGITS ? digits.replace(/^0+(?=.)/, "") : undefined;
}

/** Consecutive groups of digits, with nothing between them but what separates the groups of a number. */
function numberRuns(text: string, words: readonly Word[]): string[][] {
  const runs: string[][] = [];
  let end = Number.NaN;
  for (const { text: word, start } of words) {
    const isGroup = /^\d+$/.test(word);
    const isNext = isGroup && /^[ \u00A0()+/.-]{1,3}$/.test(text.slice(end, start));
    if (isNext && (runs.at(-1)?.length ?? 0) < MAX_GROUPS) runs.at(-1)?.push(word);
    else if (isGroup) runs.push([word]);
    end = isGroup ? start + word.length : Number.NaN;
  }
  return runs;
}
