import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { ExchangeAnnouncement } from "../../domain/announcements/exchange-announcement.ts";
import type { Log } from "../../ports/log.ts";

const announcement = z.object({
  reference: z.string(),
  releasedAt: z.iso.datetime(),
  title: z.string(),
  href: z.url(),
  kind: z.string().optional(),
  language: z.string().optional(),
  isPriceSensitive: z.boolean(),
});

const stored = z.object({ updatedAt: z.number(), items: z.array(announcement) });

interface StoredAnnouncements {
  readonly items: readonly ExchangeAnnouncement[];
  /** When the source responded last, in milliseconds of Unix time. */
  readonly updatedAt: number;
}

/**
 * Time after which the file is written again if only {@link StoredAnnouncements.updatedAt} has changed, or if it could not be
 * written: a full disk is not logged every second.
 */
const UPDATE_INTERVAL_MS = 60_000;

interface FileOptions {
  readonly folder: string;
  /** The source of the announcements: those of another one are not read. */
  readonly source: string;
  readonly log: Pick<Log, "warn">;
}

/**
 * The announcements that are known, on the disk, for a process that starts while the source is down. Any number of
 * processes can share the folder. No method rejects: errors of the disk are logged, and the next response of the source
 * replaces a damaged file.
 */
export class AnnouncementFile {
  readonly #options: FileOptions;
  readonly #path: string;
  #written: StoredAnnouncements | undefined;
  #failedAt = Number.NEGATIVE_INFINITY;
  #writing: Promise<void> = Promise.resolve();

  constructor(options: FileOptions) {
    this.#options = options;
    const hash = createHash("sha256").update(options.source).digest("hex").slice(0, 8);
    this.#path = join(options.folder, `announcements-${hash}.json`);
  }

  async read(): Promise<StoredAnnouncements | undefined> {
    try {
      return stored.parse(JSON.parse(await readFile(this.#path, "utf8")));
    } catch (error) {
      const isMissing = error instanceof Error && "code" in error && error.code === "ENOENT";
      if (!isMissing) this.#options.log.warn({ err: error }, "the stored announcements cannot be read");
      return undefined;
    }
  }

  /** Writes them after what is being written. Replaces the file atomically. */
  write(announcements: StoredAnnouncements): void {
    const { items, updatedAt } = announcements;
    const isWritten =
      this.#written?.items === items && updatedAt - this.#written.updatedAt < UPDATE_INTERVAL_MS;
    if (isWritten || updatedAt - this.#failedAt < UPDATE_INTERVAL_MS) return;
    this.#written = announcements;
    this.#writing = this.#writing.then(() => this.#write(announcements));
  }

  /** Waits for what is being written. */
  close(): Promise<void> {
    return this.#writing;
  }

  async #write(announcements: StoredAnnouncements): Promise<void> {
    const temporaryPath = `${this.#path}.${randomUUID()}`;
    try {
      await mkdir(this.#options.folder, { recursive: true });
      await writeFile(temporaryPath, JSON.stringify(announcements), { flag: "wx", mode: 0o600, flush: true });
      await rename(temporaryPath, this.#path);
    } catch (error) {
      this.#written = undefined;
      this.#failedAt = announcements.updatedAt;
      this.#options.log.warn({ err: error }, "the announcements cannot be stored");
      await rm(temporaryPath, { force: true }).catch(() => undefined);
    }
  }
}
