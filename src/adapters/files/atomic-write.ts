import { randomUUID } from "node:crypto";
import { rename, rm, writeFile } from "node:fs/promises";

/**
 * Replaces a file atomically: whoever reads it, also after a power failure, finds the whole old or the whole new content.
 * Only the owner of the process can read it. Errors of the file system are passed on.
 */
export async function writeAtomically(path: string, content: string | Iterable<string>): Promise<void> {
  const temporaryPath = `${path}.${randomUUID()}`;
  try {
    await writeFile(temporaryPath, content, { flag: "wx", mode: 0o600, flush: true });
    await rename(temporaryPath, path);
  } catch (error) {
    await rm(temporaryPath, { force: true }).catch(() => undefined);
    throw error;
  }
}
