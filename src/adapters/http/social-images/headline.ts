/** A headline broken into lines of much the same length, with the type size in pixels that they fit in. */
export interface Headline {
  readonly lines: readonly string[];
  readonly size: number;
}

interface Room {
  /** Pixels. */
  readonly width: number;
  /** Type sizes in pixels to choose from, largest first, each with the most lines it may take. */
  readonly sizes: readonly { readonly size: number; readonly lines: number }[];
}

/**
 * Sets a headline as large as its room allows. What does not even fit at the smallest size is cut off at a word, with
 * an ellipsis.
 *
 * @param lengthOf - Width of a text in thousandths of the type size.
 */
export function setHeadline(
  text: string,
  { width, sizes }: Room,
  lengthOf: (text: string) => number,
): Headline {
  const words = text.split(/\s+/).filter(Boolean);
  for (const { size, lines: most } of sizes) {
    const room = (width / size) * 1000;
    const lines = breakLines(words, room, lengthOf);
    if (lines.length <= most && lines.every((line) => lengthOf(line) <= room)) {
      return { lines: balance(words, lines.length, room, lengthOf), size };
    }
  }
  const { size = 48, lines: most = 1 } = sizes.at(-1) ?? {};
  return { lines: cut(words, (width / size) * 1000, most, lengthOf), size };
}

function breakLines(words: readonly string[], room: number, lengthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && lengthOf(longer) <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The narrowest setting that takes no more lines: no line is left with a single short word. */
function balance(
  words: readonly string[],
  count: number,
  room: number,
  lengthOf: (text: string) => number,
): string[] {
  let narrow = Math.max(0, ...words.map(lengthOf));
  let wide = room;
  while (wide - narrow > 50) {
    const middle = (narrow + wide) / 2;
    if (breakLines(words, middle, lengthOf).length <= count) wide = middle;
    else narrow = middle;
  }
  return breakLines(words, wide, lengthOf);
}

function cut(
  words: readonly string[],
  room: number,
  most: number,
  lengthOf: (text: string) => number,
): string[] {
  const short = words.map((word) => shorten(word, room, lengthOf));
  for (let count = short.length; count > 0; count -= 1) {
    const lines = breakLines([...short.slice(0, count - 1), `${short[count - 1] ?? ""}…`], room, lengthOf);
    if (lines.length <= most) return lines;
  }
  return [];
}

/** A word that is wider than a line, cut to what a line holds with its ellipsis. */
function shorten(word: string, room: number, lengthOf: (text: string) => number): string {
  let letters = [...word];
  while (letters.length > 1 && lengthOf(`${letters.join("")}…`) > room) letters = letters.slice(0, -1);
  return letters.join("");
}
