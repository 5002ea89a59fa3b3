import { posix } from "node:path";

/** An import of another source file in a declaration. */
const IMPORTED = /((?:from|import)\s*\(?\s*")(\.[^"]+)\.ts"/g;

/**
 * The declarations that are reachable through imports, with the extension `.js` of the shipped modules.
 *
 * @param read - Returns the text of a declaration.
 */
export function reachableFrom(
  roots: readonly string[],
  read: (path: string) => string,
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const waiting = [...roots];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path)) continue;
    const text = read(path);
    const folder = posix.dirname(path);
    for (const [, , target = ""] of text.matchAll(IMPORTED))
      waiting.push(posix.join(folder, `${target}.d.ts`));
    found.set(path, shipped(text));
  }
  return found;
}

/** Removes unused names from a declaration: calls are typed by their shapes, not by these names. */
function shipped(text: string): string {
  return text
    .replaceAll(IMPORTED, '$1$2.js"')
    .replaceAll(/^ +/gm, "")
    .replaceAll(/^readonly query: readonly \[[^\]]*\];\n/gm, "");
}
