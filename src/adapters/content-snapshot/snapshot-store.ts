import { createHash } from "node:crypto";
import { closeSync, existsSync, openSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import type { ContentItem } from "../../domain/content/content-item.ts";
import { type ContentRef, contentRef } from "../../ports/content-repository.ts";
import type { Log } from "../../ports/log.ts";
import { DamagedSnapshotError, isUnusable, openSnapshotFile, transaction } from "./snapshot-file.ts";
import { discard, itemsOf, writeItems } from "./stored-items.ts";

/** The file within its folder. */
const FILE_NAME = "content.sqlite";
/**
 * Version of what the items hold. Raise it with a change of `src/domain/content` or `src/domain/links` after which the
 * site could not show an item that was written before.
 */
const ITEMS_VERSION = "1";
/** Snapshots that are kept of a source. */
const MAX_SNAPSHOTS = 2;
/** Age at which what another version of the program left, or nobody finished, is deleted. */
const ABANDONED_AFTER_MS = 7 * 24 * 60 * 60 * 1_000;

/** All content at a ref, as an earlier process left it. */
export interface StoredSnapshot {
  readonly ref: ContentRef;
  readonly items: readonly ContentItem[];
  /** When it was written, where newer content has been shown since that could not be. */
  readonly outdatedSince?: Date | undefined;
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
  /** An empty file that is there while the newest content that was shown is on the disk. */
  readonly #newestMark: string;
  #database: DatabaseSync | undefined;

  constructor(options: StoreOptions) {
    this.#options = options;
    this.#path = join(options.folder, FILE_NAME);
    const source = createHash("sha256").update(options.source).digest("hex").slice(0, 8);
    this.#newestMark = `${this.#path}.newest-${source}`;
  }

  /** The newest snapshot that is complete and of the version that this program knows. */
  async newest(): Promise<StoredSnapshot | undefined> {
    return this.#attempt("the stored content snapshot cannot be read", async (database) => {
      const newest = database
        .prepare(
          `SELECT id, ref, items, begun, sha256 FROM state LEFT JOIN digest ON state = id
           WHERE source = ? AND shape = ? AND items > 0 ORDER BY id DESC LIMIT 1`,
        )
        .get(this.#options.source, ITEMS_VERSION);
      if (!newest) return undefined;
      const { items, digest } = await itemsOf(database, Number(newest.id));
      // Another process may have removed it meanwhile.
      if (items.length !== newest.items) return undefined;
      if (newest.sha256 !== null && newest.sha256 !== digest) throw new DamagedSnapshotError();
      // A version without digests had no mark either.
      const isNewest = newest.sha256 === null || existsSync(this.#newestMark);
      return {
        ref: contentRef(String(newest.ref)),
        items,
        ...(!isNewest && { outdatedSince: new Date(Number(newest.begun)) }),
      };
    });
  }

  /** Keeps a snapshot beside the one before it, and deletes older ones; says whether it could. */
  async write(ref: ContentRef, items: readonly ContentItem[]): Promise<boolean> {
    this.#removeMark();
    const isWritten = await this.#attempt(
      "the content snapshot cannot be stored on the disk",
      async (database) => {
        await this.#writeSnapshot(database, ref, items);
        closeSync(openSync(this.#newestMark, "a", 0o600));
        return true;
      },
    );
    return isWritten ?? false;
  }

  /** Takes no room: where the disk is full, the next process learns that something newer is missing. */
  #removeMark(): void {
    try {
      rmSync(this.#newestMark, { force: true });
    } catch {
      // Nothing can be written there either, which is told in a moment.
    }
  }

  async #writeSnapshot(
    database: DatabaseSync,
    ref: ContentRef,
    items: readonly ContentItem[],
  ): Promise<void> {
    const { source } = this.#options;
    const { lastInsertRowid: state } = database
      .prepare("INSERT INTO state (source, shape, ref, begun) VALUES (?, ?, ?, ?)")
      .run(source, ITEMS_VERSION, ref, Date.now());
    let digest: string;
    try {
      digest = await writeItems(database, state, items);
    } catch (error) {
      discard(database, state);
      throw error;
    }
    transaction(database, () => {
      database.prepare("INSERT INTO digest (state, sha256) VALUES (?, ?)").run(state, digest);
      database.prepare("UPDATE state SET items = ? WHERE id = ?").run(items.length, state);
      this.#prune(database, ref, state);
    });
  }

  /** Since when a content service cannot be asked, as the first process to find that out wrote. */
  async outage(): Promise<Date | undefined> {
    return this.#attempt("the time since which content is stale cannot be read", async (database) => {
      const row = database.prepare("SELECT since FROM outage WHERE source = ?").get(this.#options.source);
      return row && new Date(Number(row.since));
    });
  }

  /** Keeps since when, unless it is known of earlier; forgets it where there is nothing to keep. */
  async noteOutage(since: Date | undefined): Promise<void> {
    await this.#attempt("the time since which content is stale cannot be stored", async (database) => {
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
      this.#database ??= openSnapshotFile(this.#path);
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
      log.warn({ path: aside }, "the damaged content snapshot was moved aside");
    } catch (error) {
      log.warn({ err: error, path: this.#path }, "the damaged content snapshot cannot be moved aside");
    }
  }
}
