import { closeSync, existsSync, mkdirSync, openSync } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { dirname, join } from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import { z } from "zod";
import type { Log } from "../../ports/log.ts";
import { type LegacySignUps, readLegacySignUps } from "./legacy-store.ts";
import { keyOf, type SignUp } from "./sign-up.ts";

/** The file within its folder. */
const NAME = "sign-ups.sqlite";
/** Version of the table, once what the former store kept is in it; 0 before that. */
const SCHEMA_VERSION = 1;
/** Milliseconds for which a call waits for another process that is just writing; nobody is served meanwhile. */
const BUSY_TIMEOUT_MS = 5;
/** The same for a command, which serves nobody. */
const READ_TIMEOUT_MS = 5_000;

const TABLE = `
  CREATE TABLE IF NOT EXISTS sign_up (
    id INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE, address TEXT NOT NULL, needs_confirmation INTEGER NOT NULL,
    signed_up_at TEXT NOT NULL, repeated_at TEXT
  ) STRICT`;

/** A column that came later. Versions before it read and write the others by name, so that theirs stays the table's. */
const TOPICS_COLUMN = "ALTER TABLE sign_up ADD COLUMN topics TEXT NOT NULL DEFAULT '[]'";

const PUT = `
  INSERT INTO sign_up (key, address, needs_confirmation, signed_up_at, topics) VALUES (?, ?, ?, ?, ?)
  ON CONFLICT (key) DO UPDATE SET repeated_at = excluded.signed_up_at, topics = (
    SELECT json_group_array(value)
    FROM (SELECT value FROM json_each(sign_up.topics) UNION SELECT value FROM json_each(excluded.topics))
  )`;

/** The file is of a newer version of the program. */
export class UnsupportedVersionError extends Error {
  override readonly name = "UnsupportedVersionError";
}

/** Where the sign-ups of a folder are kept. */
export function signUpPath(folder: string): string {
  return join(folder, NAME);
}

/** An open file of sign-ups. */
export class SignUpFile {
  readonly #database: DatabaseSync;
  readonly #put: StatementSync;
  /** The log of changes (write-ahead log), which everything is in that was not moved into the file itself. */
  readonly #log: FileHandle;
  /** Settles with the last flush that was asked for, and never rejects. */
  #lastFlush: Promise<void> = Promise.resolve();
  /** The flush that has not begun. */
  #nextFlush: Promise<void> | undefined;

  private constructor(database: DatabaseSync, log: FileHandle) {
    this.#database = database;
    this.#put = database.prepare(PUT);
    this.#log = log;
  }

  /**
   * Opens the file of a folder, both of which are made if need be, and migrates what the former store kept there. Any
   * number of processes may have it open. Rejects with what SQLite and the file system throw.
   */
  static async open(folder: string, log: Log): Promise<SignUpFile> {
    const path = signUpPath(folder);
    const made = mkdirSync(folder, { recursive: true, mode: 0o700 });
    // The addresses of people are nobody else's business on this machine.
    // Only a new file is opened here: closing one would give up the locks that this process has on it (POSIX).
    if (!existsSync(path)) closeSync(openSync(path, "a", 0o600));
    const database = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS });
    try {
      // NORMAL: a commit does not wait for the disk, `put` does.
      database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL");
      prepare(database, folder, log);
      // New files are there after a power failure only once their folders know of them.
      await flushFolder(folder);
      if (made !== undefined) await flushFolder(dirname(made));
      return new SignUpFile(database, await open(`${path}-wal`, "r+"));
    } catch (error) {
      database.close();
      throw error;
    }
  }

  /**
   * Keeps a sign-up; resolves once it is on the disk. One of an address that is there notes the moment, adds its topics,
   * and costs the same.
   */
  put({ address, needsConfirmation, signedUpAt, topics = [] }: SignUp): Promise<void> {
    const isPending = needsConfirmation ? 1 : 0;
    this.#put.run(keyOf(address), address, isPending, signedUpAt, JSON.stringify(topics));
    return this.#flushed();
  }

  /** Writes what changes nothing, to find out whether the file can be written to. */
  probe(): Promise<void> {
    this.#database.exec(`PRAGMA user_version = ${layoutOf(this.#database)}`);
    return this.#flushed();
  }

  async close(): Promise<void> {
    await this.#log.close();
    this.#database.close();
  }

  /**
   * Resolves once all that was committed is on the disk, also if the power fails. The thread is not kept from anything
   * else meanwhile. A flush that has begun may miss the last commit, so all who come during one share the next.
   */
  #flushed(): Promise<void> {
    if (this.#nextFlush === undefined) {
      const flush = this.#lastFlush.then(() => {
        this.#nextFlush = undefined;
        return this.#log.datasync();
      });
      this.#nextFlush = flush;
      this.#lastFlush = flush.catch(() => undefined);
    }
    return this.#nextFlush;
  }
}

