import { closeSync, existsSync, mkdirSync, openSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { isDeepStrictEqual } from "node:util";
import type { AlertLedgerState } from "../../domain/alerts/alert-ledger.ts";
import { type AlertLedger, AlertLedgerError, type LedgerChange } from "../../ports/alert-ledger.ts";

const NAME = "alerts.sqlite";
/** Maximum time that an update waits for the lock of another process. It blocks the event loop, so it is short. */
const BUSY_TIMEOUT_MS = 250;

/** The ledger in an SQLite file. Any number of processes on this machine can share its folder. */
export class LedgerFile implements AlertLedger {
  readonly #folder: string;
  #database: DatabaseSync | undefined;

  constructor(folder: string) {
    this.#folder = folder;
  }

  update<T>(change: LedgerChange<T>): Promise<T> {
    return this.#use((database) => changeIn(database, change));
  }

  /** The stored ledger; `undefined` if there is none. Rejects with {@link AlertLedgerError} if it cannot be read. */
  read(): Promise<AlertLedgerState | undefined> {
    return this.#use(stateIn);
  }

  async close(): Promise<void> {
    this.#database?.close();
    this.#database = undefined;
  }

  async #use<T>(work: (database: DatabaseSync) => T): Promise<T> {
    try {
      this.#database ??= open(this.#folder);
      return work(this.#database);
    } catch (error) {
      // The next update opens the file again.
      await this.close();
      // Errors of SQLite have an `errcode`, those of the file system a `syscall`. Any other error is a bug of this code.
      const isStorage = error instanceof Error && ("errcode" in error || "syscall" in error);
      throw isStorage ? new AlertLedgerError("disk", { cause: error }) : error;
    }
  }
}

function open(folder: string): DatabaseSync {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, NAME);
  if (!existsSync(path)) closeSync(openSync(path, "a", 0o600));
  using unusable = new DisposableStack();
  const database = unusable.use(new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS }));
  // FULL: a commit survives a power failure. The flush is slow, but an alert needs only a few commits.
  database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL");
  database.exec("CREATE TABLE IF NOT EXISTS ledger (id INTEGER PRIMARY KEY, state TEXT NOT NULL) STRICT");
  unusable.move();
  return database;
}

function stateIn(database: DatabaseSync): AlertLedgerState | undefined {
  const row = database.prepare("SELECT state FROM ledger WHERE id = 1").get();
  return row && JSON.parse(String(row.state));
}

function changeIn<T>(database: DatabaseSync, change: LedgerChange<T>): T {
  database.exec("BEGIN IMMEDIATE");
  try {
    const before = stateIn(database);
    const { state, result } = change(before);
    // By value: most copies of a shared ledger are equal to the copy before, and need no flush.
    if (!isDeepStrictEqual(state, before))
      database.prepare("REPLACE INTO ledger (id, state) VALUES (1, ?)").run(JSON.stringify(state));
    database.exec("COMMIT");
    return result;
  } catch (error) {
    if (database.isTransaction) database.exec("ROLLBACK");
    throw error;
  }
}
