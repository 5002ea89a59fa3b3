import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const temporary = new Set<string>();

/** Returns the path of a temporary folder, which is created with the index, and removed when the process exits. */
export function temporaryFolder(): string {
  if (temporary.size === 0) process.once("exit", removeAll);
  const folder = join(tmpdir(), `search-index-${randomUUID()}`);
  temporary.add(folder);
  return folder;
}

/** Removes a folder, if it is a temporary one. */
export function removeTemporary(folder: string): void {
  if (!temporary.delete(folder)) return;
  if (temporary.size === 0) process.off("exit", removeAll);
  rmSync(folder, { recursive: true, force: true });
}

function removeAll(): void {
  for (const folder of temporary) rmSync(folder, { recursive: true, force: true });
}
