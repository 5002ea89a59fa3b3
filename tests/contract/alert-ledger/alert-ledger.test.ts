import { statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { copiedLedger } from "../../../src/adapters/alert-ledger/copied-ledger.ts";
import { type LedgerFile, ledgerFile } from "../../../src/adapters/alert-ledger/ledger-file.ts";
import { InMemoryAlertLedger } from "../../../src/adapters/in-memory/alerts.ts";
import { emptyLedger } from "../../../src/domain/alerts/alert-ledger.ts";
import { temporaryFolder } from "../../unit/temporary-folder.ts";
import { obstruct } from "../obstructed.ts";
import { alertLedgerContract } from "./contract.ts";

describe("a ledger in memory", () => {
  alertLedgerContract(async () => {
    const ledger = new InMemoryAlertLedger();
    return { open: () => ledger, fail: (isFailing) => ledger.fail(isFailing) };
  });
});

describe("a shared ledger with a copy on the disk of each process", () => {
  alertLedgerContract(async () => {
    const shared = new InMemoryAlertLedger();
    const open = () => {
      const ledger = copiedLedger(shared, ledgerFile(temporaryFolder()));
      onTestFinished(() => ledger.close());
      return ledger;
    };
    return { open, fail: (isFailing) => shared.fail(isFailing) };
  });

  it("fails without changing the shared ledger while the copy cannot be read", async () => {
    const shared = new InMemoryAlertLedger();
    const file = join(temporaryFolder(), "a file in place of the folder");
    writeFileSync(file, "");
    const ledger = copiedLedger(shared, ledgerFile(file));
    const update = ledger.update(() => ({ state: emptyLedger(0), result: undefined }));
    await expect(update).rejects.toThrow("The ledger of alerts fails (disk)");
    expect(shared.state).toBeUndefined();
  });
});

describe("a ledger on the disk", () => {
  alertLedgerContract(async () => {
    const folder = join(temporaryFolder(), "data");
    const ledgers: LedgerFile[] = [];
    onTestFinished(async () => {
      for (const ledger of ledgers) await ledger.close();
    });
    return {
      open: () => {
        const ledger = ledgerFile(folder);
        ledgers.push(ledger);
        return ledger;
      },
      fail: async (isFailing) => {
        for (const ledger of ledgers) await ledger.close();
        obstruct(folder, isFailing);
      },
    };
  });

  it("has a file for the subscribers of each language", async () => {
    const folder = temporaryFolder();
    const all = [ledgerFile(folder), ledgerFile(folder, "de")];
    for (const [index, ledger] of all.entries())
      await ledger.update(() => ({ state: emptyLedger(index * 1_000), result: undefined }));
    const begun = await Promise.all(all.map(async (ledger) => (await ledger.read())?.begunAt));
    for (const ledger of all) await ledger.close();
    expect(begun).toEqual([0, 1_000]);
  });

  it("is readable only by the owner of the file", async () => {
    const folder = temporaryFolder();
    const ledger = ledgerFile(folder);
    await ledger.update(() => ({ state: emptyLedger(0), result: undefined }));
    await ledger.close();
    expect(statSync(join(folder, "alerts.sqlite")).mode & 0o077).toBe(0);
  });
});
