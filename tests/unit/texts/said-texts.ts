const asItIs = (words: string) => words;

/** What functions are given that need more than names and numbers. */
const GIVEN: Readonly<Record<string, readonly unknown[]>> = {
  listTitle: ["Larkfield", ["2026", "Larkfield"], 2],
  choices: [asItIs, asItIs],
};

/** Everything that texts say, functions for each of some names and numbers. */
export function saidTexts(texts: object, values: readonly unknown[]): readonly string[] {
  return Object.entries(texts).flatMap(([name, text]) => saidOf(text, name, values));
}

function saidOf(text: unknown, name: string, values: readonly unknown[]): readonly string[] {
  if (typeof text === "string") return [text];
  if (typeof text === "function") {
    const given = GIVEN[name] ? [GIVEN[name]] : values.map((value) => Array.from({ length: 5 }, () => value));
    return given.flatMap((all) => saidOf(Reflect.apply(text, undefined, all), name, values));
  }
  return typeof text === "object" && text !== null ? saidTexts(text, values) : [];
}
