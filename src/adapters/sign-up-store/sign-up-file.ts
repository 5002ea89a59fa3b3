import { existsSync, mkdirSync, statSync } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { dirname, join } from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import { z } from "zod";
import { openDatabase, transaction } from "../sqlite/database.ts";

const NAME = "sign-ups.sqlite";
/** Where builds before version 0.1.0 stored sign-ups, which version 0.1.0 migrates. */
const EARLIER_NAME = "marketing.sqlite";
/** It only changes if earlier versions cannot use the table any more. */
const SCHEMA_VERSION = 1;
/** Maximum time to wait for another process that is writing. It blocks the event loop, so it is short. */
const BUSY_TIMEOUT_MS = 5;
/** The longer timeout of a command, which does not handle requests. */
const READ_TIMEOUT_MS = 5_000;

const TABLE = `
  CREATE TABLE IF NOT EXISTS sign_up (
    id INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE, address TEXT NOT NULL, needs_confirmation INTEGER NOT NULL,
    signed_up_at TEXT NOT NULL, repeated_at TEXT
  ) STRICT`;

/** Columns that were added later. Earlier versions select the others by name, so they can still use the table. */
const LATER_COLUMNS = { topics: "TEXT NOT NULL DEFAULT '[]'", language: "TEXT" } as const;

type LaterColumn = keyof typeof LATER_COLUMNS;

const PUT = `
  INSERT INTO sign_up (key, address, needs_confirmation, signed_up_at, topics, language) VALUES (?, ?, ?, ?, ?, ?)
  ON CONFLICT (key) DO UPDATE SET repeated_at = excluded.signed_up_at, topics = (
    SELECT json_group_array(value)
    FROM (SELECT value FROM json_each(sign_up.topics) UNION SELECT value FROM json_each(excluded.topics))
  ), language = coalesce(excluded.language, sign_up.language)`;

/** A stored sign-up of one address. */
export interface SignUp {
  /** The address as it was entered at the first sign-up. */
  readonly address: string;
  /** Whether the owner still has to confirm the address by e-mail before anything else is sent to it. */
  readonly needsConfirmation: boolean;
  /** The chosen topics of alerts; anybody may have signed the address up. Default: none. */
  readonly topics?: readonly string[] | undefined;
  /** In which the owner gets e-mails (ISO 639-1), as at the latest sign-up. Default: it is not known. */
  readonly language?: string | undefined;
  /** Time of the first sign-up, ISO 8601 in UTC. */
  readonly signedUpAt: string;
  /** Time of the latest sign-up with the same address; absent if there was only one. */
  readonly repeatedAt?: string | undefined;
}

/** A newer version of the program has written the file. */
export class UnsupportedVersionError extends Error {
  override readonly name = "UnsupportedVersionError";
}

/** The file was emptied, as by a backup that was restored by half: the site itself never makes an empty one. */
export class LostSignUpsError extends Error {
  override readonly name = "LostSignUpsError";

  constructor(folder: string) {
    super(
      `${signUpPath(folder)} is empty, so the sign-ups that it had are lost; put a backup in its place, or delete it and the two files beside it to begin with none`,
    );
  }
}

export function signUpPath(folder: string): string {
  return join(folder, NAME);
}

/** Whether a folder has sign-ups of a build before version 0.1.0 that were never migrated. */
export function hasEarlierSignUps(folder: string): boolean {
  return existsSync(join(folder, EARLIER_NAME)) && !existsSync(signUpPath(folder));
}

/** Whether the file in a folder is empty. A folder without a file has lost nothing. */
export function hasLostSignUps(folder: string): boolean {
  return statSync(signUpPath(folder), { throwIfNoEntry: false })?.size === 0;
}

/** An open file of sign-ups (SQLite). */
export class SignUpFile {
  readonly #database: DatabaseSync;
  readonly #put: StatementSync;
  /** The write-ahead log. It contains all changes that are not in the database file yet. */
  readonly #log: FileHandle;
  /** Settles with the last flush that was requested; never rejects. */
  #lastFlush: Promise<void> = Promise.resolve();
  /** The next flush, which has not started yet. */
  #nextFlush: Promise<void> | undefined;

  private constructor(database: DatabaseSync, log: FileHandle) {
    this.#database = database;
    this.#put = database.prepare(PUT);
    this.#log = log;
  }

