import { createHash, type Hash } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { setImmediate } from "node:timers/promises";
import type { ContentItem } from "../../domain/content/content-item.ts";
import { transaction } from "./snapshot-file.ts";

/** Items written or read at a stretch; visitors are served in between. */
const BATCH_SIZE = 50;

/** The items of a snapshot in their order, and what they are known by. */
export async function itemsOf(database: DatabaseSync, state: number) {
  const some = database.prepare("SELECT json FROM item WHERE state = ? AND place >= ? AND place < ?");
  const items: ContentItem[] = [];
  const hash = createHash("sha256");
  for (let start = 0; start === items.length; start += BATCH_SIZE) {
    for (const row of some.all(state, start, start + BATCH_SIZE)) {
      const json = String(row.json);
      addTo(hash, json);
      items.push(itemOf(json));
    }
    await setImmediate();
  }
  return { items, digest: hash.digest("hex") };
}

/** The version of what is written is part of the snapshot's row, so it is what this program would write itself. */
function itemOf(json: string): ContentItem {
  return JSON.parse(json);
}

/**
 * Writes the items of a snapshot.
 *
 * @returns What they are known by when they are read again.
 */
export async function writeItems(
  database: DatabaseSync,
  state: number | bigint,
  items: readonly ContentItem[],
): Promise<string> {
  const put = database.prepare("INSERT INTO item (state, place, json) VALUES (?, ?, ?)");
  const hash = createHash("sha256");
  for (let start = 0; start < items.length; start += BATCH_SIZE) {
    transaction(database, () => {
      for (const [index, item] of items.slice(start, start + BATCH_SIZE).entries()) {
        const json = JSON.stringify(item);
        addTo(hash, json);
        put.run(state, start + index, json);
      }
    });
    await setImmediate();
  }
  return hash.digest("hex");
}

/** No JSON has a line break of its own: where one item ends is part of what is hashed. */
function addTo(hash: Hash, json: string): void {
  hash.update(`${json}\n`);
}

/** Removes what was begun; where that fails too, it goes with what is abandoned. */
export function discard(database: DatabaseSync, state: number | bigint): void {
  try {
    database.prepare("DELETE FROM state WHERE id = ?").run(state);
  } catch {
    // The first error says what is the matter.
  }
}
