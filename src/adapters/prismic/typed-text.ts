/** Line breaks of word processors and of old files. */
const LINE_BREAKS: ReadonlySet<string> = new Set(["\r\n", "\r", "\v", "\f", "\u0085", "\u2028", "\u2029"]);

// Also the spaces of no width by which web pages break long words. Joiners are kept: emoji and some languages need them.
const UNSEEN = /\r\n|[\p{Cc}\p{Zl}\p{Zp}\u200b\u2060\ufeff]/gu;

// French has a space before some marks and within quotation marks, which keyboards have not: no line begins with a mark.
const SPACES_BESIDE_MARKS = / (?=[;:!?](?:\s|$)|»(?![\p{L}\p{N}]))|(?<=(?<!\S)«) /gu;
/** As the texts of the site have it. */
const NARROW_SPACE = "\u202F";

/**
 * A text as an editor meant it: with line breaks as `\n`, without other control characters and spaces of no width, and with
 * spaces that keep a mark in the line of its word.
 */
export function cleaned(text: string): string {
  const seen = text.replace(UNSEEN, (character) => {
    if (character === "\n" || character === "\t") return character;
    return LINE_BREAKS.has(character) ? "\n" : "";
  });
  return seen.replace(SPACES_BESIDE_MARKS, NARROW_SPACE);
}

/** Whether a text shows nothing. */
export function isBlank(text: string): boolean {
  return /^[\s\p{Cc}\p{Cf}]*$/u.test(text);
}
