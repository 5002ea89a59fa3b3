import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { rejectForeignEncoding } from "./preconditions.ts";
import type { Environment } from "./variables.ts";

/**
 * A file of variables that Node has read at the start (`--env-file`), and that can be read again.
 *
 * @param environment - The variables of the process. Those that are not from the file have precedence over it.
 * @returns Applies the file as it is now; throws an `EnvironmentError`, and changes nothing, if its encoding is not read.
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
