import { wordsIn } from "../../domain/text/words.ts";

/** Whether a word, in lower case, is one of its language, also if no text of the site has it; `undefined` if nobody knows. */
export type IsRealWord = (word: string) => boolean | undefined;

interface Dictionary {
  readonly aff: Uint8Array;
  readonly dic: Uint8Array;
}

// What reads all of Hunspell's format (nspell) had its last release in 2021, and keeps twice as much in memory.

/** Hunspell's dictionaries by language (ISO 639-1): those whose licences allow what that of this project does. */
const DICTIONARIES: Readonly<Record<string, () => Promise<{ readonly default: Dictionary }>>> = {
  en: () => import("dictionary-en"),
};

/** Makes other forms of the words that have its flag. */
interface Affix {
  readonly flag: string;
  /** What it puts in the place of the other. */
  readonly added: string;
  readonly replaced: string;
  readonly condition: RegExp;
}

/**
 * The words of the language of a locale, and of the expressions that the search treats as the same. Without a dictionary,
 * nothing is known of any others.
 */
export async function realWordsOf(
  locale: string,
  synonyms: readonly (readonly string[])[],
): Promise<IsRealWord> {
  const dictionary = await DICTIONARIES[new Intl.Locale(locale).language]?.();
  const isInDictionary = dictionary === undefined ? () => undefined : wordsOf(dictionary.default);
  const expressions = synonyms.flat().join(" ").toLowerCase();
  const known = new Set(wordsIn(expressions).map(({ text }) => text));
  return (word) => known.has(word) || isInDictionary(word);
}

function wordsOf({ aff, dic }: Dictionary): IsRealWord {
  const decoder = new TextDecoder();
  const prefixes: Affix[] = [];
  const suffixes: Affix[] = [];
  for (const rule of decoder.decode(aff).matchAll(/^([PS])FX (\S) +(\S+) +(\S+) +(\S+)/gm)) {
    const [, kind, flag = "", replaced = "", added = "", condition = ""] = rule;
    const ofKind = kind === "P" ? prefixes : suffixes;
    ofKind.push({
      flag,
      added,
      replaced: replaced === "0" ? "" : replaced,
      condition: new RegExp(kind === "P" ? `^${condition}` : `${condition}$`),
    });
  }
  const flagsOf = rootsIn(decoder.decode(dic));
  const isForm = (root: string, ...flags: readonly string[]) => {
    const own = flagsOf.get(root);
    return own !== undefined && flags.every((flag) => own.includes(flag));
  };
  const isWord = (word: string, ...flags: readonly string[]) =>
    isForm(word, ...flags) ||
    suffixes.some(({ flag, added, replaced, condition }) => {
      if (!word.endsWith(added)) return false;
      const root = word.slice(0, word.length - added.length) + replaced;
      return condition.test(root) && isForm(root, flag, ...flags);
    });
  return (word) =>
    isWord(word) ||
    prefixes.some(({ flag, added }) => word.startsWith(added) && isWord(word.slice(added.length), flag));
}

/** The flags of each word of a dictionary. A name is a word, too. */
function rootsIn(dictionary: string): ReadonlyMap<string, string> {
  const roots = new Map<string, string>();
  for (const line of dictionary.split("\n").slice(1)) {
    const [written = "", flags = ""] = line.split("/");
    const root = written.toLowerCase();
    if (root !== "") roots.set(root, (roots.get(root) ?? "") + flags);
  }
  return roots;
}
