import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";

/** The folder of this project, whose configuration and tools the tests use. */
export const project = join(import.meta.dirname, "../../..");

/** Creates a temporary project with the given files (path to text) and a link to the installed packages. */
export function seededTree(files: Readonly<Record<string, string | Uint8Array>>): string {
  const root = mkdtempSync(join(tmpdir(), "checks-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  symlinkSync(join(project, "node_modules"), join(root, "node_modules"));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}
