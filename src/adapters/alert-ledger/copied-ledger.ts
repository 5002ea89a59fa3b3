import { restoreLedger } from "../../domain/alerts/restored-ledger.ts";
import type { AlertLedger } from "../../ports/alert-ledger.ts";
import type { LedgerFile } from "./ledger-file.ts";

/**
 * A shared ledger of which this process keeps a copy on its disk. If the shared store has lost the ledger, the next update
 * of each process restores what is in its copy. An update fails if either of the two cannot be read or stored.
 */
export function copiedLedger(shared: AlertLedger, copy: LedgerFile, now = Date.now): AlertLedger {
  return {
    async update(change) {
      // Read from the disk each time: other processes on this machine store their copies there too.
      const seen = await copy.read();
      const { state, result } = await shared.update((stored) => {
        const changed = change(restoreLedger(stored, seen, now()));
        return { state: changed.state, result: changed };
      });
      await copy.update(() => ({ state, result: undefined }));
      return result;
    },
    async close() {
      await shared.close();
      await copy.close();
    },
  };
}
