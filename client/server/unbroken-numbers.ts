/** Elements whose lines are not those of running text: what is large, what is in narrow columns, and what machines read as well. */
const LEFT_OUT = /^(?:h[1-6]|nav|pre|script|style|svg|table|time)$/;

/** Each tag of a markup as React renders it, with the name of its element, or a text between two tags. */
const PARTS = /<(\/?)([a-z\d]+)[^>]*>|[^<]+/g;

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
  return markup.replace(PARTS, (part: string, end: string | undefined, element: string | undefined) => {
    if (element === undefined) return leftOut > 0 ? part : part.replace(NUMBER_AND_WORD, "$1\u00a0");
    if (LEFT_OUT.test(element)) leftOut += end === "" ? 1 : -1;
    return part;
  });
}
