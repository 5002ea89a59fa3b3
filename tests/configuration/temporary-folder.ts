import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Gives the run a folder for temporary files of its own, which tests and the processes that they start get as `TMPDIR`.
 * It is removed after the run, which fails if they have left anything behind.
 */
export function setup(): void {
  const folder = mkdtempSync(join(tmpdir(), "test-run-"));
  process.env.TMPDIR = folder;
  // Global teardowns run before the workers stop, which close what their files share.
  process.once("exit", () => {
    const problem = removeFolderOfRun(folder);
    if (problem === undefined) return;
    process.stderr.write(`${problem}\n`);
    process.exitCode = 1;
  });
}

/** Removes a folder. Returns what is wrong if it was not empty. */
function removeFolderOfRun(folder: string): string | undefined {
  // The cache belongs to npm, which tests start.
  const left = readdirSync(folder).filter((name) => name !== "node-compile-cache");
  rmSync(folder, { recursive: true });
  return left.length > 0 ? `Tests have left temporary files behind: ${left.join(", ")}` : undefined;
}
