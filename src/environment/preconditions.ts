import { accessSync, constants, existsSync, mkdirSync, readFileSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { z } from "zod";
import { EnvironmentError } from "./variables.ts";

/** Node's options for a file of variables, as arguments of their own or with the file in the next one. */
const OPTION = /^--env-file(?:-if-exists)?(?:=(?<file>.*))?$/;

/** The files of variables that Node has read, by the options it was started with. */
export function envFilesIn(options: readonly string[]): readonly string[] {
  return options.flatMap((option, index) => {
    const match = OPTION.exec(option);
    return match ? (match.groups?.file ?? options[index + 1] ?? []) : [];
  });
}

/**
 * Rejects a file of variables in an encoding that Node does not read: it would leave variables out without a word.
 *
 * @throws {EnvironmentError} with a message of one line that names the file and its encoding.
 */
export function rejectForeignEncoding(file: string): void {
  const text = existsSync(file) ? readFileSync(file, "utf8") : "";
  const found = encodingOf(text);
  if (found !== undefined)
    throw new EnvironmentError(`${file}: it is ${found}; save it as UTF-8 without a byte order mark`);
}

function encodingOf(text: string): string | undefined {
  if (text.includes("\0")) return "in UTF-16";
  if (text.startsWith("\uFEFF")) return "in UTF-8 with a byte order mark";
  return text.includes("\uFFFD") ? "not in UTF-8" : undefined;
}

const reportSchema = z.object({ userLimits: z.object({ open_files: z.object({ soft: z.unknown() }) }) });

/** Besides connections of visitors: own files, databases, connections to services. */
const RESERVED_FILES = 192;
/** A site with fewer connections is useless. */
const MIN_CONNECTIONS = 64;

/**
 * The number of connections that a process can accept and still open files. A process that cannot open files crashes.
 *
 * @param wanted - Maximum number of connections, whatever the system allows.
 * @param maxOpenFiles - Limit of open files, including connections. Default: the limit of the system.
 * @throws {EnvironmentError} with a message of one line, if the limit is too low.
 */
export function connectionsWithinLimit(wanted: number, maxOpenFiles = openFilesLimit()): number {
  const connections = Math.min(wanted, maxOpenFiles - RESERVED_FILES);
  if (connections >= MIN_CONNECTIONS) return connections;
  throw new EnvironmentError(
    `ulimit -n: this process may open ${maxOpenFiles} files, and needs ${RESERVED_FILES + MIN_CONNECTIONS} at least`,
  );
}

/** The limit of the system, as far as Node could raise it; unlimited on Windows. */
function openFilesLimit(): number {
  const report = reportSchema.safeParse(process.report.getReport());
  const soft = report.data?.userLimits.open_files.soft;
  return typeof soft === "number" ? soft : Number.POSITIVE_INFINITY;
}

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

/** Node's own `recursive` never returns below `/proc`, where creating fails as if the folder above were missing. */
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
