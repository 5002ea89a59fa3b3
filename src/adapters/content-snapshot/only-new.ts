/** Returns a function that takes one list after another, and returns the entries that the list before did not have, by value. */
export function onlyNew<T>(): (entries: readonly T[]) => readonly T[] {
  let known: ReadonlySet<string> = new Set();
  return (entries) => {
    const added = entries.filter((entry) => !known.has(JSON.stringify(entry)));
    known = new Set(entries.map((entry) => JSON.stringify(entry)));
    return added;
  };
}
