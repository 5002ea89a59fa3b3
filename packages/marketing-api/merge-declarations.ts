import { posix } from "node:path";

const PORT = "src/ports/marketing-api";
/** Folders whose declarations become one file, which makes the archive smaller. */
const FOLDERS = ["types", "catalog"].map((name) => `${PORT}/${name}`);
/** Says which groups the catalog has, so it stays a module of its own. */
const GROUPS = `${PORT}/catalog/groups.d.ts`;
const MERGED = "types/all";
const IMPORT = /^import type \{[^}]*\} from "([^"]+)";\n/gm;
const INLINE_IMPORT = /import\("([^"]+)"\)\.(\w+)/g;
/** Paths, as imported, of modules that are in the merged file as well. */
const MERGED_TOO = /^\.\/|^\.\.\/(?:types|catalog)\//;

/** Merges the declarations of all folders in `FOLDERS` into one file. */
export function mergeDeclarations(files: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const kept = new Map<string, string>();
  const merged: (readonly [path: string, text: string])[] = [];
  for (const [path, text] of files) {
    if (path === GROUPS) kept.set(path, text.replaceAll(/"\.\/[\w-]+\.js"/g, `"../${MERGED}.js"`));
    else if (FOLDERS.includes(posix.dirname(path))) merged.push([path, text]);
    else kept.set(path, redirected(text));
  }
  // Files of one group come one after another: what they have in common compresses best when it is near.
  const texts = merged.sort(([a], [b]) => posix.basename(a).localeCompare(posix.basename(b), "en"));
  kept.set(`${PORT}/${MERGED}.d.ts`, oneOf(texts.map(([, text]) => text)));
  return kept;
}

/** Redirects imports to the merged file. */
function redirected(text: string): string {
  return text.replaceAll(/(["/])(?:types|catalog)\/(?!groups\.js)[\w-]+\.js"/g, `$1${MERGED}.js"`);
}

function oneOf(texts: readonly string[]): string {
  const imports = new Set<string>();
  const bodies = texts.map((text) =>
    text
      .replaceAll(IMPORT, (statement, from: string) => {
        if (!MERGED_TOO.test(from)) imports.add(statement);
        return "";
      })
      .replaceAll(INLINE_IMPORT, (_, from: string, name: string) => {
        if (!MERGED_TOO.test(from)) imports.add(`import type { ${name} } from "${from}";\n`);
        return name;
      }),
  );
  return [...imports, ...bodies].join("");
}
