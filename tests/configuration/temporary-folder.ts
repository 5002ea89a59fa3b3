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
    // The cache belongs to npm, which tests start.
    const left = readdirSync(folder).filter((name) => name !== "node-compile-cache");
    rmSync(folder, { recursive: true });
    if (left.length === 0) return;
    process.stderr.write(`Tests have left temporary files behind: ${left.join(", ")}\n`);
    process.exitCode = 1;
  });
}
