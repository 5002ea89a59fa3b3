import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import type { Log } from "../../ports/log.ts";
import type { RateLimitCount, RateLimitStore } from "../../ports/rate-limit-store.ts";
import { isStorageError, openDatabase } from "../sqlite/database.ts";
import { LocalRateLimitStore } from "./local-rate-limit-store.ts";

const NAME = "rate-limits.sqlite";
/** Maximum time to wait for another process that is writing. It blocks the event loop, so it is short. */
const BUSY_TIMEOUT_MS = 50;

const TABLE = `
  CREATE TABLE IF NOT EXISTS counted (key TEXT PRIMARY KEY, count INTEGER NOT NULL, ends INTEGER NOT NULL) STRICT;
  CREATE INDEX IF NOT EXISTS counted_ends ON counted (ends)`;

const FORGET = "DELETE FROM counted WHERE ends <= ?";

// After the clock is set back, a window lasts no longer than a new one.
const COUNT = `
  INSERT INTO counted (key, count, ends) VALUES (?, 1, ?)
  ON CONFLICT (key) DO UPDATE SET count = count + 1, ends = min(ends, excluded.ends)
  RETURNING count, ends`;

const rowSchema = z.object({ count: z.int(), ends: z.int() });

interface RateLimitFileOptions {
  readonly folder: string;
  readonly log: Log;
}

/**
 * Counts in an SQLite file, so that long windows survive a restart; a power failure may lose the last counts. Any number
 * of processes on this machine can share its folder. Counts that are over are deleted. While the file cannot be written,
 * this process counts in its memory, and the log says so.
 */
export class RateLimitFile implements RateLimitStore {
  readonly #options: RateLimitFileOptions;
  readonly #local = new LocalRateLimitStore();
  #database: DatabaseSync | undefined;
  #isFailing = false;

  constructor(options: RateLimitFileOptions) {
    this.#options = options;
  }

  async count(key: string, window: number): Promise<RateLimitCount> {
    // Also while the file works, so that counts do not start at zero when it fails.
    const local = await this.#local.count(key, window);
    try {
      this.#database ??= open(this.#options.folder);
      const counted = countIn(this.#database, key, window);
      this.#isFailing = false;
      return counted;
    } catch (error) {
      if (!isStorageError(error)) throw error;
      this.close();
      if (!this.#isFailing) this.#options.log.warn({ err: error }, "limits of a day cannot be stored");
      this.#isFailing = true;
      return local;
    }
  }

  /** Closes the file; the next count opens it again. */
  close(): void {
    this.#database?.close();
    this.#database = undefined;
  }
}

function countIn(database: DatabaseSync, key: string, window: number): RateLimitCount {
  const now = Date.now();
  database.prepare(FORGET).run(now);
  const { count, ends } = rowSchema.parse(database.prepare(COUNT).get(key, now + window));
  return { count, endsIn: ends - now };
}

function open(folder: string): DatabaseSync {
  const options = { timeout: BUSY_TIMEOUT_MS, synchronous: "NORMAL" } as const;
  return openDatabase(join(folder, NAME), options, (database) => database.exec(TABLE));
}
