import type { Word } from "../text/words.ts";
import type { KeyOfWords } from "./date-keys.ts";

/** Minimum number of digits of a number that is written in groups: shorter ones are years and amounts beside each other. */
const MIN_DIGITS = 7;
/** Maximum number of its groups; more are a table without words. */
const MAX_GROUPS = 6;

/** What separates the groups of a number: spaces of any width, and hyphens, also those that word processors put. */
const SEPARATORS = /^[\p{Zs}()+/.\-\u2010-\u2013]{1,3}$/u;

/**
 * The keys of numbers in groups: telephone, holder and registration numbers. What is left of one without its first groups has one
 * too, so that it is found with and without country and area code, as somebody types it.
 *
 * @param words - In their order, in the text.
 */
export function groupedNumberKeys(text: string, words: readonly Word[]): KeyOfWords[] {
  return numberRuns(text, words).flatMap(({ start, groups }) =>
    groups.flatMap((_, from) => {
      const parts = groups.slice(from);
      const key = numberKey(parts);
      // What is written as one word has its key.
      return key === undefined || key === parts[0] ? [] : { key, start: start + from, length: parts.length };
    }),
  );
}

/**
 * The key of a long number by its groups: without separators, and without zeros at its start, which stand for a country code,
 * unless it is nearly all zeros; `undefined` for a short one.
 */
export function numberKey(groups: readonly string[]): string | undefined {
  const digits = groups.join("");
  if (!/^\d+$/.test(digits) || digits.length < MIN_DIGITS) return undefined;
  const significant = digits.replace(/^0+/, "");
  return significant.length < MIN_DIGITS ? digits : significant;
}

/** Consecutive groups of digits, with nothing between them but what separates the groups of a number. */
function numberRuns(
  text: string,
  words: readonly Word[],
): { readonly start: number; readonly groups: string[] }[] {
  const runs: { readonly start: number; readonly groups: string[] }[] = [];
  let end = Number.NaN;
  for (const [index, { text: word, start }] of words.entries()) {
    const isGroup = /^\d+$/.test(word);
    const run = runs.at(-1);
    const isNext = isGroup && SEPARATORS.test(text.slice(end, start));
    if (isNext && run && run.groups.length < MAX_GROUPS) run.groups.push(word);
    else if (isGroup) runs.push({ start: index, groups: [word] });
    end = isGroup ? start + word.length : Number.NaN;
  }
  return runs;
}
