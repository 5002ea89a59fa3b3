import type { Redis } from "ioredis";
import type { AlertLedgerState } from "../../domain/alerts/alert-ledger.ts";
import { type AlertLedger, AlertLedgerError, type LedgerChange } from "../../ports/alert-ledger.ts";
import type { RedisHealth } from "./redis-health.ts";

const KEY = "website:alerts";
/** Maximum number of attempts of an update. Each that fails is an update of another process that has succeeded. */
const MAX_ATTEMPTS = 100;

/** Stores the new state if the old one has not changed. A script is atomic; WATCH would need a connection of its own. */
const COMPARE_AND_SET = `
  if (redis.call("GET", KEYS[1]) or "") ~= ARGV[1] then return 0 end
  redis.call("SET", KEYS[1], ARGV[2])
  return 1`;

/** The ledger in Redis, for processes on several machines. No alert is sent while Redis fails: it could be sent twice. */
export class SharedAlertLedger implements AlertLedger {
  readonly #redis: Redis;
  readonly #redisHealth: RedisHealth;
  /** Updates of this process run one after the other, so that only other processes compete with one. */
  #lastUpdate: Promise<unknown> = Promise.resolve();

  constructor(redis: Redis, redisHealth: RedisHealth) {
    this.#redis = redis;
    this.#redisHealth = redisHealth;
  }

  update<T>(change: LedgerChange<T>): Promise<T> {
    const update = this.#lastUpdate.then(() => this.#compareAndSet(change));
    this.#lastUpdate = update.catch(() => undefined);
    return update;
  }

  async #compareAndSet<T>(change: LedgerChange<T>): Promise<T> {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      const text = (await this.#run(() => this.#redis.get(KEY))) ?? "";
      const before: AlertLedgerState | undefined = text === "" ? undefined : JSON.parse(text);
      const { state, result } = change(before);
      if (state === before) return result;
      const next = JSON.stringify(state);
      if ((await this.#run(() => this.#redis.eval(COMPARE_AND_SET, 1, KEY, text, next))) === 1) return result;
    }
    throw new AlertLedgerError("Redis", { cause: "other processes changed it during each attempt" });
  }

  /** Does nothing: other parts of the process share the connection. */
  close(): Promise<void> {
    return Promise.resolve();
  }

  async #run<T>(command: () => Promise<T>): Promise<T> {
    try {
      const reply = await command();
      this.#redisHealth.works("commands");
      return reply;
    } catch (error) {
      this.#redisHealth.fails("commands", error);
      throw new AlertLedgerError("Redis", { cause: error });
    }
  }
}
