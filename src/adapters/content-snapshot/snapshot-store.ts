import { createHash } from "node:crypto";
import { access, mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { ContentItem } from "../../domain/content/content-item.ts";
import type { ContentRef } from "../../ports/content-service.ts";
import type { Log } from "../../ports/log.ts";
import { DamagedSnapshotError, readSnapshot, type SnapshotFile, writeSnapshot } from "./snapshot-file.ts";

/** Increase it with a change of `src/domain/content` or `src/domain/links` that makes stored items unusable. */
const ITEMS_VERSION = "7";
/** Age at which files of other versions, of other content services, and incomplete files are deleted. */
const ABANDONED_AFTER_MS = 7 * 24 * 60 * 60 * 1_000;

/** The content of a ref as an earlier process stored it. */
export interface StoredSnapshot extends Omit<SnapshotFile, "writtenAt"> {
  /** Time at which it was written, if newer content has been served since then but could not be stored. */
  readonly outdatedSince?: Date | undefined;
}

interface StoreOptions {
  readonly folder: string;
  /** The content service of the content. A ref is only valid for its own service. */
  readonly source: string;
  readonly log: Log;
}

/**
 * Stores the newest snapshot on the disk, for a process that starts while the content service is down. Any number of
 * processes can share the folder. No method rejects: errors of the disk are logged, and the site runs without stored
 * snapshots. A damaged file is moved aside.
 */
export class SnapshotStore {
  readonly #folder: string;
  readonly #log: Log;
  readonly #path: string;
  /** An empty file that exists while the stored snapshot is the newest one that was served. */
  readonly #newestMarker: string;
  readonly #outagePath: string;

  constructor({ folder, source, log }: StoreOptions) {
    this.#folder = folder;
    this.#log = log;
    const hash = createHash("sha256").update(source).digest("hex").slice(0, 8);
    this.#path = join(folder, `content-${hash}-v${ITEMS_VERSION}.jsonl`);
    this.#newestMarker = `${this.#path}.newest`;
    this.#outagePath = join(folder, `content-${hash}.outage`);
  }

  /** Reads the newest snapshot in the current item format. */
  async newest(): Promise<StoredSnapshot | undefined> {
    try {
      if (!(await exists(this.#path))) return undefined;
      const { writtenAt, ...snapshot } = await readSnapshot(this.#path);
      const isNewest = await exists(this.#newestMarker);
      return { ...snapshot, ...(!isNewest && { outdatedSince: writtenAt }) };
    } catch (error) {
      this.#warn("the stored content snapshot cannot be read", error);
      if (error instanceof DamagedSnapshotError) await this.#moveAside();
      return undefined;
    }
  }

  /**
   * Stores a snapshot instead of the previous one. Resolves to whether it succeeded.
   *
   * @param history - What was published before. Default: nothing.
   */
  async write(
    ref: ContentRef,
    items: readonly ContentItem[],
    {
      replaced = [],
      former = new Map(),
      unseen = new Set(),
      earlier = [],
      changes = new Map(),
    }: Partial<Omit<SnapshotFile, "items">> = {},
  ): Promise<boolean> {
    try {
      // Deleting needs no disk space: even if the disk is full, the next process knows that the stored snapshot is
      // outdated.
      await rm(this.#newestMarker, { force: true });
      await this.#prepareFolder();
      await writeSnapshot(this.#path, { ref, replaced, former, unseen, earlier, changes, items });
      await writeFile(this.#newestMarker, "", { mode: 0o600 });
      return true;
    } catch (error) {
      this.#warn("the content snapshot cannot be stored on the disk", error);
      return false;
    }
  }

  /** Reads since when the content service has been down, as stored by the first process that noticed. */
  async readOutage(): Promise<Date | undefined> {
    try {
      if (!(await exists(this.#outagePath))) return undefined;
      const since = new Date(await readFile(this.#outagePath, "utf8"));
      return Number.isNaN(since.getTime()) ? undefined : since;
    } catch (error) {
      this.#warn("the time since which content is stale cannot be read", error);
      return undefined;
    }
  }

  /** Stores since when the content service has been down, unless an earlier time is stored; `undefined` deletes it. */
  async writeOutage(since: Date | undefined): Promise<void> {
    try {
      if (since === undefined) return await rm(this.#outagePath, { force: true });
      await this.#prepareFolder();
      await writeFile(this.#outagePath, since.toISOString(), { flag: "wx", mode: 0o600 });
    } catch (error) {
      if (!hasCode(error, "EEXIST"))
        this.#warn("the time since which content is stale cannot be stored", error);
    }
  }

  async #prepareFolder(): Promise<void> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    const own = [this.#path, this.#newestMarker, this.#outagePath];
    for (const name of await readdir(this.#folder)) {
      const path = join(this.#folder, name);
      if (!name.startsWith("content") || own.includes(path)) continue;
      // Another process may have deleted the file meanwhile.
      const found = await stat(path).catch(() => undefined);
      if (found && Date.now() - found.mtimeMs > ABANDONED_AFTER_MS) await rm(path, { force: true });
    }
  }

  /** Moves a damaged file aside, so that an operator can examine it. Its content is read again from the service. */
  async #moveAside(): Promise<void> {
    const aside = `${this.#path}.unusable`;
    try {
      await rename(this.#path, aside);
      this.#log.warn({ path: aside }, "the damaged content snapshot was moved aside");
    } catch (error) {
      this.#warn("the damaged content snapshot cannot be moved aside", error);
    }
  }

  #warn(message: string, err: unknown): void {
    this.#log.warn({ err, path: this.#path }, message);
  }
}

async function exists(path: string): Promise<boolean> {
  try {
    await access(path);
    return true;
  } catch (error) {
    if (hasCode(error, "ENOENT")) return false;
    throw error;
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
