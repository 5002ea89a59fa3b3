import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { temporaryFolder } from "../temporary-folder.ts";

/** The folder of this project, whose configuration and tools the tests use. */
export const project = join(import.meta.dirname, "../../..");

/** Creates a temporary project with the given files (path to text) and a link to the installed packages. */
export function seededTree(files: Readonly<Record<string, string | Uint8Array>>): string {
  const root = temporaryFolder();
  symlinkSync(join(project, "node_modules"), join(root, "node_modules"));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}
