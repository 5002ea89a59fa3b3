import { readdirSync } from "node:fs";
import { join } from "node:path";

/** Folders that hold what was installed, built or cached: never the project's own text. */
const foreign = new Set(["node_modules", "dist", "coverage", "data"]);

/** Every file of the project below `root`, as sorted paths relative to it; hidden folders count only if named in `hidden`. */
export function projectFiles(root: string, hidden: readonly string[] = []): readonly string[] {
  const files: string[] = [];
  const visit = (folder: string): void => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
      if (entry.isFile()) files.push(path);
      else if (entry.isDirectory() && isOwn(entry.name, hidden)) visit(path);
    }
  };
  visit("");
  return files.sort();
}

function isOwn(folder: string, hidden: readonly string[]): boolean {
  return !foreign.has(folder) && (!folder.startsWith(".") || hidden.includes(folder));
}
