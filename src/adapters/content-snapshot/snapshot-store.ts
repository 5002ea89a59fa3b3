import { createHash } from "node:crypto";
import { access, mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { ContentItem } from "../../domain/content/content-item.ts";
import type { ContentRef } from "../../ports/content-repository.ts";
import type { Log } from "../../ports/log.ts";
import { DamagedSnapshotError, type FiledSnapshot, readSnapshot, writeSnapshot } from "./snapshot-file.ts";

/**
 * Version of what the items hold. Raise it with a change of `src/domain/content` or `src/domain/links` after which the
 * site could not show an item that was written before.
 */
const ITEMS_VERSION = "2";
/** Age at which files of other versions and content services, and unfinished ones, are deleted. */
const ABANDONED_AFTER_MS = 7 * 24 * 60 * 60 * 1_000;

/** All content at a ref, as an earlier process left it. */
export interface StoredSnapshot extends Omit<FiledSnapshot, "writtenAt"> {
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
 * The newest snapshot on the disk, for a process that starts while the content service is down. Any number of processes
 * share the folder. Nothing here rejects: whatever is wrong with the files is logged, and the site runs on without them. A
 * damaged file is put aside.
 */
export class SnapshotStore {
  readonly #folder: string;
  readonly #log: Log;
  readonly #path: string;
  /** An empty file that exists while the newest content that was shown is on the disk. */
  readonly #newestMark: string;
  readonly #outagePath: string;

  constructor({ folder, source, log }: StoreOptions) {
    this.#folder = folder;
    this.#log = log;
    const hash = createHash("sha256").update(source).digest("hex").slice(0, 8);
    this.#path = join(folder, `content-${hash}-v${ITEMS_VERSION}.jsonl`);
    this.#newestMark = `${this.#path}.newest`;
    this.#outagePath = join(folder, `content-${hash}.outage`);
  }

  /** The newest snapshot of the version that this program knows. */
  async newest(): Promise<StoredSnapshot | undefined> {
    try {
      if (!(await exists(this.#path))) return undefined;
      const { writtenAt, ...snapshot } = await readSnapshot(this.#path);
      const isNewest = await exists(this.#newestMark);
      return { ...snapshot, ...(!isNewest && { outdatedSince: writtenAt }) };
    } catch (error) {
      this.#warn("the stored content snapshot cannot be read", error);
      if (error instanceof DamagedSnapshotError) await this.#putAside();
      return undefined;
    }
  }

  /**
   * Replaces the snapshot before it; resolves to whether it could.
   *
   * @param replaced - Refs that were published before, the oldest first. Default: none.
   */
  async write(
    ref: ContentRef,
    items: readonly ContentItem[],
    replaced: readonly ContentRef[] = [],
  ): Promise<boolean> {
    try {
      // To delete takes no room: where the disk is full, the next process learns that something newer is missing.
      await rm(this.#newestMark, { force: true });
      await this.#prepareFolder();
      await writeSnapshot(this.#path, { ref, replaced, items });
      await writeFile(this.#newestMark, "", { mode: 0o600 });
      return true;
    } catch (error) {
      this.#warn("the content snapshot cannot be stored on the disk", error);
      return false;
    }
  }

  /** Since when the content service cannot be reached, as the first process to find that out wrote. */
  async outage(): Promise<Date | undefined> {
    try {
      if (!(await exists(this.#outagePath))) return undefined;
      const since = new Date(await readFile(this.#outagePath, "utf8"));
      return Number.isNaN(since.getTime()) ? undefined : since;
    } catch (error) {
      this.#warn("the time since which content is stale cannot be read", error);
      return undefined;
    }
  }

  /** Stores since when, unless an earlier time is stored; deletes it for `undefined`. */
  async noteOutage(since: Date | undefined): Promise<void> {
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
    const own = [this.#path, this.#newestMark, this.#outagePath];
    for (const name of await readdir(this.#folder)) {
      const path = join(this.#folder, name);
      if (!name.startsWith("content") || own.includes(path)) continue;
      // Another process may have removed it meanwhile.
      const found = await stat(path).catch(() => undefined);
      if (found && Date.now() - found.mtimeMs > ABANDONED_AFTER_MS) await rm(path, { force: true });
    }
  }

  /** What it holds can be read again from the content service; an operator may want to look at it. */
  async #putAside(): Promise<void> {
    const aside = `${this.#path}.unusable`;
    try {
      await rename(this.#path, aside);
      this.#log.warn({ path: aside }, "the damaged content snapshot was moved aside");
    } catch (error) {
      this.#warn("the damaged content snapshot cannot be moved aside", error);
    }
  }

  #warn(complaint: string, err: unknown): void {
    this.#log.warn({ err, path: this.#path }, complaint);
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
