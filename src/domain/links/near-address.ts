import { wordKey, wordsIn } from "../search/words.ts";

/** Letters that a word needs before a slip in it is forgiven: in shorter ones it makes another word. */
const FORGIVEN_FROM = 5;

/**
 * The words of an address, or of what somebody wrote for one, as they are compared; without an ending such as `.html`.
 *
 * @param path - Percent-encoded; one that is not encoded properly is taken as it is written.
 */
export function addressWords(path: string): string[] {
  const name = decoded(path).replace(/\.\w+$/, "");
  return wordsIn(name.replace(/[_.]/g, " ")).map((word) => wordKey(word.text));
}

/** How many words of an address are, but for a slip in one, among others. */
export function sharedWords(address: readonly string[], others: readonly string[]): number {
  return address.filter((word) => others.some((other) => isNear(word, other))).length;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function isNear(one: string, other: string): boolean {
  if (one === other) return true;
  return Math.min(one.length, other.length) >= FORGIVEN_FROM && isSlip(one, other);
}

/** Whether a letter is missing, wrong or too many, or two have changed places. */
function isSlip(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  const shorter = Math.min(one.length, other.length) - start;
  while (end < shorter && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const [left, right] = [one.slice(start, one.length - end), other.slice(start, other.length - end)];
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}