  /**
   * Opens the file, or creates it, for any number of processes. Rejects with {@link LostSignUpsError}, or with the errors of
   * SQLite and the file system.
   */
  static async open(folder: string): Promise<SignUpFile> {
    if (hasLostSignUps(folder)) throw new LostSignUpsError(folder);
    const path = signUpPath(folder);
    const created = mkdirSync(folder, { recursive: true, mode: 0o700 });
    using unusable = new DisposableStack();
    // A commit does not wait for the disk; `put` does.
    const options = { timeout: BUSY_TIMEOUT_MS, synchronous: "NORMAL" } as const;
    const database = unusable.use(openDatabase(path, options, (opened) => prepare(opened, path)));
    // New files only survive a power failure once their folder is flushed too.
    await flushFolder(folder);
    if (created !== undefined) await flushFolder(dirname(created));
    const file = new SignUpFile(database, await open(`${path}-wal`, "r+"));
    unusable.move();
    return file;
  }

  /** Resolves once it is on the disk. For a known address it stores time and language, adds the topics, and takes as long. */
  put({ address, needsConfirmation, signedUpAt, topics = [], language }: SignUp): Promise<void> {
    const isPending = needsConfirmation ? 1 : 0;
    // Upper and lower case are the same, as for the marketing provider.
    this.#put.run(
      address.toLowerCase(),
      address,
      isPending,
      signedUpAt,
      JSON.stringify(topics),
      language ?? null,
    );
    return this.#flushed();
  }

  /** Tests whether the file is writable, with a write that changes nothing. */
  probe(): Promise<void> {
    this.#database.exec(`PRAGMA user_version = ${schemaVersionOf(this.#database)}`);
    return this.#flushed();
  }

  async close(): Promise<void> {
    await this.#log.close();
    this.#database.close();
  }

  /**
   * Resolves once all commits are on the disk and survive a power failure, without blocking the event loop. A running
   * flush may miss the last commit, so concurrent calls share the next flush.
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
 * Reads all sign-ups of a folder in the order of their first sign-up, without changing anything; `undefined` if there
 * are none. The site may be running meanwhile. Throws {@link LostSignUpsError}, and the errors of SQLite.
 */
export function readSignUps(folder: string): readonly SignUp[] | undefined {
  const path = signUpPath(folder);
  if (!existsSync(path)) return undefined;
  if (hasLostSignUps(folder)) throw new LostSignUpsError(folder);
  using database = new DatabaseSync(path, { readOnly: true, timeout: READ_TIMEOUT_MS });
  const hasTable = database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'sign_up'").get();
  if (hasTable === undefined) return [];
  const rows = database
    .prepare(
      `SELECT address, needs_confirmation, signed_up_at, repeated_at,
        ${hasColumn(database, "topics") ? "topics" : "'[]' AS topics"},
        ${hasColumn(database, "language") ? "language" : "NULL AS language"} FROM sign_up ORDER BY id`,
    )
    .all();
  return rows.map(
    (row): SignUp => ({
      address: String(row.address),
      needsConfirmation: row.needs_confirmation === 1,
      signedUpAt: String(row.signed_up_at),
      repeatedAt: row.repeated_at === null ? undefined : String(row.repeated_at),
      topics: z.array(z.string()).parse(JSON.parse(String(row.topics))),
      language: row.language === null ? undefined : String(row.language),
    }),
  );
}

function prepare(database: DatabaseSync, path: string): void {
  if (schemaVersionOf(database) === SCHEMA_VERSION && missingColumns(database).length === 0) return;
  transaction(database, () => {
    if (schemaVersionOf(database) > SCHEMA_VERSION)
      throw new UnsupportedVersionError(`${path} was written by a newer version of the site`);
    database.exec(TABLE);
    for (const name of missingColumns(database))
      database.exec(`ALTER TABLE sign_up ADD COLUMN ${name} ${LATER_COLUMNS[name]}`);
    database.exec(`PRAGMA user_version = ${SCHEMA_VERSION}`);
  });
}

function missingColumns(database: DatabaseSync): readonly LaterColumn[] {
  return (["topics", "language"] as const).filter((name) => !hasColumn(database, name));
}

function hasColumn(database: DatabaseSync, name: LaterColumn): boolean {
  const found = database.prepare("SELECT 1 FROM pragma_table_info('sign_up') WHERE name = ?").get(name);
  return found !== undefined;
}

function schemaVersionOf(database: DatabaseSync): number {
  return Number(database.prepare("PRAGMA user_version").get()?.user_version);
}

async function flushFolder(folder: string): Promise<void> {
  // Windows cannot open folders, and does not need this.
  if (process.platform === "win32") return;
  await using handle = await open(folder, "r");
  await handle.sync();
}
