import { posix } from "node:path";

/** How a declaration names another file of the sources. */
const IMPORTED = /((?:from|import)\s*\(?\s*")(\.[^"]+)\.ts"/g;

/**
 * The declarations that others lead to, with imports that end in `.js`: so they name the modules that are shipped.
 *
 * @param read - The text of a declaration.
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

/** A declaration as it is shipped: without what only takes room. Calls are typed by their shapes, not by these names. */
function shipped(text: string): string {
  return text
    .replaceAll(IMPORTED, '$1$2.js"')
    .replaceAll(/^ +/gm, "")
    .replaceAll(/^readonly query: readonly \[[^\]]*\];\n/gm, "");
}
