import { closeSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Marks a file as ours: "LKFC". */
const APPLICATION_ID = 0x4c_4b_46_43;
/** Version of the tables. */
const TABLES_VERSION = 1;
/** Milliseconds to wait for another process that is just writing; nobody is served meanwhile. */
const BUSY_TIMEOUT_MS = 100;

const TABLES = `
  CREATE TABLE IF NOT EXISTS state (
    id INTEGER PRIMARY KEY AUTOINCREMENT, source TEXT NOT NULL, shape TEXT NOT NULL, ref TEXT NOT NULL,
    begun INTEGER NOT NULL, items INTEGER
  ) STRICT;
  CREATE TABLE IF NOT EXISTS item (
    state INTEGER NOT NULL REFERENCES state ON DELETE CASCADE, place INTEGER NOT NULL, json TEXT NOT NULL,
    PRIMARY KEY (state, place)
  ) STRICT, WITHOUT ROWID;`;

/** A file may be from before there were these tables. */
const LATER_TABLES = `
  CREATE TABLE IF NOT EXISTS outage (source TEXT PRIMARY KEY, since INTEGER NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS digest (
    state INTEGER PRIMARY KEY REFERENCES state ON DELETE CASCADE, sha256 TEXT NOT NULL
  ) STRICT;`;

/** The file is none of this program's, or of another version. */
class ForeignFileError extends Error {
  override readonly name = "ForeignFileError";
}

/** The items of a snapshot are not those that were written. */
export class DamagedSnapshotError extends Error {
  override readonly name = "DamagedSnapshotError";
  override readonly message = "the content is not what was written";
}

const [CORRUPT, NOT_A_DATABASE] = [11, 26];

/** Whether an error says that nothing more can be had from a file. */
export function isUnusable(error: unknown): boolean {
  if ([ForeignFileError, DamagedSnapshotError, SyntaxError].some((kind) => error instanceof kind))
    return true;
  const code: unknown = error instanceof Error ? Reflect.get(error, "errcode") : undefined;
  // The lower byte is the kind of an error, what is above says more about it.
  return typeof code === "number" && [CORRUPT, NOT_A_DATABASE].includes(code & 0xff);
}

/**
 * Opens the file, or begins it.
 *
 * @throws what {@link isUnusable} tells from a file that cannot be had just now.
 */
export function openSnapshotFile(path: string): DatabaseSync {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  closeSync(openSync(path, "a", 0o600));
  const database = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS });
  try {
    const empty = isEmpty(database);
    if (!empty) refuseForeign(database, path);
    // Whoever reads does not wait for whoever writes.
    database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL");
    if (empty) {
      transaction(database, () => {
        database.exec(TABLES);
        database.exec(`PRAGMA application_id = ${APPLICATION_ID}; PRAGMA user_version = ${TABLES_VERSION}`);
      });
    }
    database.exec(LATER_TABLES);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

function isEmpty(database: DatabaseSync): boolean {
  return database.prepare("SELECT name FROM sqlite_schema LIMIT 1").get() === undefined;
}

function refuseForeign(database: DatabaseSync, path: string): void {
  const application = database.prepare("PRAGMA application_id").get()?.application_id;
  const layout = database.prepare("PRAGMA user_version").get()?.user_version;
  if (application === APPLICATION_ID && layout === TABLES_VERSION) return;
  throw new ForeignFileError(`${path} is no content snapshot, or one of another version`);
}

/** Does all of something, or nothing. */
export function transaction(database: DatabaseSync, work: () => void): void {
  database.exec("BEGIN IMMEDIATE");
  try {
    work();
    database.exec("COMMIT");
  } catch (error) {
    if (database.isTransaction) database.exec("ROLLBACK");
    throw error;
  }
}
