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

/**
 * The ledger in Redis, for processes on several machines. No alert is sent while Redis fails: it could be sent twice.
 *
 * @param language - That of its subscribers, as in addresses. Default: that of addresses without a language.
 */
export function sharedAlertLedger(redis: Redis, health: RedisHealth, language?: string): AlertLedger {
  const key = language === undefined ? KEY : `${KEY}:${language}`;
  /** Updates of this process run one after the other, so that only other processes compete with one. */
  let lastUpdate: Promise<unknown> = Promise.resolve();
  const run = async <T>(command: Promise<T>): Promise<T> => {
    try {
      return await command;
    } catch (error) {
      health.fails("commands", error);
      throw new AlertLedgerError("Redis", { cause: error });
    }
  };
  const compareAndSet = async <T>(change: LedgerChange<T>): Promise<T> => {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      const text = (await run(redis.get(key))) ?? "";
      const before: AlertLedgerState | undefined = text === "" ? undefined : JSON.parse(text);
      const { state, result } = change(before);
      if (state === before) return result;
      const next = JSON.stringify(state);
      if ((await run(redis.eval(COMPARE_AND_SET, 1, key, text, next))) === 1) return result;
    }
    throw new AlertLedgerError("Redis", { cause: "other processes changed it during each attempt" });
  };
  return {
    update: (change) => {
      const update = lastUpdate.then(() => compareAndSet(change));
      lastUpdate = update.catch(() => undefined);
      return update;
    },
    // Other parts of the process still use the connection.
    close: async () => undefined,
  };
}
