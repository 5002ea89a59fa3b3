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

/** A text in lower case and, as far as its letters are Latin, in ASCII: `soren` for "Søren", `lukasz` for "Łukasz". */
export function latinAscii(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[\u{80}-\u{2ff}\u{2c60}-\u{2c7f}]/gu, (letter) => ASCII.get(letter) ?? letter);
}
