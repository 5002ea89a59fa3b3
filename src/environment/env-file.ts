import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { rejectForeignEncoding } from "./preconditions.ts";
import type { Environment } from "./variables.ts";

/**
 * Prepares rereading a file of variables that Node has read at its start (`--env-file`).
 *
 * @param environment - The variables of the process, which are changed. Those that are not from the file have precedence.
 * @returns A function that applies the file as it is now. It throws an `EnvironmentError`, and changes nothing, if the file has
 *   another encoding than UTF-8.
 */
export function rereadableFile(file: string, environment: Record<string, string | undefined>): () => void {
  let applied = Object.entries(variablesIn(file)).filter(([name, value]) => environment[name] === value);
  return () => {
    rejectForeignEncoding(file);
    for (const [name] of applied) delete environment[name];
    applied = Object.entries(variablesIn(file)).filter(([name]) => environment[name] === undefined);
    for (const [name, value] of applied) environment[name] = value;
  };
}

function variablesIn(file: string): Environment {
  return existsSync(file) ? parseEnv(readFileSync(file, "utf8")) : {};
}
