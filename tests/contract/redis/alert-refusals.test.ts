import { expect, it, vi } from "vitest";
import { sharedAlertLedger } from "../../../src/adapters/redis/shared-alert-ledger.ts";
import { emptyLedger } from "../../../src/domain/alerts/alert-ledger.ts";
import { AlertLedgerError } from "../../../src/ports/alert-ledger.ts";
import { processWith, REFUSALS, WRITES, withFakeChecks } from "./redis-process.ts";

withFakeChecks();

it.each(REFUSALS)("no alert is sent while Redis refuses writes: %s", async (refusal) => {
  let isRefused = true;
  const site = await processWith((command) => (isRefused && WRITES.has(command) ? refusal : undefined));
  const ledger = sharedAlertLedger(site.redis, site.health);
  const begin = () => ledger.update(() => ({ state: emptyLedger(7_000), result: "stored" }));
  await expect.poll(site.up).toBe(0);
  await expect(begin()).rejects.toThrow(AlertLedgerError);

  isRefused = false;
  await vi.waitUntil(async () => {
    await site.untilChecked();
    return site.up() === 1;
  });
  await expect(begin()).resolves.toBe("stored");
});
