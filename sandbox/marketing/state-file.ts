import { createHash } from "node:crypto";
import { closeSync, existsSync, mkdirSync, openSync, renameSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { MarketingState } from "../../src/adapters/in-memory/marketing/state.ts";

type State = Partial<MarketingState>;

/** The file within its folder. */
const NAME = "marketing.sqlite";
/** How long to wait for another process that is just reading or writing, in milliseconds. */
const LOCK_TIMEOUT_MS = 5000;
const [BUSY, CORRUPT, NOT_A_DATABASE] = [5, 11, 26];

/** Another process keeps its state in the same folder. */
export class StateInUseError extends Error {
  override readonly name = "StateInUseError";
}

/** A state that cannot be read: the file is damaged. */
export class CorruptStateError extends Error {
  override readonly name = "CorruptStateError";
}

/** A state in a file. One process at a time writes it; others may read. */
export class StateFile {
  readonly path: string;
  readonly #lock: DatabaseSync;
  readonly #written = new Map<string, string>();
  #database: DatabaseSync | undefined;

  /**
   * Takes possession of the state in a folder, which is made if need be.
   *
   * @throws {StateInUseError} when another process has it.
   */
  constructor(folder: string) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    this.path = join(folder, NAME);
    this.#lock = locked(`${this.path}.lock`, this.path);
  }

  /**
   * The state that is kept; `undefined` when there is none yet.
   *
   * @throws {CorruptStateError}
   */
  read(): State | undefined {
    const state = readParts(this.#open());
    this.#written.clear();
    for (const [part, value] of Object.entries(state ?? {}))
      this.#written.set(part, digest(JSON.stringify(value)));
    return state;
  }

  /** Writes the parts that have changed; all of them or, if that fails, none. */
  write(state: State): void {
    const database = this.#open();
    const parts = new Map(
      Object.entries(state).map(([part, value]) => [part, JSON.stringify(value) ?? "null"]),
    );
    const put = database.prepare("INSERT OR REPLACE INTO state (part, value) VALUES (?, ?)");
    const drop = database.prepare("DELETE FROM state WHERE part = ?");
    const written = new Map<string, string>();
    database.exec("BEGIN IMMEDIATE");
    try {
      for (const [part, value] of parts) {
        written.set(part, digest(value));
        if (written.get(part) !== this.#written.get(part)) put.run(part, value);
      }
      for (const part of this.#written.keys()) if (!parts.has(part)) drop.run(part);
      database.exec("COMMIT");
    } catch (error) {
      if (database.isTransaction) database.exec("ROLLBACK");
      throw error;
    }
    this.#written.clear();
    for (const [part, value] of written) this.#written.set(part, value);
  }

  /** Moves a damaged file out of the way; answers where it is now. */
  setAside(): string {
    this.#database?.close();
    this.#database = undefined;
    this.#written.clear();
    const aside = `${this.path}.broken-${new Date().toISOString().replaceAll(/[:.]/g, "-")}`;
    for (const suffix of ["", "-journal"]) {
      if (existsSync(`${this.path}${suffix}`)) renameSync(`${this.path}${suffix}`, `${aside}${suffix}`);
    }
    return aside;
  }

  /** Gives the state back for another process to take. */
  close(): void {
    this.#database?.close();
    this.#database = undefined;
    if (this.#lock.isOpen) this.#lock.close();
  }

  #open(): DatabaseSync {
    if (this.#database) return this.#database;
    // The addresses of people are nobody else's business on this machine.
    closeSync(openSync(this.path, "a", 0o600));
    const database = new DatabaseSync(this.path, { timeout: LOCK_TIMEOUT_MS });
    try {
      database.exec("CREATE TABLE IF NOT EXISTS state (part TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT");
    } catch (error) {
      database.close();
      throw brokenOr(error);
    }
    this.#database = database;
    return database;
  }
}

/**
 * Reads the state in a folder without taking possession of it.
 *
 * @returns `undefined` when there is none.
 * @throws {CorruptStateError}
 */
export function readState(folder: string): State | undefined {
  const path = join(folder, NAME);
  if (!existsSync(path)) return undefined;
  const database = new DatabaseSync(path, { readOnly: true, timeout: LOCK_TIMEOUT_MS });
  try {
    return readParts(database);
  } finally {
    database.close();
  }
}

function readParts(database: DatabaseSync): State | undefined {
  try {
    const rows = database.prepare("SELECT part, value FROM state").all();
    if (rows.length === 0) return undefined;
    return Object.fromEntries(rows.map(({ part, value }) => [String(part), JSON.parse(String(value))]));
  } catch (error) {
    throw brokenOr(error);
  }
}

/** A lock that ends with the process, however that ends. */
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
  // The lower byte is the kind of an error, what is above says more about it.
  return typeof code === "number" ? code & 0xff : undefined;
}

function digest(text: string): string {
  return createHash("sha1").update(text).digest("base64");
}
