import { latinAscii } from "../../src/domain/text/latin-ascii.ts";
import { UsageError } from "../command-line.ts";

/** The spellings of a name. */
export interface Name {
  /** `fact-box`: in code, in addresses, of files. */
  readonly kebab: string;
  /** `fact_box`: of slice types. */
  readonly snake: string;
  /** `FactBox`: of components, types and folders of slices. */
  readonly pascal: string;
  /** `factBox`: of variables. */
  readonly camel: string;
  /** `Fact box`: for editors. */
  readonly label: string;
  /** `fact box`, within a sentence. */
  readonly words: string;
}

const VALID = /^[a-z]+(?:-[a-z]+)*$/;

/**
 * Reads a name.
 *
 * @param isTaken - Whether something has a name already.
 * @param otherwise - What to add to a name that is taken: `section`.
 * @throws {UsageError} if it is none, or taken: it says which would do.
 */
export function nameFrom(given: string, isTaken: (name: Name) => boolean, otherwise: string): Name {
  const name = spelt(lettersOf(given) || "fact-box");
  const free = [name, spelt(`${name.kebab}-${otherwise}`), spelt(`own-${name.kebab}-${otherwise}`)].find(
    (one) => !isTaken(one) && ofLanguage(one) === undefined,
  );
  const advice = free === undefined ? "choose another" : `${free.kebab} would do`;
  if (given === "") throw new UsageError(`A name is missing, in small letters with hyphens: ${advice}`);
  if (!VALID.test(given))
    throw new UsageError(`"${given}" is no name, which has small letters and hyphens alone: ${advice}`);
  const own = ofLanguage(name);
  if (own !== undefined) throw new UsageError(`${own} is a name of JavaScript itself: ${advice}`);
  if (free !== name) throw new UsageError(`There is a ${given} already: ${advice}`);
  return name;
}

/** The spelling that JavaScript has already: of a global (`Map`), or of what every object has (`constructor`). */
function ofLanguage({ pascal, kebab }: Name): string | undefined {
  if (pascal in globalThis) return pascal;
  return kebab in {} ? kebab : undefined;
}

const DIGITS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

/** What of a text can be a name: capitals begin a word, digits are written out. */
function lettersOf(text: string): string {
  const words = text
    .replace(/\d/g, (digit) => `-${DIGITS[Number(digit)]}-`)
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1-$2");
  return latinAscii(words)
    .replace(/[^a-z]+/g, "-")
    .replace(/^-|-$/g, "");
}

function spelt(kebab: string): Name {
  const parts = kebab.split("-");
  const pascal = parts.map(capitalised).join("");
  const words = parts.join(" ");
  return {
    kebab,
    snake: parts.join("_"),
    pascal,
    camel: (parts[0] ?? "") + pascal.slice((parts[0] ?? "").length),
    label: capitalised(words),
    words,
  };
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
