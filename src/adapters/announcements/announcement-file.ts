import { createHash } from "node:crypto";
import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import {
  type ExchangeAnnouncement,
  mergeAnnouncements,
} from "../../domain/exchange/exchange-announcement.ts";
import type { Log } from "../../ports/log.ts";
import { writeAtomically } from "../files/atomic-write.ts";

const announcement = z.object({
  reference: z.string(),
  releasedAt: z.iso.datetime(),
  firstReleasedAt: z.iso.datetime().optional(),
  title: z.string(),
  href: z.url(),
  kind: z.string().optional(),
  language: z.string().optional(),
  isPriceSensitive: z.boolean(),
  updated: z.iso.datetime().optional(),
  changedAt: z.iso.datetime().optional(),
  isRetracted: z.literal(true).optional(),
  releasesNothing: z.literal(true).optional(),
  former: z.string().optional(),
  laterReferences: z.array(z.string()).optional(),
});

const stored = z.object({ updatedAt: z.number(), items: z.array(announcement) });

interface StoredAnnouncements {
  readonly items: readonly ExchangeAnnouncement[];
  /** When the source responded last, in milliseconds of Unix time. */
  readonly updatedAt: number;
}

/** When only {@link StoredAnnouncements.updatedAt} has changed, or after a failure: a full disk is not logged every second. */
const UPDATE_INTERVAL_MS = 60_000;

interface FileOptions {
  readonly folder: string;
  /** The source of the announcements: those of another one are not read. */
  readonly source: string;
  readonly log: Pick<Log, "warn">;
}

export type AnnouncementFile = ReturnType<typeof announcementFile>;

/**
 * The announcements that are known, on the disk, for a process that starts while the source is down. Any number of
 * processes can share the folder. No method rejects: errors of the disk are logged, and the next response of the source
 * replaces a damaged file.
 */
export function announcementFile({ folder, source, log }: FileOptions) {
  const hash = createHash("sha256").update(source).digest("hex").slice(0, 8);
  const path = join(folder, `announcements-${hash}.json`);
  let written: StoredAnnouncements | undefined;
  let failedAt = Number.NEGATIVE_INFINITY;
  let writing: Promise<void> = Promise.resolve();
  const store = async (announcements: StoredAnnouncements) => {
    try {
      await mkdir(folder, { recursive: true });
      await writeAtomically(path, JSON.stringify(announcements));
    } catch (error) {
      written = undefined;
      failedAt = announcements.updatedAt;
      log.warn({ err: error }, "the announcements cannot be stored");
    }
  };
  return {
    async read(): Promise<StoredAnnouncements | undefined> {
      try {
        const { items, updatedAt } = stored.parse(JSON.parse(await readFile(path, "utf8")));
        // Earlier versions stored an announcement once for each of its references.
        return { items: mergeAnnouncements([], items), updatedAt };
      } catch (error) {
        const isMissing = error instanceof Error && "code" in error && error.code === "ENOENT";
        if (!isMissing) log.warn({ err: error }, "the stored announcements cannot be read");
        return undefined;
      }
    },
    /** Writes them after what is being written. Replaces the file atomically. */
    write(announcements: StoredAnnouncements): void {
      const { items, updatedAt } = announcements;
      const isWritten = written?.items === items && updatedAt - written.updatedAt < UPDATE_INTERVAL_MS;
      if (isWritten || updatedAt - failedAt < UPDATE_INTERVAL_MS) return;
      written = announcements;
      writing = writing.then(() => store(announcements));
    },
    /** Waits for what is being written. */
    close: () => writing,
  };
}
