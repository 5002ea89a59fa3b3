import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { CapabilityName } from "../../brand/schema.ts";

/** What editors and operators need to know of a capability alone: one document, or none. */
export function documentsOf(root: string, name: CapabilityName): readonly string[] {
  return globSync(`docs/capabilities/${name}.md`, { cwd: root });
}

/** Takes rows and entries that lead to the document of a capability out of others, and makes other links to it words. */
export function removeFromDocuments(root: string, name: CapabilityName): void {
  for (const path of globSync("docs/**/*.md", { cwd: root })) {
    const text = readFileSync(join(root, path), "utf8");
    const without = withoutLinks(text, name);
    if (without !== text) writeFileSync(join(root, path), without);
  }
}

/** A document without what leads to that of a capability. */
export function withoutLinks(text: string, name: string): string {
  const target = `\\]\\((?:capabilities/)?${name}\\.md(?:#[^)]*)?\\)`;
  return text
    .replace(new RegExp(`^(?:\\||- \\[[^\\]]*(?=${target})).*${target}.*\\n`, "gm"), "")
    .replace(new RegExp(`\\[([^\\]]*)${target}`, "g"), "$1");
}
