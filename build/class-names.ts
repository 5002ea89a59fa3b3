import { readdirSync } from "node:fs";
import { sep } from "node:path";

/** What a style sheet module asks a name for; of the style compiler's own type, what is needed here. */
interface Wish {
  /** Differs for each name of a module, the same in every build. */
  readonly hash: string;
  /** Path of the module, from the folder of them all. */
  readonly filePath: string;
}

/**
 * Gives classes and variables names of two or three characters: letters for the module, a number for the place within
 * it. They depend on the sources alone, so the browser's build and the server's, made one after the other, agree.
 *
 * @param folder - Folder with the style sheet modules.
 */
export function shortClassNames(folder: string): (wish: Wish) => string {
  const modules = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".css.ts"))
    .map((path) => path.split(sep).join("/"))
    .sort();
  const letters = new Map(modules.map((path, index) => [path, lettersOf(index)]));
  const numbers = new Map<string, Map<string, number>>();
  return ({ hash, filePath }) => {
    const module = letters.get(filePath);
    if (module === undefined)
      throw new Error(`${filePath} is not among the style sheet modules of ${folder}.`);
    const known = numbers.get(filePath) ?? new Map<string, number>();
    numbers.set(filePath, known);
    const number = known.get(hash) ?? known.size;
    known.set(hash, number);
    return `${module}${number}`;
  };
}

/** Without the letter of `h1` to `h6`: in a selector, the style compiler would take the element for the class. */
const ALPHABET = "abcdefgijklmnopqrstuvwxyzABCDEFGIJKLMNOPQRSTUVWXYZ";

/** a … Z, then aa … ZZ; since no letter follows a number, no two names are alike. */
function lettersOf(index: number): string {
  const last = ALPHABET.charAt(index % ALPHABET.length);
  return index < ALPHABET.length ? last : lettersOf(Math.floor(index / ALPHABET.length) - 1) + last;
}
