import { randomUUID } from "node:crypto";
import { closeSync, existsSync, linkSync, mkdirSync, openSync, unlinkSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type DatabaseSyncOptions } from "node:sqlite";

interface DatabaseOptions extends Pick<DatabaseSyncOptions, "readBigInts"> {
  /** Maximum time in milliseconds to wait for another process that is writing, which blocks the thread. */
  readonly timeout: number;
  /** `FULL`: a commit survives a power failure, and waits for the disk. `NORMAL`: the last commits may not. */
  readonly synchronous: "FULL" | "NORMAL";
}

/**
 * Opens an SQLite file, and creates it, and its folder, if needed. Any number of processes on this machine can share it:
 * its write-ahead log lets readers go on while one writes.
 *
 * @param prepare - Creates the tables. If it throws, the file is closed.
 * @throws the errors of SQLite and the file system: see {@link isStorageError}.
 */
export function openDatabase(
  path: string,
  { synchronous, ...options }: DatabaseOptions,
  prepare: (database: DatabaseSync) => void,
): DatabaseSync {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  // An existing file is not opened here: closing it would release the locks that this process holds on it (POSIX).
  if (!existsSync(path)) createDatabase(path);
  using unusable = new DisposableStack();
  const database = unusable.use(new DatabaseSync(path, options));
  database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = ${synchronous}`);
  prepare(database);
  unusable.move();
  return database;
}

/** Creates a file that is never empty, also if the process is killed meanwhile, unless another process has created it. */
function createDatabase(path: string): void {
  const made = `${path}.${randomUUID()}`;
  // Other users of this machine must not read it.
  closeSync(openSync(made, "wx", 0o600));
  try {
    const database = new DatabaseSync(made);
    database.exec("PRAGMA journal_mode = WAL");
    database.close();
    linkSync(made, path);
  } catch (error) {
    if (!existsSync(path)) throw error;
  } finally {
    unlinkSync(made);
  }
}

/** Runs a function in a transaction, which is rolled back if the function throws. */
export function transaction<T>(database: DatabaseSync, work: () => T): T {
  database.exec("BEGIN IMMEDIATE");
  try {
    const result = work();
    database.exec("COMMIT");
    return result;
  } catch (error) {
    if (database.isTransaction) database.exec("ROLLBACK");
    throw error;
  }
}

/** The primary result code of an error of SQLite (sqlite.org/rescode.html); `undefined` for any other error. */
export function resultCodeOf(error: unknown): number | undefined {
  const code: unknown = error instanceof Error ? Reflect.get(error, "errcode") : undefined;
  // The other bytes are details.
  return typeof code === "number" ? code & 0xff : undefined;
}

/** Whether an error is one of SQLite or of the file system. Any other is a bug. */
export function isStorageError(error: unknown): error is Error {
  return error instanceof Error && ("errcode" in error || "syscall" in error);
}
