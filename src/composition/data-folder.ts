import { accessSync, constants, mkdirSync } from "node:fs";
import { EnvironmentError } from "../environment/variables.ts";

/**
 * Makes the folder that the process writes to, if it is not there.
 *
 * @throws {EnvironmentError} when nothing can be written there; a disk that is full is none of that, it can be emptied.
 */
export function prepareFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new EnvironmentError(`DATA_DIR: nothing can be written there (${reason})`, { cause: error });
  }
}
