import { closeSync, existsSync, mkdirSync, openSync, renameSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { MarketingState } from "../../src/adapters/in-memory/marketing/state/state.ts";

type State = Partial<MarketingState>;

/** The file within its folder. */
const NAME = "marketing-account.sqlite";
/** How long to wait for the lock of another process, in milliseconds. */
const LOCK_TIMEOUT_MS = 5000;
/** Result codes of SQLite. */
const BUSY = 5;
const CORRUPT = 11;
const NOT_A_DATABASE = 26;

/** Another process stores its state in the same folder. */
export class StateInUseError extends Error {
  override readonly name = "StateInUseError";
}

/** A state that cannot be read: the file is damaged. */
export class CorruptStateError extends Error {
  override readonly name = "CorruptStateError";
}

/** The records of one part of a state by key; a part that is not a table has one record with an empty key. */
type Records = ReadonlyMap<string, unknown>;

/**
 * A state in a SQLite file, one row for each record. One process at a time writes it; others may read. Records are
 * replaced and never altered, so a record that is still the same object has not changed: only changed records are written.
 */
export class StateFile {
  readonly path: string;
  readonly #lock: DatabaseSync;
  #written: ReadonlyMap<string, Records> = new Map();
  #database: DatabaseSync | undefined;

  /** Locks the state in a folder, and creates the folder if needed. @throws {StateInUseError} if it is locked already. */
  constructor(folder: string) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    this.path = join(folder, NAME);
    this.#lock = locked(`${this.path}.lock`, this.path);
  }

  /** The state in the file; `undefined` when there is none yet. @throws {CorruptStateError} */
  read(): State | undefined {
    return readRecords(this.#open());
  }

  /** Declares that the file has this state, so that later writes store only what differs from it. */
  markWritten(state: State): void {
    this.#written = partsOf(state);
  }

  /** Writes the changed records in one transaction. Returns their number. */
  write(state: State): number {
    const database = this.#open();
    const put = database.prepare(
      "INSERT INTO record (part, key, value) VALUES (?, ?, ?) ON CONFLICT (part, key) DO UPDATE SET value = excluded.value",
    );
    const drop = database.prepare("DELETE FROM record WHERE part = ? AND key = ?");
    const parts = partsOf(state);
    const changes = changesBetween(this.#written, parts);
    database.exec("BEGIN IMMEDIATE");
    try {
      for (const { part, key, record } of changes) {
        if (record === undefined) drop.run(part, key);
        else put.run(part, key, JSON.stringify(record));
      }
      database.exec("COMMIT");
    } catch (error) {
      if (database.isTransaction) database.exec("ROLLBACK");
      throw error;
    }
    this.#written = parts;
    return changes.length;
  }

  /** Renames a damaged file; returns its new path. */
  renameDamaged(): string {
    this.#database?.close();
    this.#database = undefined;
    this.#written = new Map();
    const aside = `${this.path}.broken-${new Date().toISOString().replaceAll(/[:.]/g, "-")}`;
    for (const suffix of ["", "-journal"]) {
      if (existsSync(`${this.path}${suffix}`)) renameSync(`${this.path}${suffix}`, `${aside}${suffix}`);
    }
    return aside;
  }

  /** Closes the file and releases the lock. */
  close(): void {
    this.#database?.close();
    this.#database = undefined;
    if (this.#lock.isOpen) this.#lock.close();
  }

  #open(): DatabaseSync {
    if (this.#database) return this.#database;
    // The file contains e-mail addresses, so other users of this machine must not read it.
    closeSync(openSync(this.path, "a", 0o600));
    const database = new DatabaseSync(this.path, { timeout: LOCK_TIMEOUT_MS });
    try {
      database.exec(
        "CREATE TABLE IF NOT EXISTS record (part TEXT, key TEXT, value TEXT NOT NULL, UNIQUE (part, key)) STRICT",
      );
    } catch (error) {
      database.close();
      throw brokenOr(error);
    }
    this.#database = database;
    return database;
  }
}

/** Reads the state in a folder without the lock; `undefined` when there is none. @throws {CorruptStateError} */
export function readState(folder: string): State | undefined {
  const path = join(folder, NAME);
  if (!existsSync(path)) return undefined;
  const database = new DatabaseSync(path, { readOnly: true, timeout: LOCK_TIMEOUT_MS });
  try {
    return readRecords(database);
  } finally {
    database.close();
  }
}

function partsOf(state: State): Map<string, Records> {
  return new Map(Object.entries(state).map(([part, value]) => [part, recordsOf(value)]));
}

/** The records to write; a deleted record is `undefined`. */
function changesBetween(before: ReadonlyMap<string, Records>, after: ReadonlyMap<string, Records>) {
  const changes: { readonly part: string; readonly key: string; readonly record: unknown }[] = [];
  for (const [part, records] of after) {
    const known: Records = before.get(part) ?? new Map();
    for (const key of known.keys()) if (!records.has(key)) changes.push({ part, key, record: undefined });
    for (const [key, record] of records) if (known.get(key) !== record) changes.push({ part, key, record });
  }
  return changes;
}

function recordsOf(value: unknown): Records {
  if (typeof value !== "object" || value === null) return new Map([["", value]]);
  return new Map(Object.entries(value));
}

function readRecords(database: DatabaseSync): State | undefined {
  try {
    const state: Record<string, unknown> = {};
    const tables = new Map<string, Record<string, unknown>>();
    const lists = new Map<string, unknown[]>();
    // In the order of creation, which tables keep.
    for (const row of database.prepare("SELECT part, key, value FROM record ORDER BY rowid").iterate()) {
      const part = String(row.part);
      const key = String(row.key);
      const value: unknown = JSON.parse(String(row.value));
      if (key === "") state[part] = value;
      else if (key.startsWith("/")) tables.set(part, Object.assign(tables.get(part) ?? {}, { [key]: value }));
      else {
        const list = lists.get(part) ?? [];
        list.push(value);
        lists.set(part, list);
      }
    }
    Object.assign(state, Object.fromEntries(tables), Object.fromEntries(lists));
    return Object.keys(state).length === 0 ? undefined : state;
  } catch (error) {
    throw brokenOr(error);
  }
}

/** A lock that the system releases when the process ends, also after a crash. */
function locked(path: string, whose: string): DatabaseSync {
  const database = new DatabaseSync(path, { timeout: 0 });
  try {
    database.exec("BEGIN EXCLUSIVE");
    return database;
  } catch (error) {
    database.close();
    if (errorCode(error) !== BUSY) throw error;
    throw new StateInUseError(`${whose} is in use by another process`, { cause: error });
  }
}

function brokenOr(error: unknown): unknown {
  const code = errorCode(error);
  const broken = code === CORRUPT || code === NOT_A_DATABASE || error instanceof SyntaxError;
  return broken ? new CorruptStateError("The state cannot be read", { cause: error }) : error;
}

function errorCode(error: unknown): number | undefined {
  const code: unknown = error instanceof Error ? Reflect.get(error, "errcode") : undefined;
  // The lower byte is the primary error code.
  return typeof code === "number" ? code & 0xff : undefined;
}
