import { closeSync, mkdirSync, openSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setImmediate } from "node:timers/promises";
import type { ContentItem } from "../../domain/content/content-item.ts";
import { type ContentRef, contentRef } from "../../ports/content-repository.ts";
import type { Log } from "../../ports/log.ts";

/** The file within its folder. */
const FILE_NAME = "content.sqlite";
/** Marks a file as ours: "LKFC". */
const APPLICATION_ID = 0x4c_4b_46_43;
/** Version of the tables. */
const SCHEMA_VERSION = 1;
/**
 * Version of what the items hold. Raise it with a change of `src/domain/content` or `src/domain/links` after which the
 * site could not show an item that was written before.
 */
const ITEMS_VERSION = "1";
/** Milliseconds to wait for another process that is just writing; nobody is served meanwhile. */
const BUSY_TIMEOUT_MS = 100;
/** Snapshots that are kept of a source. */
const MAX_SNAPSHOTS = 2;
/** Items written or read at a stretch; visitors are served in between. */
const BATCH_SIZE = 50;
/** Age at which what another version of the program left, or nobody finished, is deleted. */
const ABANDONED_AFTER_MS = 7 * 24 * 60 * 60 * 1_000;

const TABLES = `
  CREATE TABLE IF NOT EXISTS state (
    id INTEGER PRIMARY KEY AUTOINCREMENT, source TEXT NOT NULL, shape TEXT NOT NULL, ref TEXT NOT NULL,
    begun INTEGER NOT NULL, items INTEGER
  ) STRICT;
  CREATE TABLE IF NOT EXISTS item (
    state INTEGER NOT NULL REFERENCES state ON DELETE CASCADE, place INTEGER NOT NULL, json TEXT NOT NULL,
    PRIMARY KEY (state, place)
  ) STRICT, WITHOUT ROWID;`;

/** A file may be from before there was this table. */
const OUTAGES = "CREATE TABLE IF NOT EXISTS outage (source TEXT PRIMARY KEY, since INTEGER NOT NULL) STRICT";

/** All content at a ref, as an earlier process left it. */
interface StoredSnapshot {
  readonly ref: ContentRef;
  readonly items: readonly ContentItem[];
}

interface StoreOptions {
  readonly folder: string;
  /** Where the content is from: refs of another content service mean nothing here. */
  readonly source: string;
  readonly log: Log;
}

/**
 * The snapshots of the newest refs on the disk, for a process that starts while the content service is down. A snapshot
 * counts once it is complete. Any number of processes share the file. Nothing here rejects: whatever is the matter with
 * the file is logged, and the site runs on without it. A file that cannot be used is put aside.
 */
export class SnapshotStore {
  readonly #options: StoreOptions;
  readonly #path: string;
  #database: DatabaseSync | undefined;

  constructor(options: StoreOptions) {
    this.#options = options;
    this.#path = join(options.folder, FILE_NAME);
  }

