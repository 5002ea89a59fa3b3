/** Parts of the project in which neighbouring folders import each other in one direction only. */
const layered = /^(?:client|src\/(?:domain|ports|application|adapters\/[^/]+))\//;

/** What neighbouring folders import of each other; files beside them belong to none of them. */
export function folderGraph(
  graph: ReadonlyMap<string, ReadonlySet<string>>,
): ReadonlyMap<string, ReadonlySet<string>> {
  const folders = new Map<string, Set<string>>();
  for (const [file, targets] of graph) {
    for (const target of targets) {
      const part = layered.exec(file)?.[0];
      if (part === undefined || target === file || !target.startsWith(part)) continue;
      const [from, to] = neighbours(file, target);
      if (from === undefined || to === undefined) continue;
      folders.set(from, (folders.get(from) ?? new Set()).add(to));
    }
  }
  return folders;
}

/** The folders in which two files are, below the deepest folder that has both; `undefined` for a file directly in that. */
function neighbours(file: string, target: string): readonly [string | undefined, string | undefined] {
  const [one, other] = [file.split("/"), target.split("/")];
  const depth = one.findIndex((name, index) => name !== other[index]);
  const folder = (names: readonly string[]) =>
    depth < names.length - 1 ? names.slice(0, depth + 1).join("/") : undefined;
  return [folder(one), folder(other)];
}
