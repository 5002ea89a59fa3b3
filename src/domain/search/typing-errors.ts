/** Minimum length of a word for typing errors: in shorter words a typing error often gives another word. */
const MIN_LENGTH = 4;
/** Longer texts are not words, and have thousands of variants. */
const MAX_LENGTH = 32;
/** Up to this length, the first letter must be right: with another one, it is another word ("gearing", "hearing"). */
const MAX_LENGTH_OF_FIRST = 7;
/** Up to this length, a wrong letter must be a neighbour on the keyboard or sound alike ("poker" is not "power"). */
const MAX_SHORT_LENGTH = 5;
/** Minimum length of a word for two typing errors. */
const MIN_LENGTH_FOR_TWO = 9;
/** How much longer or shorter another form of the intended word may be. */
const MAX_INFLECTION = 2;

const LETTERS = [..."abcdefghijklmnopqrstuvwxyz"];
const VOWELS = "aeiouy";
/** Groups of letters that sound alike. */
const SOUNDS = ["bp", "dt", "gkcq", "fv", "sz", "mn", "lr"];
const KEY_ROWS = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];

/** The letters that may have been meant by a wrong one in a short word. */
function lettersLike(wrong: string): readonly string[] {
  if (VOWELS.includes(wrong)) return [...VOWELS];
  const sound = SOUNDS.find((letters) => letters.includes(wrong)) ?? "";
  const row = KEY_ROWS.find((keys) => keys.includes(wrong)) ?? "";
  const place = row.indexOf(wrong);
  return [...sound, ...row.slice(Math.max(0, place - 1), place + 2)];
}

/** Abbreviations, tickers and numbers are typed as they are: `ISIN`, `FY26`. A longer word in capitals is a word. */
const CODE = /\p{N}|^\p{Lu}{2,6}$/u;

/** Whether what a visitor typed may be a misspelt word. */
export function canBeMisspelt(typed: string): boolean {
  return typed.length >= MIN_LENGTH && typed.length <= MAX_LENGTH && !CODE.test(typed);
}

/** Whether a word is long enough for two typing errors; the first letter is right then. */
export function canBeMisspeltTwice(word: string): boolean {
  return word.length >= MIN_LENGTH_FOR_TWO;
}

/** Whether a word may be what was intended by a misspelt one, or another form of it. All are normalised. */
export function canBeIntended(candidate: string, misspelt: string): boolean {
  if (candidate.length < MIN_LENGTH || /\p{N}/u.test(candidate)) return false;
  const isFirstRight = misspelt.length <= MAX_LENGTH_OF_FIRST;
  if (isFirstRight && candidate.charAt(0) !== misspelt.charAt(0)) return false;
  return Math.abs(candidate.length - misspelt.length) <= MAX_INFLECTION;
}

/** All words that differ from a word by one typing error; none for short words and numbers. */
export function typosOf(word: string): string[] {
  if (word.length < MIN_LENGTH || /\p{N}/u.test(word)) return [];
  const letters = [...word];
  const near = [...letters.keys(), letters.length].flatMap((place) => {
    const before = letters.slice(0, place).join("");
    const after = letters.slice(place + 1).join("");
    const here = letters[place] ?? "";
    const meant = word.length > MAX_SHORT_LENGTH ? LETTERS : lettersLike(here);
    return [
      before + after,
      ...meant.map((letter) => before + letter + after),
      ...LETTERS.map((letter) => before + letter + here + after),
    ];
  });
  return [...new Set([...near, ...swapped(word)])];
}

/** Swaps each pair of adjacent letters: the most frequent typing error, and a change of two letters. */
function swapped(word: string): string[] {
  const letters = [...word];
  return letters.slice(1).map((letter, index) =>
    letters
      .with(index, letter)
      .with(index + 1, letters[index] ?? "")
      .join(""),
  );
}

/** Whether two words differ by at most two letters that are wrong, missing, too many or swapped with their neighbour. */
export function differByTwo(one: string, other: string): boolean {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row++) {
    const next = [row];
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const changed = (last[column - 1] ?? 0) + Number(!isSame);
      const least = Math.min(changed, (last[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1);
      const swappedCost = row > 1 && column > 1 && isSwapped ? (before[column - 2] ?? 0) + 1 : least;
      next.push(Math.min(least, swappedCost));
    }
    if (Math.min(...next) > 2) return false;
    before = last;
    last = next;
  }
  return (last.at(-1) ?? 0) <= 2;
}
