import { accessSync, constants, mkdirSync } from "node:fs";
import { EnvironmentError } from "../environment/variables.ts";

/**
 * Creates a writable folder if it does not exist.
 *
 * @param variable - The environment variable of the folder, for error messages.
 * @param mode - Permissions. Default: only for this user.
 * @throws {EnvironmentError} if it is not writable. A full disk is not an error here, because space can be freed
 *   later.
 */
export function prepareFolder(folder: string, variable: string, mode = 0o700): void {
  try {
    mkdirSync(folder, { recursive: true, mode });
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new EnvironmentError(`${variable}: the folder is not writable (${reason})`, { cause: error });
  }
}
