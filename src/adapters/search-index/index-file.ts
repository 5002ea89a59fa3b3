import { existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import type { DatabaseSync, StatementSync } from "node:sqlite";
import { openDatabase, resultCodeOf, transaction } from "../sqlite/database.ts";

/** Identifies our files: "LKFS". */
const APPLICATION_ID = 0x4c_4b_46_53;
/**
 * Version of the schema and its data. Increment it with every change of how words are normalised (`src/domain/search`)
 * or how text is extracted from files: an index of another version is rebuilt.
 */
const VERSION = 16;
/** Each version and each locale has a file of its own, so that versions that run at once delete no index of another. */
export function indexFileIn(folder: string, locale: string): string {
  return join(folder, `search-${VERSION}-${locale.toLowerCase()}.sqlite`);
}

/** Longer than a deployment and its rollback: no process uses the file of an earlier version any more. */
const ABANDONED_AFTER_MS = 24 * 60 * 60 * 1_000;

/** Removes the files of earlier versions that have not been written to for a day. */
export function discardEarlierIndexFiles(folder: string): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    const version = /^search-(\d+)(?:-[a-z\d-]+)?\.sqlite$/.exec(name)?.[1];
    const path = join(folder, name);
    if (version === undefined || Number(version) >= VERSION) continue;
    // Another process may have removed it meanwhile.
    const found = statSync(path, { throwIfNoEntry: false });
    if (found && Date.now() - found.mtimeMs > ABANDONED_AFTER_MS) discardIndexFile(path);
  }
}

/** Maximum time to wait for a process that is writing. It only blocks the thread or process of the index. */
const BUSY_TIMEOUT_MS = 20_000;

const CORRUPT = 11;
const NOT_A_DATABASE = 26;

/** Word keys are separated by spaces. All other characters are part of a word, such as the point in `2318.7`. */
const WORDS = `tokenize = "unicode61 remove_diacritics 0 tokenchars '._'", content = '', contentless_delete = 1`;

/**
 * Headings, labels and the summary of a document have a row each, so that how many others there are counts for nothing. The row of
 * the first is the document times this number.
 */
export const MAX_HEADINGS = 4_096;

// A document has one row for all states that contain it, so that a publish does not index unchanged documents again. A digest
// names all documents of an item: a page and its dates.
const TABLES = `
  CREATE TABLE state (
    id INTEGER PRIMARY KEY AUTOINCREMENT, edition TEXT NOT NULL, is_whole INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  CREATE TABLE file (
    id INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE, href TEXT NOT NULL, is_read INTEGER NOT NULL DEFAULT 0,
    unfinished INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  CREATE TABLE file_page (
    file INTEGER NOT NULL, page INTEGER NOT NULL, text TEXT NOT NULL, keys TEXT NOT NULL, PRIMARY KEY (file, page)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE document (
    id INTEGER PRIMARY KEY, digest TEXT NOT NULL, scope TEXT NOT NULL, day INTEGER, year INTEGER, kind TEXT,
    file INTEGER, ends INTEGER, thing TEXT, is_date INTEGER NOT NULL, is_contact INTEGER NOT NULL, recurs INTEGER NOT NULL,
    weight REAL NOT NULL
  ) STRICT;
  CREATE INDEX document_digest ON document (digest);
  CREATE INDEX document_file ON document (file);
  CREATE TABLE document_name (
    name TEXT NOT NULL, document INTEGER NOT NULL, is_title INTEGER NOT NULL, PRIMARY KEY (name, document, is_title)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX document_name_document ON document_name (document);
  CREATE TABLE document_json (document INTEGER PRIMARY KEY, json TEXT NOT NULL) STRICT;
  CREATE TABLE state_document (
    state INTEGER NOT NULL, document INTEGER NOT NULL, PRIMARY KEY (state, document)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE word (key TEXT PRIMARY KEY, stem TEXT NOT NULL, written TEXT NOT NULL) STRICT, WITHOUT ROWID;
  CREATE INDEX word_stem ON word (stem);
  CREATE VIRTUAL TABLE page_title USING fts5 (title, uid, ${WORDS});
  CREATE VIRTUAL TABLE page_headings USING fts5 (headings, labels, summary, ${WORDS});
  CREATE VIRTUAL TABLE page_text USING fts5 (about, listed, text, ${WORDS});
  CREATE VIRTUAL TABLE pdf_title USING fts5 (title, uid, ${WORDS});
  CREATE VIRTUAL TABLE pdf_headings USING fts5 (headings, labels, summary, ${WORDS});
  CREATE VIRTUAL TABLE pdf_text USING fts5 (about, listed, text, ${WORDS});`;

/** Finds the complete state of an edition. */
export const WHOLE_STATE = "SELECT id FROM state WHERE edition = ? AND is_whole = 1 ORDER BY id DESC LIMIT 1";

/** Opens, creates or replaces the file: it can always be rebuilt. @throws if it can be neither read nor written. */
export function openIndexFile(path: string): DatabaseSync {
  try {
    return opened(path);
  } catch (error) {
    if (!isUnusable(error)) throw error;
    discardIndexFile(path);
    return opened(path);
  }
}

/** Whether an error means that the file contains no usable index. */
export function isUnusable(error: unknown): boolean {
  if (error instanceof ForeignFileError) return true;
  return [CORRUPT, NOT_A_DATABASE].includes(resultCodeOf(error) ?? 0);
}

/** Removes the file, with its write-ahead log and shared memory. */
export function discardIndexFile(path: string): void {
  for (const suffix of ["", "-wal", "-shm"]) rmSync(path + suffix, { force: true });
}

class ForeignFileError extends Error {
  override readonly name = "ForeignFileError";
}

function opened(path: string): DatabaseSync {
  // FTS5 sets row ids above the range of safe integers for deletions; without BigInt, later statements would fail.
  const options = { timeout: BUSY_TIMEOUT_MS, synchronous: "NORMAL", readBigInts: true } as const;
  return openDatabase(path, options, (database) => prepare(database, path));
}

function prepare(database: DatabaseSync, path: string): void {
  transaction(database, () => {
    if (database.prepare("SELECT name FROM sqlite_schema LIMIT 1").get() === undefined) {
      database.exec(TABLES);
      database.exec(`PRAGMA application_id = ${APPLICATION_ID}; PRAGMA user_version = ${VERSION}`);
    }
  });
  const application = database.prepare("PRAGMA application_id").get()?.application_id;
  const version = database.prepare("PRAGMA user_version").get()?.user_version;
  if (Number(application) !== APPLICATION_ID || Number(version) !== VERSION)
    throw new ForeignFileError(`${path} is not a search index, or is one of another version`);
}

/** Keeps prepared statements: an unused one has its memory until a garbage collection, rare in a thread with little work. */
export function statementCache(database: DatabaseSync): (sql: string) => StatementSync {
  const statements = new Map<string, StatementSync>();
  return (sql) => statements.getOrInsertComputed(sql, () => database.prepare(sql));
}
