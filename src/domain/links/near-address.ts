import { wordKey, wordsIn } from "../search/words.ts";

/** Letters that a word needs before a slip in it is forgiven: in shorter ones it makes another word. */
const FORGIVEN_FROM = 5;

/** How many words of an address are, but for a slip, among the words that somebody wrote for an address. */
export function nearWords(href: string, written: string): number {
  const keys = keysOf(written);
  return keysOf(href).filter((key) => keys.some((other) => isNear(key, other))).length;
}

function keysOf(text: string): string[] {
  return wordsIn(text.replaceAll("_", " ")).map((word) => wordKey(word.text));
}

function isNear(one: string, other: string): boolean {
  if (one === other) return true;
  return Math.min(one.length, other.length) >= FORGIVEN_FROM && isSlip(one, other);
}

/** Whether a letter is missing, wrong or too many, or two have changed places. */
function isSlip(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  const shorter = Math.min(one.length, other.length) - start;
  while (end < shorter && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const [left, right] = [one.slice(start, one.length - end), other.slice(start, other.length - end)];
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}
