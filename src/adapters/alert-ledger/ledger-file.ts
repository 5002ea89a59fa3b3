import { closeSync, existsSync, mkdirSync, openSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { AlertLedgerState } from "../../domain/alerts/alert-ledger.ts";
import { type AlertLedger, AlertLedgerError } from "../../ports/alert-ledger.ts";

/** The file within its folder. */
const NAME = "alerts.sqlite";
/** Milliseconds for which a change waits for another process, and visitors with it. Changes are few and short. */
const BUSY_TIMEOUT_MS = 250;

/** The ledger on the disk of this machine. Any number of processes share a folder. */
export class LedgerFile implements AlertLedger {
  readonly #folder: string;
  #database: DatabaseSync | undefined;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async update<T>(
    change: (state: AlertLedgerState | undefined) => { readonly state: AlertLedgerState; readonly result: T },
  ): Promise<T> {
    try {
      this.#database ??= open(this.#folder);
      return changeIn(this.#database, change);
    } catch (error) {
      // The next change opens it anew.
      await this.close();
      // SQLite's errors have a code, the file system's name the call; any other is a bug of ours.
      const isStorage = error instanceof Error && ("errcode" in error || "syscall" in error);
      throw isStorage ? new AlertLedgerError("disk", { cause: error }) : error;
    }
  }

  async close(): Promise<void> {
    this.#database?.close();
    this.#database = undefined;
  }
}

function open(folder: string): DatabaseSync {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, NAME);
  if (!existsSync(path)) closeSync(openSync(path, "a", 0o600));
  const database = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS });
  try {
    // FULL: a commit is on the disk. There are a few of them for an alert, so that nobody notices the flush.
    database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL");
    database.exec("CREATE TABLE IF NOT EXISTS ledger (id INTEGER PRIMARY KEY, state TEXT NOT NULL) STRICT");
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

function changeIn<T>(
  database: DatabaseSync,
  change: (state: AlertLedgerState | undefined) => { readonly state: AlertLedgerState; readonly result: T },
): T {
  database.exec("BEGIN IMMEDIATE");
  try {
    const row = database.prepare("SELECT state FROM ledger WHERE id = 1").get();
    const before: AlertLedgerState | undefined = row && JSON.parse(String(row.state));
    const { state, result } = change(before);
    if (state !== before)
      database.prepare("REPLACE INTO ledger (id, state) VALUES (1, ?)").run(JSON.stringify(state));
    database.exec("COMMIT");
    return result;
  } catch (error) {
    if (database.isTransaction) database.exec("ROLLBACK");
    throw error;
  }
}
