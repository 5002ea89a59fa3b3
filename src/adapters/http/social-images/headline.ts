import { charactersIn } from "../../../domain/text/cut.ts";

interface Area {
  /** Pixels. */
  readonly width: number;
  /** Font sizes in pixels, largest first, each with its maximum number of lines. */
  readonly sizes: readonly { readonly size: number; readonly lines: number }[];
}

type Fits = (line: string) => boolean;

/** Scripts without spaces between words. */
const WITHOUT_SPACES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const segmenter = new Intl.Segmenter(undefined, { granularity: "word" });

/**
 * Lays out a headline in balanced lines, at the largest font size in pixels that fits. At the smallest size, it is truncated
 * at a word, with an ellipsis. `lengthOf` is the width of a text in thousandths of the font size.
 */
export function layOutHeadline(text: string, { width, sizes }: Area, lengthOf: (text: string) => number) {
  const words = wordsIn(text);
  const within = (length: number) => (line: string) => lengthOf(line) <= length;
  for (const { size, lines: maxLines } of sizes) {
    const maxLength = (width / size) * 1000;
    const fits = within(maxLength);
    const lines = breakLines(words, fits);
    if (lines.length > maxLines || !lines.every(fits)) continue;
    // Binary search for the narrowest width with the same number of lines, so that they are about equally long.
    let narrow = Math.max(0, ...words.map((word) => lengthOf(word.trimStart())));
    let wide = maxLength;
    while (wide - narrow > 50) {
      const middle = (narrow + wide) / 2;
      if (breakLines(words, within(middle)).length <= lines.length) wide = middle;
      else narrow = middle;
    }
    return { lines: breakLines(words, within(wide)), size };
  }
  const { size = 48, lines: maxLines = 1 } = sizes.at(-1) ?? {};
  return { lines: truncate(words, maxLines, within((width / size) * 1000)), size };
}

/** What a line can begin with: words with the space before them, if there is one. */
function wordsIn(text: string): string[] {
  return text
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((spaced) => (WITHOUT_SPACES.test(spaced) ? unspacedWords(` ${spaced}`) : ` ${spaced}`));
}

/** Words that follow each other, with their punctuation: no line ends with an opening bracket or begins with a full stop. */
function unspacedWords(text: string): string[] {
  const words: string[] = [];
  let opening = "";
  for (const { segment, isWordLike } of segmenter.segment(text)) {
    const last = words.at(-1);
    if (/^[\p{Ps}\p{Pi}\s]$/u.test(segment)) opening += segment;
    else if (isWordLike || opening !== "" || last === undefined) {
      words.push(opening + segment);
      opening = "";
    } else words[words.length - 1] = last + segment;
  }
  return opening.trim() === "" ? words : [...words, opening];
}

function breakLines(words: readonly string[], fits: Fits): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = last === undefined ? word.trimStart() : last + word;
    if (last === undefined || !fits(longer)) lines.push(word.trimStart());
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

function truncate(words: readonly string[], maxLines: number, fits: Fits): string[] {
  const short = words.map((word) => shorten(word, fits));
  for (let count = short.length; count > 0; count -= 1) {
    const lines = breakLines([...short.slice(0, count - 1), `${short[count - 1] ?? ""}…`], fits);
    if (lines.length <= maxLines) return lines;
  }
  return [];
}

/** Truncates a word so that it fits in a line with an ellipsis. */
function shorten(word: string, fits: Fits): string {
  let letters = charactersIn(word);
  while (letters.length > 1 && !fits(`${letters.join("").trimStart()}…`)) letters = letters.slice(0, -1);
  return letters.join("");
}
