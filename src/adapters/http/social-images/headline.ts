/** A headline in balanced lines, with the font size in pixels at which they fit. */
export interface Headline {
  readonly lines: readonly string[];
  readonly size: number;
}

interface HeadlineArea {
  /** Pixels. */
  readonly width: number;
  /** Font sizes in pixels, largest first, each with its maximum number of lines. */
  readonly sizes: readonly { readonly size: number; readonly lines: number }[];
}

/**
 * Lays out a headline at the largest size that fits. At the smallest size, it is truncated at a word, with an ellipsis.
 *
 * @param lengthOf - Width of a text in thousandths of the font size.
 */
export function setHeadline(
  text: string,
  { width, sizes }: HeadlineArea,
  lengthOf: (text: string) => number,
): Headline {
  const words = text.split(/\s+/).filter(Boolean);
  for (const { size, lines: maxLines } of sizes) {
    const maxLength = (width / size) * 1000;
    const lines = breakLines(words, maxLength, lengthOf);
    if (lines.length <= maxLines && lines.every((line) => lengthOf(line) <= maxLength)) {
      return { lines: balance(words, lines.length, maxLength, lengthOf), size };
    }
  }
  const { size = 48, lines: maxLines = 1 } = sizes.at(-1) ?? {};
  return { lines: truncate(words, (width / size) * 1000, maxLines, lengthOf), size };
}

function breakLines(
  words: readonly string[],
  maxLength: number,
  lengthOf: (text: string) => number,
): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && lengthOf(longer) <= maxLength) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Binary search for the narrowest width with the same number of lines, so that they are about equally long. */
function balance(
  words: readonly string[],
  count: number,
  maxLength: number,
  lengthOf: (text: string) => number,
): string[] {
  let narrow = Math.max(0, ...words.map(lengthOf));
  let wide = maxLength;
  while (wide - narrow > 50) {
    const middle = (narrow + wide) / 2;
    if (breakLines(words, middle, lengthOf).length <= count) wide = middle;
    else narrow = middle;
  }
  return breakLines(words, wide, lengthOf);
}

function truncate(
  words: readonly string[],
  maxLength: number,
  maxLines: number,
  lengthOf: (text: string) => number,
): string[] {
  const short = words.map((word) => shorten(word, maxLength, lengthOf));
  for (let count = short.length; count > 0; count -= 1) {
    const lines = breakLines(
      [...short.slice(0, count - 1), `${short[count - 1] ?? ""}…`],
      maxLength,
      lengthOf,
    );
    if (lines.length <= maxLines) return lines;
  }
  return [];
}

/** Truncates a word so that it fits in a line with an ellipsis. */
function shorten(word: string, maxLength: number, lengthOf: (text: string) => number): string {
  let letters = [...word];
  while (letters.length > 1 && lengthOf(`${letters.join("")}…`) > maxLength) letters = letters.slice(0, -1);
  return letters.join("");
}
