/** Some of the texts of an area, each with the type of the one whose place it takes. */
export type Changes<Text> = Text extends (...values: never[]) => unknown
  ? Text
  : Text extends object
    ? { readonly [Name in keyof Text]?: Changes<Text[Name]> }
    : Text;

/** What is said in a language, each with what a region says in its place, wherever it occurs. */
export type Words = readonly (readonly [said: string, regional: string])[];

type Wording = (text: string) => string;

/**
 * The texts of a region: those of its language, with the words of the region, except those that have a text of their own.
 * Texts that are functions are worded, too. Names and other values that they are given stay as they are: `Weißer See` does.
 *
 * @param changes - Texts that are the region's own, to the letter.
 */
export function regional<Area extends object>(
  area: Area,
  changes?: Changes<NoInfer<Area>>,
  words?: Words,
): Area;
export function regional(area: object, changes: object = {}, words: Words = []): unknown {
  return changed(words.length === 0 ? area : worded(area, wordingsOf(words)), changes);
}

function changed(text: unknown, change: unknown): unknown {
  if (change === undefined) return text;
  if (!isGroup(text) || !isGroup(change)) return change;
  const changes = new Map(Object.entries(change));
  return mapped(text, (one, name) => changed(one, changes.get(name)));
}

interface Wordings {
  /** The words of what a text says. */
  readonly said: Wording;
  /** The words of what a text is given. */
  readonly given: Wording;
}

/** The first of the characters that no text has, because they mean nothing to anyone. */
const PRIVATE_USE = 0xe000;

function wordingsOf(words: Words): Wordings {
  // What a text is given has these in place of words, until the text is said.
  const hidden = words.map(([word], index) => [word, String.fromCodePoint(PRIVATE_USE + index)] as const);
  return {
    said: (text) => {
      const said = words.reduce((all, [word, regionalWord]) => all.replaceAll(word, regionalWord), text);
      return hidden.reduce((all, [word, sign]) => all.replaceAll(sign, word), said);
    },
    given: (text) => hidden.reduce((all, [word, sign]) => all.replaceAll(word, sign), text),
  };
}

/** What a function is given goes the other way; so does what a function that it is given returns. */
function worded(value: unknown, { said, given }: Wordings): unknown {
  const word = (one: unknown) => worded(one, { said, given });
  const unword = (one: unknown) => worded(one, { said: given, given: said });
  if (typeof value === "string") return said(value);
  if (typeof value === "function")
    return (...values: unknown[]) => word(Reflect.apply(value, undefined, values.map(unword)));
  if (Array.isArray(value)) return value.map(word);
  return isGroup(value) ? mapped(value, word) : value;
}

function isGroup(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

function mapped(group: object, change: (value: unknown, name: string) => unknown): object {
  return Object.fromEntries(Object.entries(group).map(([name, value]) => [name, change(value, name)]));
}
