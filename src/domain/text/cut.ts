const segmenter = new Intl.Segmenter();

/** The characters of a text as readers see them: an emoji of several code points, or a letter with its accents, is one. */
export function charactersIn(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** The beginning of a text, at most a number of UTF-16 code units long, cut between two characters as readers see them. */
export function cut(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  return text.slice(0, segmenter.segment(text).containing(maxLength)?.index);
}
