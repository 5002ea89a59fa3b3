/** Texts of one kind of character, as they stand in an address. */
export interface TextKind {
  readonly name: string;
  /** Repeated to the length that is needed. */
  readonly unit: string;
}

/** General categories of Unicode, with whatever is assigned to none. */
const CATEGORIES =
  "Lu Ll Lt Lm Lo Mn Mc Me Nd Nl No Pc Pd Ps Pe Pi Pf Po Sm Sc Sk So Zs Zl Zp Cc Cf Co Cn".split(" ");

const FIRST_NOT_ASCII = 0x80;

/** Characters together, or parts of them, that have cost more than each of them, or may. */
const TOGETHER = [").,", "a.", "a-", "a=", "a%20", "/a", "/..", "%25", "%2525", "%e0%", "%E9", "%ED%A0%80"];

/** Marks of an accent that normalisation puts into another order. */
const UNORDERED = encodeURIComponent("\u0301\u0316");

/** The marks of ASCII, and the control characters that texts have. */
const MARKS = Array.from("\0\t\n\r !\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~");

/** Each mark of ASCII, a letter, a digit, and a character of each category of Unicode, percent-encoded. */
export const ENCODED_KINDS: readonly TextKind[] = [
  ...["a", "1"].map(kindOf),
  ...MARKS.map((mark) => kindOf(`%${mark.charCodeAt(0).toString(16).padStart(2, "0")}`)),
  ...CATEGORIES.map((category) => {
    const unit = encodeURIComponent(firstOf(category));
    return { name: `${category} ${unit}`, unit };
  }),
  ...[...TOGETHER, UNORDERED].map(kindOf),
];

/** Also the marks that can be in an address as they are. */
export const TEXT_KINDS: readonly TextKind[] = [
  ...ENCODED_KINDS,
  ...MARKS.filter((mark) => mark > " ").map(kindOf),
];

function kindOf(unit: string): TextKind {
  return { name: unit, unit };
}

/** A text of a kind, with another character at its end: what looks for the end of the kind begins again. */
export function filled({ unit }: TextKind, length: number): string {
  return `${unit.repeat(Math.max(1, Math.floor((length - 1) / unit.length)))}x`;
}

function firstOf(category: string): string {
  const isOf = new RegExp(`\\p{gc=${category}}`, "u");
  for (let code = FIRST_NOT_ASCII; code <= 0x10_ff_ff; code += 1) {
    const character = String.fromCodePoint(code);
    if (character.isWellFormed() && isOf.test(character)) return character;
  }
  throw new Error(`No character is of the category ${category}.`);
}
