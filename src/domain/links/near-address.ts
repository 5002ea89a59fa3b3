import { cut } from "../text/cut.ts";
import { wordKey, wordsIn } from "../text/words.ts";
import { decoded } from "./decoded.ts";

/** Minimum length of a word for fuzzy matching: in shorter words a typo is often another word. */
const FUZZY_MIN_LENGTH = 5;

/** Maximum number of characters of an address that are compared: each word costs a comparison with all others. */
const MAX_COMPARED_LENGTH = 200;

/**
 * The words of the beginning of an address for comparison, without an extension such as `.html`.
 *
 * @param path - Percent-encoded; used unchanged if the encoding is invalid.
 */
export function addressWords(path: string): string[] {
  // Before it is decoded, the end of a part may be half a character, which makes the encoding invalid.
  const name = cut(decoded(path), MAX_COMPARED_LENGTH).replace(/\.\w+$/, "");
  return wordsIn(name.replace(/[_.]/g, " ")).map((word) => wordKey(word.text));
}

/** How many words of an address are among others; each word may have one typo. */
export function sharedWords(address: readonly string[], others: readonly string[]): number {
  return address.filter((word) => others.some((other) => isNear(word, other))).length;
}

function isNear(one: string, other: string): boolean {
  if (one === other) return true;
  return Math.min(one.length, other.length) >= FUZZY_MIN_LENGTH && differByOne(one, other);
}

/** Whether one letter is missing, wrong or added, or two adjacent letters are swapped. */
function differByOne(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const rest = one.slice(start);
  const otherRest = other.slice(start);
  return (
    rest.slice(1) === otherRest ||
    rest === otherRest.slice(1) ||
    rest.slice(1) === otherRest.slice(1) ||
    (rest.slice(2) === otherRest.slice(2) && rest[0] === otherRest[1] && rest[1] === otherRest[0])
  );
}
