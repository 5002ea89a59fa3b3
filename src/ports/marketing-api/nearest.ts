/** The names that are most like the one given, best first; none when nothing is much like it. */
export function nearest(given: string, names: readonly string[], most = 5): readonly string[] {
  const wanted = given.toLowerCase();
  const allowed = Math.max(2, Math.ceil(wanted.length / 3));
  return names
    .map((name) => ({ name, distance: distanceTo(wanted, name.toLowerCase()) }))
    .filter(({ distance }) => distance <= allowed)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, most)
    .map(({ name }) => name);
}

/** A name that holds what was given is near, however long it is. */
function distanceTo(wanted: string, name: string): number {
  const edits = editDistance(wanted, name);
  return wanted.length > 3 && name.includes(wanted) ? Math.min(edits, 2) : edits;
}

/** How many letters have to be put in, taken out or changed to turn one text into the other. */
function editDistance(from: string, to: string): number {
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [row, letter] of [...from].entries()) {
    const current = [row + 1];
    for (const [column, other] of [...to].entries()) {
      const [left = 0, above = 0, diagonal = 0] = [current[column], previous[column + 1], previous[column]];
      current.push(Math.min(left + 1, above + 1, diagonal + (letter === other ? 0 : 1)));
    }
    previous = current;
  }
  return previous.at(-1) ?? 0;
}
