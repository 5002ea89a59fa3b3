import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { isDeepStrictEqual } from "node:util";
import type { AlertLedgerState } from "../../domain/alerts/alert-ledger.ts";
import { type AlertLedger, AlertLedgerError, type LedgerChange } from "../../ports/alert-ledger.ts";
import { isStorageError, openDatabase, transaction } from "../sqlite/database.ts";

/** The name of the file, which has the ledger of the subscribers of one language. */
const nameIn = (language: string | undefined) =>
  language === undefined ? "alerts.sqlite" : `alerts-${language}.sqlite`;

/** Maximum time that an update waits for the lock of another process. It blocks the event loop, so it is short. */
const BUSY_TIMEOUT_MS = 250;

/** A ledger on the disk, which can also be read without an update. */
export interface LedgerFile extends AlertLedger {
  /** The stored ledger; `undefined` if there is none. Rejects with {@link AlertLedgerError} if it cannot be read. */
  read(): Promise<AlertLedgerState | undefined>;
}

/**
 * The ledger in an SQLite file. Any number of processes on this machine can share its folder.
 *
 * @param language - That of its subscribers, as in addresses. Default: that of addresses without a language.
 */
export function ledgerFile(folder: string, language?: string): LedgerFile {
  const path = join(folder, nameIn(language));
  let database: DatabaseSync | undefined;
  const close = async () => {
    database?.close();
    database = undefined;
  };
  const use = async <T>(work: (opened: DatabaseSync) => T): Promise<T> => {
    try {
      database ??= open(path);
      return work(database);
    } catch (error) {
      // The next update opens the file again.
      await close();
      throw isStorageError(error) ? new AlertLedgerError("disk", { cause: error }) : error;
    }
  };
  return {
    update: (change) => use((opened) => changeIn(opened, change)),
    read: () => use(stateIn),
    close,
  };
}

const TABLE = "CREATE TABLE IF NOT EXISTS ledger (id INTEGER PRIMARY KEY, state TEXT NOT NULL) STRICT";

function open(path: string): DatabaseSync {
  // The flush is slow, but an alert needs only a few commits.
  const options = { timeout: BUSY_TIMEOUT_MS, synchronous: "FULL" } as const;
  return openDatabase(path, options, (database) => database.exec(TABLE));
}

function stateIn(database: DatabaseSync): AlertLedgerState | undefined {
  const row = database.prepare("SELECT state FROM ledger WHERE id = 1").get();
  return row && JSON.parse(String(row.state));
}

function changeIn<T>(database: DatabaseSync, change: LedgerChange<T>): T {
  return transaction(database, () => {
    const before = stateIn(database);
    const { state, result } = change(before);
    // By value: most copies of a shared ledger are equal to the copy before, and need no flush.
    if (!isDeepStrictEqual(state, before))
      database.prepare("REPLACE INTO ledger (id, state) VALUES (1, ?)").run(JSON.stringify(state));
    return result;
  });
}
