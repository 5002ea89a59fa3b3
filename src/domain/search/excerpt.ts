import { cut } from "../text/cut.ts";
import { exactKey, speltWords, type Word, wordKey, wordsIn } from "../text/words.ts";
import type { KeyOfWords } from "./date-keys.ts";
import type { ExcerptPart } from "./search.ts";

/** Approximate length of an excerpt in characters. */
const EXCERPT_LENGTH = 200;
/** Characters before the first match. */
const LEAD_LENGTH = 50;

/**
 * The part of a text with the most different matches, which are marked; the beginning of the text if there are none.
 *
 * @param keys - Keys of the matching words.
 * @param keysOf - The keys of a word, first the key that all its forms have. Default: {@link wordKey}.
 * @param keysTogether - The keys of several words. Default: those of periods and of numbers.
 */
export function excerptOf(
  text: string,
  keys: Pick<ReadonlySet<string>, "has">,
  keysOf: KeysOf = ownKey,
  keysTogether: KeysTogether = speltKeys,
): ExcerptPart[] {
  const line = oneLine(text);
  const words = wordsIn(line);
  const together = keysTogether(line, words).filter(({ key }) => keys.has(key));
  const hits = hitsAmong(words, keys, keysOf, together);
  const start = startAt(words, line, bestHit(hits, keysOf));
  const end = endAt(words, line, start);
  const parts: ExcerptPart[] = [];
  let position = start;
  const shown = hits.filter((word) => word.start >= start && endOf(word) <= end);
  for (const hit of mergeOverlaps(shown)) {
    parts.push({ text: line.slice(position, hit.start), hit: false }, { text: hit.text, hit: true });
    position = endOf(hit);
  }
  parts.push({ text: line.slice(position, end), hit: false });
  if (start > 0) parts.unshift({ text: "… ", hit: false });
  if (end < line.length) parts.push({ text: " …", hit: false });
  return compacted(parts);
}

type KeysOf = (word: string) => readonly [string, ...string[]];

/** The keys of consecutive words in a text. */
export type KeysTogether = (text: string, words: readonly Word[]) => readonly KeyOfWords[];

function speltKeys(_text: string, words: readonly Word[]): readonly KeyOfWords[] {
  return speltWords(words.map((word) => exactKey(word.text)));
}

function ownKey(word: string): readonly [string] {
  return [wordKey(word)];
}

function mergeOverlaps(hits: readonly Word[]): Word[] {
  const merged: Word[] = [];
  for (const hit of hits) {
    const last = merged.at(-1);
    if (last && hit.start < endOf(last)) {
      const text = last.text + hit.text.slice(endOf(last) - hit.start);
      merged[merged.length - 1] = { text, start: last.start };
    } else merged.push(hit);
  }
  return merged;
}

/** The words that match a key alone or together with others. */
function hitsAmong(
  words: readonly Word[],
  keys: Pick<ReadonlySet<string>, "has">,
  keysOf: KeysOf,
  together: readonly KeyOfWords[],
): Word[] {
  const placesTogether = new Set(
    together.flatMap(({ start, length }) => Array.from({ length }, (_, index) => start + index)),
  );
  return words.filter(
    (word, place) => keysOf(word.text).some((key) => keys.has(key)) || placesTogether.has(place),
  );
}

/** A text on one line. Lines without punctuation at the end are separated by a middle dot. */
function oneLine(text: string): string {
  const lines = text.split("\n").map((line) => line.trim());
  return lines
    .filter((line) => line !== "")
    .map((line, index, { length }) => (index === length - 1 ? line : line + separatorAfter(line)))
    .join("")
    .replace(/\s{2,}|[^\S ]/g, " ");
}

function separatorAfter(line: string): string {
  return /[.!?:;,]$/.test(line) ? " " : " · ";
}

/** The match at which an excerpt should start to contain the most different matches. */
function bestHit(hits: readonly Word[], keysOf: KeysOf): Word | undefined {
  let best: Word | undefined;
  let most = 0;
  for (const [index, hit] of hits.entries()) {
    const end = hit.start + EXCERPT_LENGTH - LEAD_LENGTH;
    const near = new Set<string>();
    // An index instead of `hits.slice(index)`, which would take quadratic time.
    let place = index;
    for (let other = hits[place]; other && endOf(other) <= end; other = hits[place]) {
      near.add(keysOf(other.text)[0]);
      place += 1;
    }
    if (near.size > most) {
      best = hit;
      most = near.size;
    }
  }
  return best;
}

function startAt(words: readonly Word[], line: string, hit: Word | undefined): number {
  // Near the end of a text, the excerpt starts earlier.
  const from = hit ? Math.min(hit.start - LEAD_LENGTH, line.length - EXCERPT_LENGTH) : 0;
  if (!hit || from <= 0) return 0;
  return words.find((word) => word.start >= from)?.start ?? hit.start;
}

function endAt(words: readonly Word[], line: string, start: number): number {
  if (line.length - start <= EXCERPT_LENGTH) return line.length;
  const last = words.findLast((word) => endOf(word) <= start + EXCERPT_LENGTH);
  return last && last.start >= start ? endOf(last) : start + cut(line.slice(start), EXCERPT_LENGTH).length;
}

function endOf({ text, start }: Word): number {
  return start + text.length;
}

/** Removes empty parts, and merges adjacent parts without a match. */
function compacted(parts: readonly ExcerptPart[]): ExcerptPart[] {
  const result: ExcerptPart[] = [];
  for (const part of parts) {
    if (part.text === "") continue;
    const last = result.at(-1);
    if (last && !last.hit && !part.hit)
      result[result.length - 1] = { text: last.text + part.text, hit: false };
    else result.push(part);
  }
  return result;
}
