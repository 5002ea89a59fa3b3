/** A text for a regular expression, as it is. Not `RegExp.escape`: the browser tests are typed for older browsers. */
export function literally(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}

/** An expression that any of some texts matches. */
export function anyOf(texts: readonly string[]): string {
  return texts.map(literally).join("|");
}

/** The words of a text with commas between them. */
export function listedWords(words: string): readonly string[] {
  return words.split(",").flatMap((word) => word.trim() || []);
}

/** Those of the texts of the brand, which are looked for in each text of the content. */
const patterns = new Map<string, string>();

/** The same for a regular expression, the longest first: a space stands for any, and an apostrophe, too. */
export function alternatives(words: string): string {
  return patterns.getOrInsertComputed(words, patternOf);
}

function patternOf(words: string): string {
  return listedWords(words)
    .toSorted((one, other) => other.length - one.length)
    .map((word) => literally(word).replaceAll(" ", "\\s+").replaceAll("’", "['’]"))
    .join("|");
}
