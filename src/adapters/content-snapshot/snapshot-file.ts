import { createHash } from "node:crypto";
import { open } from "node:fs/promises";
import { z } from "zod";
import type { ContentItem } from "../../domain/content/content-item.ts";
import type { FormerAddresses, UnseenUids } from "../../domain/content/former-addresses.ts";
import type { SeenChanges } from "../../domain/content/visible-changes.ts";
import { contentRef } from "../../ports/content-service.ts";
import { writeAtomically } from "../files/atomic-write.ts";
import { itemIn, lineOf } from "./compact-item.ts";

/** Items written at a time; requests are answered in between. */
const BATCH_SIZE = 50;

const seenChangeSchema = z.object({
  version: z.string().optional(),
  seen: z.string().optional(),
  compared: z.number(),
});

/** The last line of a file. A file without it is incomplete. */
const footerSchema = z.object({
  ref: z.string().transform(contentRef),
  /** Refs that were published before, the oldest first, and former addresses: files of earlier versions lack them. */
  replaced: z.array(z.string().transform(contentRef)).readonly().default([]),
  former: z
    .array(z.tuple([z.string(), z.string()]))
    .default([])
    .transform((addresses): FormerAddresses => new Map(addresses)),
  /** Uids at which visitors did not see pages. */
  unseen: z
    .array(z.string())
    .default([])
    .transform((uids): UnseenUids => new Set(uids)),
  /** What visitors saw last of documents of which a change waits. */
  earlier: z
    .array(z.string())
    .default([])
    .transform((lines): readonly ContentItem[] => lines.map(itemIn)),
  /** What is known of the changes that visitors saw. */
  changes: z
    .array(z.tuple([z.string(), seenChangeSchema]))
    .default([])
    .transform((changes): SeenChanges => new Map(changes)),
  writtenAt: z.iso.datetime().transform((date) => new Date(date)),
  /** Checksum of all lines before it. */
  sha256: z.string(),
});

/** A snapshot as it was written to a file. */
export interface SnapshotFile extends Readonly<Omit<z.output<typeof footerSchema>, "sha256">> {
  readonly items: readonly ContentItem[];
}

/** A snapshot that is to be written: writing adds the time. */
export type NewSnapshot = Omit<SnapshotFile, "writtenAt">;

/** A file is incomplete, or its content does not match its checksum. */
export class DamagedSnapshotError extends Error {
  override readonly name = "DamagedSnapshotError";
}

/**
 * Reads a snapshot. The file name includes a version of the item format, so the items are not validated again.
 *
 * @throws {DamagedSnapshotError} if the file was not written by {@link writeSnapshot}. Errors of the file system are
 *   passed on.
 */
export async function readSnapshot(path: string): Promise<SnapshotFile> {
  const items: ContentItem[] = [];
  const hash = createHash("sha256");
  let last = "";
  await using file = await open(path);
  try {
    for await (const line of file.readLines()) {
      if (last !== "") {
        hash.update(`${last}\n`);
        items.push(itemIn(last));
      }
      last = line;
    }
    const { sha256, ...footer } = footerSchema.parse(JSON.parse(last));
    if (sha256 !== hash.digest("hex")) throw new DamagedSnapshotError("the checksum does not match");
    return { ...footer, items };
  } catch (error) {
    // A line that is not JSON, an item without its parts, and a last line that is not a footer.
    const reasons = [SyntaxError, TypeError, z.ZodError];
    if (!reasons.some((reason) => error instanceof reason)) throw error;
    throw new DamagedSnapshotError("the file is not a snapshot", { cause: error });
  }
}

/** Writes a snapshot, one item per line. Replaces the file atomically. */
export function writeSnapshot(path: string, snapshot: NewSnapshot): Promise<void> {
  return writeAtomically(path, linesOf(snapshot));
}

function* linesOf({
  ref,
  replaced,
  former,
  unseen,
  earlier,
  changes,
  items,
}: NewSnapshot): Generator<string> {
  const hash = createHash("sha256");
  for (let start = 0; start < items.length; start += BATCH_SIZE) {
    const batch = items.slice(start, start + BATCH_SIZE);
    const lines = batch.map((item) => `${lineOf(item)}\n`).join("");
    hash.update(lines);
    yield lines;
  }
  yield JSON.stringify({
    ref,
    replaced,
    former: [...former],
    unseen: [...unseen],
    earlier: earlier.map(lineOf),
    changes: [...changes],
    writtenAt: new Date(),
    sha256: hash.digest("hex"),
  });
}
