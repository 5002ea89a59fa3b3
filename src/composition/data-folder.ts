import { accessSync, constants, mkdirSync } from "node:fs";
import { EnvironmentError } from "../environment/variables.ts";

/**
 * Makes a folder that the process writes to, if it is not there.
 *
 * @param variable - The environment variable that names it.
 * @param mode - Who may read it. Default: nobody else.
 * @throws {EnvironmentError} when nothing can be written there; a disk that is full is none of that, it can be emptied.
 */
export function prepareFolder(folder: string, variable: string, mode = 0o700): void {
  try {
    mkdirSync(folder, { recursive: true, mode });
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new EnvironmentError(`${variable}: nothing can be written there (${reason})`, { cause: error });
  }
}
