import { posix } from "node:path";

/** Folders whose declarations become one file each, which makes the archive smaller. */
const FOLDERS = ["types", "calls", "catalog"].map((name) => `src/ports/marketing-api/${name}`);
const MERGED = "all";
const IMPORT = /^import type \{([^}]*)\} from "([^"]+)";\n/gm;
/** Exports that a merged file does not need. */
const OWN_EXPORT = /^export \{[^}]*\}(?: from "\.\/[^"]+")?;\n/gm;

/** Merges the declarations of each folder in `FOLDERS` into one file. */
export function mergeDeclarations(files: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const kept = new Map<string, string>();
  const groups = new Map<string, string[]>();
  for (const path of [...files.keys()].sort()) {
    const folder = posix.dirname(path);
    const text = redirected(files.get(path) ?? "");
    if (!FOLDERS.includes(folder)) kept.set(path, text);
    else groups.set(folder, [...(groups.get(folder) ?? []), text]);
  }
  for (const [folder, texts] of groups) kept.set(`${folder}/${MERGED}.d.ts`, oneOf(texts));
  return kept;
}

/** Redirects imports to the merged files. */
function redirected(text: string): string {
  return text.replaceAll(/((?:"|\/)(?:types|calls|catalog)\/)[\w-]+\.js"/g, `$1${MERGED}.js"`);
}

function oneOf(texts: readonly string[]): string {
  const imports = new Map<string, Set<string>>();
  const bodies = texts.map((text, index) => {
    for (const [, names = "", from = ""] of text.matchAll(IMPORT)) {
      if (from.startsWith("./")) continue;
      const known = imports.get(from) ?? new Set();
      for (const name of names.split(",")) known.add(name.trim());
      imports.set(from, known);
    }
    return (
      text
        .replaceAll(IMPORT, "")
        .replaceAll(OWN_EXPORT, "")
        .replaceAll(/import\("\.\/[^"]+"\)\./g, "")
        // Each file of calls declares its own `Rows`, so they are numbered.
        .replaceAll(/\bRows\b/g, `Rows${index}`)
    );
  });
  const lines = [...imports].map(
    ([from, names]) => `import type { ${[...names].join(", ")} } from "${from}";\n`,
  );
  return [...lines, ...bodies].join("");
}
