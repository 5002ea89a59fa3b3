import { createHash, randomUUID } from "node:crypto";
import { open, rename, rm } from "node:fs/promises";
import { z } from "zod";
import type { ContentItem } from "../../domain/content/content-item.ts";
import { type ContentRef, contentRef } from "../../ports/content-repository.ts";

/** Items written at a time; requests are answered in between. */
const BATCH_SIZE = 50;

/** The last line of a file: a file without it was not written to its end. */
const footerSchema = z.object({
  ref: z.string().transform(contentRef),
  /** Refs that were published before; files of earlier versions lack them. */
  replaced: z.array(z.string().transform(contentRef)).default([]),
  writtenAt: z.iso.datetime().transform((date) => new Date(date)),
  /** Of all lines before it. */
  sha256: z.string(),
});

/** A snapshot as it was written. */
export interface FiledSnapshot {
  readonly ref: ContentRef;
  /** Refs that were published before, the oldest first. */
  readonly replaced: readonly ContentRef[];
  readonly items: readonly ContentItem[];
  readonly writtenAt: Date;
}

/** The items of a file are not those that were written. */
export class DamagedSnapshotError extends Error {
  override readonly name = "DamagedSnapshotError";
}

/**
 * Reads a snapshot. Its name has a version of the items in it, so that they are what this program would write itself.
 *
 * @throws {DamagedSnapshotError} for a file that no {@link writeSnapshot} has written; what the file system throws.
 */
export async function readSnapshot(path: string): Promise<FiledSnapshot> {
  const items: ContentItem[] = [];
  const hash = createHash("sha256");
  let last = "";
  const file = await open(path);
  try {
    for await (const line of file.readLines()) {
      if (last !== "") {
        hash.update(`${last}\n`);
        items.push(JSON.parse(last));
      }
      last = line;
    }
    const { sha256, ...footer } = footerSchema.parse(JSON.parse(last));
    if (sha256 !== hash.digest("hex")) throw new DamagedSnapshotError("the content is not what was written");
    return { ...footer, items };
  } catch (error) {
    if (!(error instanceof SyntaxError || error instanceof z.ZodError)) throw error;
    throw new DamagedSnapshotError("the file holds no snapshot", { cause: error });
  } finally {
    await file.close();
  }
}

/** Writes a snapshot, a line an item. It replaces the file at once and whole, or not at all. */
export async function writeSnapshot(
  path: string,
  { ref, replaced, items }: Omit<FiledSnapshot, "writtenAt">,
): Promise<void> {
  const unfinished = `${path}.${randomUUID()}`;
  try {
    const file = await open(unfinished, "wx", 0o600);
    try {
      const hash = createHash("sha256");
      for (let start = 0; start < items.length; start += BATCH_SIZE) {
        const batch = items.slice(start, start + BATCH_SIZE);
        const lines = batch.map((item) => `${JSON.stringify(item)}\n`).join("");
        hash.update(lines);
        await file.write(lines);
      }
      const footer = { ref, replaced, writtenAt: new Date(), sha256: hash.digest("hex") };
      await file.write(JSON.stringify(footer));
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined);
    throw error;
  }
}
