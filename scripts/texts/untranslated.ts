/** A text to be translated. */
export interface Untranslated {
  /** Its place among the texts of an area: `menu.open`. */
  readonly name: string;
  /**
   * - `missing`: it is not there.
   * - `english`: it has several words, all of them English.
   * - `same`: it is one word, which may be the same in both languages.
   */
  readonly state: "missing" | "english" | "same";
}

/** Compares the texts of an area with the English ones. Texts without words are not listed. */
export function untranslated(english: unknown, other: unknown, name = ""): readonly Untranslated[] {
  if (other === undefined) return [{ name, state: "missing" }];
  if (typeof english === "object" && english !== null) {
    const texts = new Map(typeof other === "object" && other !== null ? Object.entries(other) : []);
    return Object.entries(english).flatMap(([key, text]) =>
      untranslated(text, texts.get(key), name === "" ? key : `${name}.${key}`),
    );
  }
  if (sourceOf(english) !== sourceOf(other)) return [];
  const words = wordsOf(english);
  if (words.length === 0) return [];
  return [{ name, state: words.length === 1 ? "same" : "english" }];
}

/** The source of a function, without the spaces that types leave behind. */
function sourceOf(text: unknown): string {
  return String(text).replace(/\s+/g, "");
}

/** Of a function, the words in its strings. */
function wordsOf(text: unknown): readonly string[] {
  const strings =
    typeof text === "function"
      ? (String(text)
          .replace(/\$\{[^}]*\}/g, " ")
          .match(/(["`]).*?\1/g) ?? [])
      : [String(text)];
  return strings.flatMap((one) => one.match(/\p{L}{2,}/gu) ?? []);
}
