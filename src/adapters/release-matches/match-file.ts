import { existsSync } from "node:fs";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { ReleaseMatchError } from "../../ports/release-matches.ts";
import { isStorageError, openDatabase } from "../sqlite/database.ts";
import { type MatchStorage, storedMatch } from "./stored-matches.ts";

const NAME = "release-matches.sqlite";
/** Maximum time to wait for the lock of another process. It blocks the event loop, so it is short. */
const BUSY_TIMEOUT_MS = 250;

const TABLE = `CREATE TABLE IF NOT EXISTS matches (
  document TEXT NOT NULL,
  part TEXT NOT NULL,
  reference TEXT NOT NULL,
  "by" TEXT NOT NULL,
  at TEXT NOT NULL,
  PRIMARY KEY (document, part)
) STRICT`;

/** Matches in an SQLite file, which is created with the first one. All processes on this machine can share its folder. */
export function matchFile(folder: string): MatchStorage & { readonly close: () => void } {
  const path = join(folder, NAME);
  let database: DatabaseSync | undefined;
  const close = () => {
    database?.close();
    database = undefined;
  };
  const use = async <T>(work: (opened: DatabaseSync) => T): Promise<T> => {
    try {
      const options = { timeout: BUSY_TIMEOUT_MS, synchronous: "FULL" } as const;
      database ??= openDatabase(path, options, (opened) => opened.exec(TABLE));
      return work(database);
    } catch (error) {
      // The next call opens the file again.
      close();
      throw isStorageError(error) ? new ReleaseMatchError("disk", { cause: error }) : error;
    }
  };
  return {
    async read() {
      if (database === undefined && !existsSync(path)) return [];
      return use((opened) => z.array(storedMatch).parse(opened.prepare("SELECT * FROM matches").all()));
    },
    add: ({ document, part, reference, by, at }) =>
      use((opened) => {
        const insert = opened.prepare("INSERT OR IGNORE INTO matches VALUES (?, ?, ?, ?, ?)");
        insert.run(document, part, reference, by, at);
      }),
    close,
  };
}
