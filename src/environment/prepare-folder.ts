import { accessSync, constants, mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { EnvironmentError } from "./variables.ts";

/**
 * Creates a writable folder, only for this user, if it does not exist.
 *
 * @param variable - The environment variable of the folder, for error messages.
 * @throws {EnvironmentError} if it is not writable. A full disk is not an error here, because space can be freed
 *   later.
 */
export function prepareFolder(folder: string, variable: string): void {
  try {
    createFolder(folder);
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new EnvironmentError(`${variable}: the folder is not writable (${reason})`, { cause: error });
  }
}

/**
 * Creates a folder and the folders above it. Node's own `recursive` never returns below `/proc`, where creating a folder
 * fails as if the one above were missing.
 */
function createFolder(folder: string): void {
  if (isFolder(folder)) return;
  const parent = dirname(folder);
  if (parent !== folder) createFolder(parent);
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process may have created it meanwhile.
    if (!isFolder(folder)) throw error;
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
