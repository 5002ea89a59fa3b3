import { comparableName } from "../text/comparable-name.ts";

/** What editors call the last line of a table. */
const TOTAL =
  /^(?:(?:grand |sub)?totals?|sum|summe|zwischensumme|gesamt|insgesamt|total général|ensemble|合計)$/;

/** Whether an entry is called the total of others. */
export function isNamedTotal({ name }: { readonly name: string }): boolean {
  return TOTAL.test(comparableName(name).replace(/[:.]$/, ""));
}

/**
 * The entry that has as many as all others together: an editor has typed a total, which is none of them. `undefined` if there
 * is none, or if a number is not known.
 */
export function totalAmong<Entry>(
  entries: readonly Entry[],
  countOf: (entry: Entry) => number | undefined,
): Entry | undefined {
  const counts = entries.map((entry) => countOf(entry) ?? Number.NaN);
  const all = counts.reduce((sum, count) => sum + count, 0);
  // Of two entries, either could be the total of the other one.
  if (counts.filter((count) => count !== 0).length < 3) return undefined;
  return entries.find((_entry, index) => (counts[index] ?? 0) * 2 === all);
}
