import { comparableName } from "../../domain/text/comparable-name.ts";
import type { FieldPath } from "./field-path.ts";

/**
 * Entries of a list without those that have one name, which are reported: each is a column of files, and nobody knows which of
 * them is right. Those without a name are kept.
 *
 * @param what - What an entry is, in the words of the report: `days of`.
 */
export function distinctEntries<Entry>(
  entries: readonly Entry[],
  nameOf: (entry: Entry) => string | undefined,
  { path, what }: { readonly path: FieldPath; readonly what: string },
): readonly Entry[] {
  const named = Map.groupBy(entries, (entry) => comparableName(nameOf(entry) ?? ""));
  return [...named].flatMap(([name, all]) => {
    const [first] = all;
    if (name === "" || first === undefined || all.length === 1) return all;
    path.report(`has ${all.length} times ${what} “${nameOf(first)}”: none of them is shown`);
    return [];
  });
}
