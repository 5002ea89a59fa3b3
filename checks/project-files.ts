import { readdirSync } from "node:fs";
import { join } from "node:path";

/** Folders with installed, built or cached files. */
const ignored = new Set(["node_modules", "dist", "coverage", "data"]);

/** Files that the content vendor's command-line tool writes. */
const foreign = new Set(["content/prismicio-types.d.ts", "content/slices/index.js"]);

/** All files of the project below `root`, as sorted relative paths; of hidden folders only those named in `hidden`. */
export function projectFiles(root: string, hidden: readonly string[] = []): readonly string[] {
  const files: string[] = [];
  const isOwn = (name: string) => !ignored.has(name) && (!name.startsWith(".") || hidden.includes(name));
  const visit = (folder: string): void => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
      if (entry.isFile() && !foreign.has(path)) files.push(path);
      else if (entry.isDirectory() && isOwn(entry.name)) visit(path);
    }
  };
  visit("");
  return files.sort();
}
