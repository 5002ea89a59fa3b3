import { existsSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import type { Log } from "../../ports/log.ts";
import { ReleaseMatchError } from "../../ports/release-matches.ts";
import { isStorageError, openDatabase } from "../sqlite/database.ts";
import { type MatchStorage, StoredMatches, storedMatch } from "./stored-matches.ts";

const NAME = "release-matches.sqlite";
/** Maximum time to wait for the lock of another process. It blocks the event loop, so it is short. */
const BUSY_TIMEOUT_MS = 250;

const TABLE = `CREATE TABLE IF NOT EXISTS matches (
  document TEXT NOT NULL,
  part TEXT NOT NULL,
  published TEXT NOT NULL,
  reference TEXT NOT NULL,
  "by" TEXT NOT NULL,
  at TEXT NOT NULL,
  PRIMARY KEY (document, part, published)
) STRICT`;

/** What SQLite says of a file that is damaged, or is none: `SQLITE_CORRUPT`, `SQLITE_NOTADB`. */
const DAMAGED = new Set([11, 26]);

/**
 * Matches in an SQLite file, which is created with the first one. All processes on this machine can share its folder. A damaged
 * file is moved aside: what only it has opened is hidden again, and can be opened again.
 */
function matchFile(folder: string, log: Pick<Log, "error">): MatchStorage & { readonly close: () => void } {
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
      if (isDamaged(error)) moveAside(path, log);
      throw isStorageError(error) ? new ReleaseMatchError("disk", { cause: error }) : error;
    }
  };
  return {
    async read() {
      if (database === undefined && !existsSync(path)) return [];
      return use((opened) => {
        const rows = z.array(storedMatch).parse(opened.prepare("SELECT * FROM matches").all());
        return rows.map(({ published, ...match }) => (published ? { ...match, published } : match));
      });
    },
    add: ({ document, part, published = "", reference, by, at }) =>
      use((opened) => {
        const insert = opened.prepare("INSERT OR IGNORE INTO matches VALUES (?, ?, ?, ?, ?, ?)");
        insert.run(document, part, published, reference, by, at);
      }),
    close,
  };
}

/**
 * The matches of a site, with a file in its data folder.
 *
 * @param shared - What all processes share. Default: only the file is used.
 */
export function storedMatches(folder: string, log: Log, shared?: MatchStorage): StoredMatches {
  return new StoredMatches({ file: matchFile(folder, log), shared, log });
}

function isDamaged(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && DAMAGED.has(Number(error.errcode));
}

function moveAside(path: string, log: Pick<Log, "error">): void {
  const aside = `${path}.unusable`;
  try {
    renameSync(path, aside);
    for (const suffix of ["-wal", "-shm"]) rmSync(path + suffix, { force: true });
  } catch (cause) {
    throw new ReleaseMatchError("disk", { cause });
  }
  log.error(
    { file: aside },
    "the matches of releases were damaged, and moved aside: documents may be hidden again",
  );
}
