import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { CapabilityName } from "../../brand/schema.ts";

/** What editors and operators need to know of a capability alone: one document, or none. */
export function documentsOf(root: string, name: CapabilityName): readonly string[] {
  return globSync(`docs/capabilities/${name}.md`, { cwd: root });
}

/**
 * Takes out of documents what is about a capability alone: rows and entries that lead to its document or name one of its files.
 * Other links to its document become words.
 */
export function removeFromDocuments(root: string, name: CapabilityName, deleted: readonly string[]): void {
  for (const path of globSync("docs/**/*.md", { cwd: root })) {
    const text = readFileSync(join(root, path), "utf8");
    const without = withoutRows(withoutLinks(text, name), deleted);
    if (without !== text) writeFileSync(join(root, path), without);
  }
}

/** A document without the rows of tables that name one of some files. */
export function withoutRows(text: string, files: readonly string[]): string {
  const named = files.map((file) => `\`${file}\``);
  return text.replace(/^\|.*\n/gm, (row) => (named.some((name) => row.includes(name)) ? "" : row));
}

/** A document without what leads to that of a capability. */
export function withoutLinks(text: string, name: string): string {
  const target = `\\]\\((?:capabilities/)?${name}\\.md(?:#[^)]*)?\\)`;
  return text
    .replace(new RegExp(`^(?:\\||- \\[[^\\]]*(?=${target})).*${target}.*\\n`, "gm"), "")
    .replace(new RegExp(`\\[([^\\]]*)${target}`, "g"), "$1");
}
