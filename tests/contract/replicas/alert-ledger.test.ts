import { afterAll, beforeAll, describe, inject, onTestFinished, vi } from "vitest";
import { LocalRateLimitStore } from "../../../src/adapters/rate-limits/local-rate-limit-store.ts";
import { sharedAlertLedger } from "../../../src/adapters/redis/shared-alert-ledger.ts";
import { openSharedState } from "../../../src/adapters/redis/shared-state.ts";
import { type AlertLedger, AlertLedgerError } from "../../../src/ports/alert-ledger.ts";
import { silentLog } from "../../../src/ports/log.ts";
import { silentMeter } from "../../../src/ports/meter.ts";
import { type RedisServer, startRedis } from "../../containers/redis.ts";
import { alertLedgerContract } from "../alert-ledger/contract.ts";

/** Whether a ledger responds; changes nothing. */
async function answers(ledger: AlertLedger): Promise<boolean> {
  const looked = await ledger
    .update(() => {
      throw new Error("this was only a look");
    })
    .catch((error: unknown) => error);
  return !(looked instanceof AlertLedgerError);
}

describe.skipIf(!inject("hasEngine"))("a ledger in Redis", () => {
  let redis: RedisServer;
  let databases = 0;
  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(() => redis?.close());

  alertLedgerContract(async () => {
    databases += 1;
    const url = `${redis.url}/${databases}`;
    // Three processes, each with its own connections.
    const local = new LocalRateLimitStore();
    const shared = [1, 2, 3].map(() =>
      openSharedState(url, { log: silentLog, meter: silentMeter, local, durable: local }),
    );
    onTestFinished(() => shared.forEach((state) => void state.close()));
    const ledgers = shared.map(({ redis: connection, health }) => sharedAlertLedger(connection, health));
    const untilAllAnswer = async () => {
      for (const ledger of ledgers) await vi.waitUntil(() => answers(ledger), { timeout: 10_000 });
    };
    await untilAllAnswer();
    let opened = 0;
    return {
      open: () => {
        const ledger = ledgers[opened++ % ledgers.length];
        if (!ledger) throw new Error("There is no process");
        return ledger;
      },
      fail: async (isFailing) => {
        if (isFailing) return redis.hang();
        await redis.goOn();
        await untilAllAnswer();
      },
    };
  });
});
