/** The most similar names, best first; none if nothing is similar. */
export function similarNames(given: string, names: readonly string[], most = 5): readonly string[] {
  const wanted = given.toLowerCase();
  const allowed = Math.max(2, Math.ceil(wanted.length / 3));
  return names
    .map((name) => ({ name, distance: distanceTo(wanted, name.toLowerCase()) }))
    .filter(({ distance }) => distance <= allowed)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, most)
    .map(({ name }) => name);
}

/** A name that contains the given one is near, however long it is. */
function distanceTo(wanted: string, name: string): number {
  const edits = editDistance(wanted, name);
  return wanted.length > 3 && name.includes(wanted) ? Math.min(edits, 2) : edits;
}

/** The Levenshtein distance. */
function editDistance(from: string, to: string): number {
  const letters = [...to];
  let previous = Array.from({ length: letters.length + 1 }, (_, index) => index);
  for (const [row, letter] of [...from].entries()) {
    const current = [row + 1];
    for (const [column, other] of letters.entries()) {
      const left = current[column] ?? 0;
      const above = previous[column + 1] ?? 0;
      const diagonal = previous[column] ?? 0;
      current.push(Math.min(left + 1, above + 1, diagonal + (letter === other ? 0 : 1)));
    }
    previous = current;
  }
  return previous.at(-1) ?? 0;
}
