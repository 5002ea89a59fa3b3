import { existsSync, globSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { CapabilityName } from "../../brand/schema.ts";

/** The document about a capability for editors and operators, if there is one. */
export function documentsOf(root: string, name: CapabilityName): readonly string[] {
  return globSync(`docs/capabilities/${name}.md`, { cwd: root });
}

/**
 * Takes out of documents what is only about a capability: rows and entries that lead to its document or name one of its files.
 * Other links to its document become words.
 */
export function removeFromDocuments(root: string, name: CapabilityName, deleted: readonly string[]): void {
  const folders = new Set(deleted.map((path) => dirname(path)));
  const gone = [...deleted, ...[...folders].filter((folder) => isEmpty(join(root, folder)))];
  for (const path of globSync("docs/**/*.md", { cwd: root })) {
    const text = readFileSync(join(root, path), "utf8");
    const without = withoutRows(withoutLinks(text, name), gone);
    if (without !== text) writeFileSync(join(root, path), without);
  }
}

/** Whether a folder is empty or missing. */
function isEmpty(folder: string): boolean {
  return !existsSync(folder) || readdirSync(folder).length === 0;
}

/**
 * A document without the names of some files in its tables, and without the rows that name no others. A test may be named from the
 * folder of tests.
 */
export function withoutRows(text: string, files: readonly string[]): string {
  const gone = new Set(files.flatMap((file) => [file, file.replace(/^tests\//, "")]));
  return text.replace(/^\|.*\n/gm, (row) => {
    const paths = [...row.matchAll(/`([\w.-]+(?:\/[\w.-]+)+)`/g)].map(([, path = ""]) => path);
    const deleted = paths.filter((path) => gone.has(path));
    if (deleted.length === 0) return row;
    if (deleted.length === paths.length) return "";
    return deleted.reduce((left, path) => left.replace(new RegExp(`, \`${path}\`|\`${path}\`, `), ""), row);
  });
}

/** A document without what leads to that of a capability. */
export function withoutLinks(text: string, name: string): string {
  const target = `\\]\\((?:capabilities/)?${name}\\.md(?:#[^)]*)?\\)`;
  return text
    .replace(new RegExp(`^(?:\\||- \\[[^\\]]*(?=${target})).*${target}.*\\n`, "gm"), "")
    .replace(new RegExp(`\\[([^\\]]*)${target}`, "g"), "$1");
}
