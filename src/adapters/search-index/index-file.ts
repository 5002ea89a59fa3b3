import { closeSync, existsSync, mkdirSync, openSync, readdirSync, rmSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";

/** Marks a file as ours: "LKFS". */
const APPLICATION_ID = 0x4c_4b_46_53;
/**
 * Version of the tables and of what stands in them. Raise it with a change of what a word is (`src/domain/search`) or of
 * how text is taken from a file: an index of another version is rebuilt.
 */
const VERSION = 1;
/** The index's file within its folder. Each version has its own, so that none takes another's away from it. */
export function indexFileIn(folder: string): string {
  return join(folder, `search-${VERSION}.sqlite`);
}

/** Age at which an earlier version's file is of no process that still runs, during an update or after one was undone. */
const ABANDONED_AFTER_MS = 24 * 60 * 60 * 1_000;

/** Removes the files of earlier versions that nothing has been written to for a day. */
export function discardEarlierIndexFiles(folder: string): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    const version = /^search-(\d+)\.sqlite$/.exec(name)?.[1];
    const path = join(folder, name);
    if (version === undefined || Number(version) >= VERSION) continue;
    // Another process may have removed it meanwhile.
    const found = statSync(path, { throwIfNoEntry: false });
    if (found && Date.now() - found.mtimeMs > ABANDONED_AFTER_MS) discardIndexFile(path);
  }
}

/** Milliseconds to wait for another process that is just writing; nobody is served by this thread meanwhile. */
const BUSY_TIMEOUT_MS = 20_000;

const [CORRUPT, NOT_A_DATABASE] = [11, 26];

/** Keys of words are separated by spaces; all else in them is part of a word, the point of `2318.7` too. */
const WORDS = `tokenize = "unicode61 remove_diacritics 0 tokenchars '.'", content = '', contentless_delete = 1`;

// A document is a row as long as any state has it: what a publish leaves alone is not indexed again.
const TABLES = `
  CREATE TABLE state (
    id INTEGER PRIMARY KEY AUTOINCREMENT, ref TEXT NOT NULL, is_whole INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  CREATE TABLE file (
    id INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE, href TEXT NOT NULL, is_read INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  CREATE TABLE file_page (
    file INTEGER NOT NULL, page INTEGER NOT NULL, text TEXT NOT NULL, keys TEXT NOT NULL, PRIMARY KEY (file, page)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE document (
    id INTEGER PRIMARY KEY, digest TEXT NOT NULL UNIQUE, scope TEXT NOT NULL, day INTEGER, year INTEGER, kind TEXT,
    file INTEGER
  ) STRICT;
  CREATE INDEX document_file ON document (file);
  CREATE INDEX document_day ON document (scope, day);
  CREATE TABLE document_json (document INTEGER PRIMARY KEY, json TEXT NOT NULL) STRICT;
  CREATE TABLE state_document (
    state INTEGER NOT NULL, document INTEGER NOT NULL, PRIMARY KEY (state, document)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE word (key TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
  CREATE VIRTUAL TABLE page_title USING fts5 (title, uid, headings, ${WORDS});
  CREATE VIRTUAL TABLE page_text USING fts5 (about, text, ${WORDS});
  CREATE VIRTUAL TABLE pdf_title USING fts5 (title, uid, headings, ${WORDS});
  CREATE VIRTUAL TABLE pdf_text USING fts5 (about, text, ${WORDS});`;

/**
 * Opens the file of the index, or begins it. What is damaged, or none of ours, is created again: all of it can be had
 * again.
 *
 * @throws when nothing can be read or written there.
 */
export function openIndexFile(path: string): DatabaseSync {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  try {
    return opened(path);
  } catch (error) {
    if (!isUnusable(error)) throw error;
    discardIndexFile(path);
    return opened(path);
  }
}

/** Whether an error says that the file holds no index that can be used. */
export function isUnusable(error: unknown): boolean {
  if (error instanceof ForeignFileError) return true;
  const code: unknown = error instanceof Error ? Reflect.get(error, "errcode") : undefined;
  // The lower byte is the kind of an error, what is above says more about it.
  return typeof code === "number" && [CORRUPT, NOT_A_DATABASE].includes(code & 0xff);
}

/** Removes the file and what belongs to it. */
export function discardIndexFile(path: string): void {
  for (const suffix of ["", "-wal", "-shm"]) rmSync(path + suffix, { force: true });
}

class ForeignFileError extends Error {
  override readonly name = "ForeignFileError";
}

function opened(path: string): DatabaseSync {
  closeSync(openSync(path, "a", 0o600));
  // FTS5 numbers what it deletes beyond what JavaScript can count, and each later statement would say that number.
  const database = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS, readBigInts: true });
  try {
    // WAL: readers do not wait for writers.
    database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL");
    transaction(database, () => {
      if (database.prepare("SELECT name FROM sqlite_schema LIMIT 1").get() === undefined) {
        database.exec(TABLES);
        database.exec(`PRAGMA application_id = ${APPLICATION_ID}; PRAGMA user_version = ${VERSION}`);
      }
    });
    const application = database.prepare("PRAGMA application_id").get()?.application_id;
    const version = database.prepare("PRAGMA user_version").get()?.user_version;
    if (Number(application) === APPLICATION_ID && Number(version) === VERSION) return database;
    throw new ForeignFileError(`${path} is no search index, or one of another version`);
  } catch (error) {
    database.close();
    throw error;
  }
}

/**
 * Prepares each statement once. One that is not reused takes its memory until the next garbage collection, and a thread with
 * little to do has few of these.
 */
export function preparing(database: DatabaseSync): (sql: string) => StatementSync {
  const statements = new Map<string, StatementSync>();
  return (sql) => {
    const known = statements.get(sql);
    if (known) return known;
    const statement = database.prepare(sql);
    statements.set(sql, statement);
    return statement;
  };
}

/** Does all of something, or nothing. */
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