  /** The newest snapshot that is complete and of the version that this program knows. */
  async newest(): Promise<StoredSnapshot | undefined> {
    return this.#attempt("what was kept of the content cannot be read", async (database) => {
      const newest = database
        .prepare(
          "SELECT id, ref, items FROM state WHERE source = ? AND shape = ? AND items > 0 ORDER BY id DESC LIMIT 1",
        )
        .get(this.#options.source, ITEMS_VERSION);
      if (!newest) return undefined;
      const items = await itemsOf(database, Number(newest.id));
      // Another process may have removed it meanwhile.
      return items.length === newest.items ? { ref: contentRef(String(newest.ref)), items } : undefined;
    });
  }

  /** Keeps a snapshot beside the one before it, and deletes older ones. */
  async write(ref: ContentRef, items: readonly ContentItem[]): Promise<void> {
    await this.#attempt("the content cannot be kept on the disk", async (database) => {
      const { source } = this.#options;
      const { lastInsertRowid: state } = database
        .prepare("INSERT INTO state (source, shape, ref, begun) VALUES (?, ?, ?, ?)")
        .run(source, ITEMS_VERSION, ref, Date.now());
      try {
        await writeItems(database, state, items);
      } catch (error) {
        discard(database, state);
        throw error;
      }
      transaction(database, () => {
        database.prepare("UPDATE state SET items = ? WHERE id = ?").run(items.length, state);
        this.#prune(database, ref, state);
      });
    });
  }

  /** Since when a content service cannot be asked, as the first process to find that out wrote. */
  async outage(): Promise<Date | undefined> {
    return this.#attempt("it cannot be read since when the content is stale", async (database) => {
      const row = database.prepare("SELECT since FROM outage WHERE source = ?").get(this.#options.source);
      return row && new Date(Number(row.since));
    });
  }

  /** Keeps since when, unless it is known of earlier; forgets it where there is nothing to keep. */
  async noteOutage(since: Date | undefined): Promise<void> {
    await this.#attempt("it cannot be kept since when the content is stale", async (database) => {
      const { source } = this.#options;
      if (since === undefined) database.prepare("DELETE FROM outage WHERE source = ?").run(source);
      else
        database
          .prepare("INSERT OR IGNORE INTO outage (source, since) VALUES (?, ?)")
          .run(source, since.getTime());
    });
  }

  /** Gives the file back. */
  close(): void {
    if (this.#database?.isOpen) this.#database.close();
    this.#database = undefined;
  }

  #prune(database: DatabaseSync, ref: ContentRef, state: number | bigint): void {
    const { source } = this.#options;
    database
      .prepare(
        "DELETE FROM state WHERE source = ? AND shape = ? AND ref = ? AND id < ? AND items IS NOT NULL",
      )
      .run(source, ITEMS_VERSION, ref, state);
    database
      .prepare(
        `DELETE FROM state WHERE source = ? AND shape = ? AND items IS NOT NULL AND id NOT IN (
          SELECT id FROM state WHERE source = ? AND shape = ? AND items IS NOT NULL ORDER BY id DESC LIMIT ?)`,
      )
      .run(source, ITEMS_VERSION, source, ITEMS_VERSION, MAX_SNAPSHOTS);
    database
      .prepare("DELETE FROM state WHERE begun < ? AND (items IS NULL OR shape <> ? OR source <> ?)")
      .run(Date.now() - ABANDONED_AFTER_MS, ITEMS_VERSION, source);
  }

  /** Does something with the file. Each attempt opens it anew if the one before could not. */
  async #attempt<T>(complaint: string, work: (database: DatabaseSync) => Promise<T>): Promise<T | undefined> {
    try {
      this.#database ??= open(this.#path, this.#options);
      return await work(this.#database);
    } catch (error) {
      this.#options.log.warn({ err: error, path: this.#path }, complaint);
      this.close();
      if (isUnusable(error)) this.#putAside();
      return undefined;
    }
  }

  /** What it holds can be read again from the content service, but it may not be ours to delete. */
  #putAside(): void {
    const { log } = this.#options;
    const aside = `${this.#path}.unusable`;
    try {
      renameSync(this.#path, aside);
      for (const suffix of ["-wal", "-shm"]) rmSync(`${this.#path}${suffix}`, { force: true });
      log.warn({ path: aside }, "the file of kept content was put aside");
    } catch (error) {
      log.warn({ err: error, path: this.#path }, "the file of kept content cannot be put aside");
    }
  }
}

/** The file is none of this program's, or of another version. */
class ForeignFileError extends Error {
  override readonly name = "ForeignFileError";
}

const [CORRUPT, NOT_A_DATABASE] = [11, 26];

function isUnusable(error: unknown): boolean {
  if (error instanceof ForeignFileError || error instanceof SyntaxError) return true;
  const code: unknown = error instanceof Error ? Reflect.get(error, "errcode") : undefined;
  // The lower byte is the kind of an error, what is above says more about it.
  return typeof code === "number" && [CORRUPT, NOT_A_DATABASE].includes(code & 0xff);
}

function open(path: string, { folder }: StoreOptions): DatabaseSync {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  closeSync(openSync(path, "a", 0o600));
  const database = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS });
  try {
    const empty = isEmpty(database);
    if (!empty) refuseForeign(database, path);
    // Whoever reads does not wait for whoever writes.
    database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL");
    if (empty) {
      transaction(database, () => {
        database.exec(TABLES);
        database.exec(`PRAGMA application_id = ${APPLICATION_ID}; PRAGMA user_version = ${SCHEMA_VERSION}`);
      });
    }
    database.exec(OUTAGES);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

function isEmpty(database: DatabaseSync): boolean {
  return database.prepare("SELECT name FROM sqlite_schema LIMIT 1").get() === undefined;
}

function refuseForeign(database: DatabaseSync, path: string): void {
  const application = database.prepare("PRAGMA application_id").get()?.application_id;
  const layout = database.prepare("PRAGMA user_version").get()?.user_version;
  if (application === APPLICATION_ID && layout === SCHEMA_VERSION) return;
  throw new ForeignFileError(`${path} is no file of kept content, or of another version`);
}

async function itemsOf(database: DatabaseSync, state: number): Promise<ContentItem[]> {
  const some = database.prepare("SELECT json FROM item WHERE state = ? AND place >= ? AND place < ?");
  const items: ContentItem[] = [];
  for (let start = 0; start === items.length; start += BATCH_SIZE) {
    for (const { json } of some.all(state, start, start + BATCH_SIZE)) items.push(itemOf(String(json)));
    await setImmediate();
  }
  return items;
}

/** The version of what is written is part of the snapshot's row, so it is what this program would write itself. */
function itemOf(json: string): ContentItem {
  return JSON.parse(json);
}

async function writeItems(
  database: DatabaseSync,
  state: number | bigint,
  items: readonly ContentItem[],
): Promise<void> {
  const put = database.prepare("INSERT INTO item (state, place, json) VALUES (?, ?, ?)");
  for (let start = 0; start < items.length; start += BATCH_SIZE) {
    transaction(database, () => {
      for (const [index, item] of items.slice(start, start + BATCH_SIZE).entries()) {
        put.run(state, start + index, JSON.stringify(item));
      }
    });
    await setImmediate();
  }
}

/** Removes what was begun; where that fails too, it goes with what is abandoned. */
function discard(database: DatabaseSync, state: number | bigint): void {
  try {
    database.prepare("DELETE FROM state WHERE id = ?").run(state);
  } catch {
    // The first error says what is the matter.
  }
}

function transaction(database: DatabaseSync, work: () => void): void {
  database.exec("BEGIN IMMEDIATE");
  try {
    work();
    database.exec("COMMIT");
  } catch (error) {
    if (database.isTransaction) database.exec("ROLLBACK");
    throw error;
  }
}
