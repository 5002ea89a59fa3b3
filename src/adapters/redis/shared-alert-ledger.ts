import type { Redis } from "ioredis";
import type { AlertLedgerState } from "../../domain/alerts/alert-ledger.ts";
import { type AlertLedger, AlertLedgerError } from "../../ports/alert-ledger.ts";
import type { RedisHealth } from "./redis-health.ts";

const KEY = "website:alerts";
/** How often a change is made anew because another process was quicker. */
const MAX_ATTEMPTS = 20;

/** Stores what is new if nothing was stored since the old was read. One step, whatever else the connection is used for. */
const COMPARE_AND_SET = `
  if (redis.call("GET", KEYS[1]) or "") ~= ARGV[1] then return 0 end
  redis.call("SET", KEYS[1], ARGV[2])
  return 1`;

/** The ledger in Redis, for processes on several machines. While Redis fails, no alert is sent rather than two. */
export class SharedAlertLedger implements AlertLedger {
  readonly #redis: Redis;
  readonly #redisHealth: RedisHealth;

  constructor(redis: Redis, redisHealth: RedisHealth) {
    this.#redis = redis;
    this.#redisHealth = redisHealth;
  }

  async update<T>(
    change: (state: AlertLedgerState | undefined) => { readonly state: AlertLedgerState; readonly result: T },
  ): Promise<T> {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      const text = (await this.#ask(() => this.#redis.get(KEY))) ?? "";
      const before: AlertLedgerState | undefined = text === "" ? undefined : JSON.parse(text);
      const { state, result } = change(before);
      if (state === before) return result;
      const next = JSON.stringify(state);
      if ((await this.#ask(() => this.#redis.eval(COMPARE_AND_SET, 1, KEY, text, next))) === 1) return result;
    }
    throw new AlertLedgerError("Redis", { cause: "other processes were quicker each time" });
  }

  /** The connection is not only the ledger's. */
  close(): Promise<void> {
    return Promise.resolve();
  }

  async #ask<T>(command: () => Promise<T>): Promise<T> {
    try {
      const answer = await command();
      this.#redisHealth.works("commands");
      return answer;
    } catch (error) {
      this.#redisHealth.fails("commands", error);
      throw new AlertLedgerError("Redis", { cause: error });
    }
  }
}
