/** Elements whose lines are not those of running text: what is large, what is in narrow columns, and what machines read as well. */
const LEFT_OUT = /^(?:h[1-6]|nav|pre|script|style|svg|table|time)$/;

/** The beginning of a tag, after its angle bracket. */
const TAG = /^(\/?)([a-z\d]+)/;

/**
 * A number and the word after it, with the space between them. A longer word might not fit beside its number in a narrow window,
 * and four digits without a separator are a year, which belongs to what is before it.
 */
const NUMBER_AND_WORD = /(?<![\p{L}\d.,])(\d{1,3}(?:[.,]\d{1,3}){0,2}\.?) (?=\p{L}{1,9}(?!\p{L}))/gu;

/**
 * The markup of a page in whose running text no line ends between a number and what it counts: `10 am`, `19 August`, `25. September`,
 * `A$674.9 million`.
 */
export function withNumbersUnbroken(markup: string): string {
  let leftOut = 0;
  // React escapes angle brackets in texts and attributes.
  const parts = markup.split("<").map((part) => {
    const [, end, element = ""] = TAG.exec(part) ?? [];
    if (LEFT_OUT.test(element)) leftOut += end === "" ? 1 : -1;
    const text = part.indexOf(">") + 1;
    return leftOut > 0 ? part : part.slice(0, text) + part.slice(text).replace(NUMBER_AND_WORD, "$1\u00a0");
  });
  return parts.join("<");
}
