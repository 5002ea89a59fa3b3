import { UnsupportedVersionError } from "./sign-up-file.ts";

/** Primary result codes of SQLite (sqlite.org/rescode.html). */
const SQLITE = { ERROR: 1, BUSY: 5, MISMATCH: 20, MISUSE: 21, CONSTRAINT: 19, RANGE: 25 } as const;

/** Results that a wrong statement or call brings: bugs of ours. */
const OURS: ReadonlySet<number> = new Set([
  SQLITE.ERROR,
  SQLITE.CONSTRAINT,
  SQLITE.MISMATCH,
  SQLITE.MISUSE,
  SQLITE.RANGE,
]);

/** Whether the disk, the file or another process is to blame: full, read-only, damaged, locked, of a newer version. */
export function isStorageFailure(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  if (error instanceof UnsupportedVersionError) return true;
  const code = resultOf(error);
  // Errors of the file system name the call that failed.
  return code === undefined ? "syscall" in error : !OURS.has(code);
}

/** Whether another process is just writing. */
export function isBusy(error: Error): boolean {
  return resultOf(error) === SQLITE.BUSY;
}

function resultOf(error: Error): number | undefined {
  const code: unknown = Reflect.get(error, "errcode");
  // The lower byte is the kind of an error, what is above says more about it.
  return typeof code === "number" ? code & 0xff : undefined;
}
