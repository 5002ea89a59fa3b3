import { UnsupportedVersionError } from "./sign-up-file.ts";

/** Primary result codes of SQLite (sqlite.org/rescode.html). */
const SQLITE = { ERROR: 1, BUSY: 5, MISMATCH: 20, MISUSE: 21, CONSTRAINT: 19, RANGE: 25 } as const;

/** Result codes of invalid statements or calls: our own bugs. */
const OURS: ReadonlySet<number> = new Set([
  SQLITE.ERROR,
  SQLITE.CONSTRAINT,
  SQLITE.MISMATCH,
  SQLITE.MISUSE,
  SQLITE.RANGE,
]);

/**
 * Whether an error comes from the disk, the file or another process: full, read-only, damaged, locked, newer version.
 */
export function isStorageFailure(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  if (error instanceof UnsupportedVersionError) return true;
  const code = resultOf(error);
  // Errors of the file system name the system call.
  return code === undefined ? "syscall" in error : !OURS.has(code);
}

/** Whether another process is writing. */
export function isBusy(error: Error): boolean {
  return resultOf(error) === SQLITE.BUSY;
}

function resultOf(error: Error): number | undefined {
  const code: unknown = Reflect.get(error, "errcode");
  // The lower byte is the primary result code; the other bytes are details.
  return typeof code === "number" ? code & 0xff : undefined;
}
