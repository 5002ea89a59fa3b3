/** Small letters of the Latin script that Unicode does not decompose, by what they are in ASCII (CLDR, Latin-ASCII). */
const LETTERS: Readonly<Record<string, string>> = {
  a: "ⱥ",
  ae: "æ",
  b: "ƀƃɓ",
  c: "ƈȼ",
  d: "ðđƌȡɖɗ",
  db: "ȸ",
  e: "ɇɛ",
  f: "ƒ",
  g: "ǥɠ",
  h: "ħ",
  hv: "ƕ",
  i: "ıɨɩ",
  j: "ȷɉ",
  k: "ƙ",
  l: "łƚȴɫ",
  n: "ŋƞȵɲ",
  o: "ø",
  oe: "œ",
  oi: "ƣ",
  p: "ƥ",
  q: "ĸ",
  qp: "ȹ",
  r: "ɍ",
  s: "ȿ",
  ss: "ß",
  t: "ŧƫƭȶʈⱦ",
  th: "þ",
  u: "ʉ",
  v: "ʋ",
  y: "ƴɏ",
  z: "ƶȥɀ",
};

const ASCII: ReadonlyMap<string, string> = new Map(
  Object.entries(LETTERS).flatMap(([ascii, letters]) => [...letters].map((letter) => [letter, ascii])),
);

/**
 * Marks that a reader may leave out: accents, and the vowel points of Hebrew and Arabic. The vowels and tones of other scripts
 * make another word (`हिन्दी`, `ที่`), and so do the voicing marks of kana (`が`).
 */
const ACCENTS = /(?![\u3099\u309a])(?=[\p{Script=Inherited}\p{Script=Hebrew}\p{Script=Arabic}])\p{M}/gu;

/**
 * A text in lower case, without accents and, as far as its letters are Latin, in ASCII: `soren` for "Søren", `lukasz` for
 * "Łukasz". Letters that look the same in several forms of Unicode become one (NFKD): `1` for `１`.
 */
export function latinAscii(text: string): string {
  return (
    text
      .normalize("NFKD")
      .replace(ACCENTS, "")
      .toLowerCase()
      // A sigma at the end of a word is the same letter.
      .replaceAll("ς", "σ")
      .replace(/[\u{80}-\u{2ff}\u{2c60}-\u{2c7f}]/gu, (letter) => ASCII.get(letter) ?? letter)
  );
}