/**
 * Everything that a folder keeps, in the order of the first sign-ups, without changing anything there; `undefined`
 * where there is nothing. The site may be running. Throws what SQLite does.
 */
export function readSignUps(folder: string): readonly SignUp[] | undefined {
  const path = signUpPath(folder);
  const kept = existsSync(path) ? rowsOf(path) : undefined;
  const former = kept?.layout === SCHEMA_VERSION ? undefined : readLegacySignUps(folder);
  if (!kept && !former) return undefined;
  const signUps = new Map<string, SignUp>();
  for (const signUp of [...(former?.signUps ?? []), ...(kept?.signUps ?? [])]) {
    signUps.set(keyOf(signUp.address), signUp);
  }
  return [...signUps.values()];
}

function rowsOf(path: string) {
  const database = new DatabaseSync(path, { readOnly: true, timeout: READ_TIMEOUT_MS });
  try {
    const layout = layoutOf(database);
    const hasTable = database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'sign_up'").get();
    if (hasTable === undefined) return { layout, signUps: [] };
    const rows = database
      .prepare(
        `SELECT address, needs_confirmation, signed_up_at, repeated_at,
          ${hasTopics(database) ? "topics" : "'[]' AS topics"} FROM sign_up ORDER BY id`,
      )
      .all();
    const signUps = rows.map(
      (row): SignUp => ({
        address: String(row.address),
        needsConfirmation: row.needs_confirmation === 1,
        signedUpAt: String(row.signed_up_at),
        repeatedAt: row.repeated_at === null ? undefined : String(row.repeated_at),
        topics: z.array(z.string()).parse(JSON.parse(String(row.topics))),
      }),
    );
    return { layout, signUps };
  } finally {
    database.close();
  }
}

function prepare(database: DatabaseSync, folder: string, log: Log): void {
  migrateFormer(database, folder, log);
  if (hasTopics(database)) return;
  database.exec("BEGIN IMMEDIATE");
  try {
    if (!hasTopics(database)) database.exec(TOPICS_COLUMN);
    database.exec("COMMIT");
  } catch (error) {
    if (database.isTransaction) database.exec("ROLLBACK");
    throw error;
  }
}

function hasTopics(database: DatabaseSync): boolean {
  return (
    database.prepare("SELECT 1 FROM pragma_table_info('sign_up') WHERE name = 'topics'").get() !== undefined
  );
}

function migrateFormer(database: DatabaseSync, folder: string, log: Log): void {
  if (layoutOf(database) === SCHEMA_VERSION) return;
  // Read before the file is locked: a large former store takes longer than others wait.
  const former = formerSignUps(folder, log);
  database.exec("BEGIN IMMEDIATE");
  try {
    const layout = layoutOf(database);
    if (layout > SCHEMA_VERSION)
      throw new UnsupportedVersionError(`${signUpPath(folder)} is of a newer version of the site`);
    database.exec(TABLE);
    const take = database.prepare(
      "INSERT OR IGNORE INTO sign_up (key, address, needs_confirmation, signed_up_at) VALUES (?, ?, ?, ?)",
    );
    for (const { address, needsConfirmation, signedUpAt } of former?.signUps ?? []) {
      take.run(keyOf(address), address, needsConfirmation ? 1 : 0, signedUpAt);
    }
    if (former?.isInUse !== true) database.exec(`PRAGMA user_version = ${SCHEMA_VERSION}`);
    database.exec("COMMIT");
  } catch (error) {
    if (database.isTransaction) database.exec("ROLLBACK");
    throw error;
  }
  if (former)
    log.info({ folder, signUps: former.signUps.length }, "the sign-ups of the former store are migrated");
}

/** What cannot be read stays where it is, and is tried again when the file is next opened. */
function formerSignUps(folder: string, log: Log): LegacySignUps | undefined {
  try {
    return readLegacySignUps(folder);
  } catch (error) {
    log.error({ err: error, folder }, "the sign-ups of the former store cannot be read");
    return { signUps: [], isInUse: true };
  }
}

function layoutOf(database: DatabaseSync): number {
  return Number(database.prepare("PRAGMA user_version").get()?.user_version);
}

async function flushFolder(folder: string): Promise<void> {
  // Windows has no handles of folders, and no need of this.
  if (process.platform === "win32") return;
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
