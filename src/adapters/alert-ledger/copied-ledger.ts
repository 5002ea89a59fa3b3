import { restoreLedger } from "../../domain/alerts/restored-ledger.ts";
import type { AlertLedger, LedgerChange } from "../../ports/alert-ledger.ts";
import type { LedgerFile } from "./ledger-file.ts";

/**
 * A shared ledger of which this process keeps a copy on its disk. If the shared store has lost the ledger, the next update
 * of each process restores what is in its copy. An update fails if either of the two cannot be read or stored.
 */
export class CopiedLedger implements AlertLedger {
  readonly #shared: AlertLedger;
  readonly #copy: LedgerFile;
  readonly #now: () => number;

  /** @param now - Milliseconds of Unix time. Default: the system's clock. */
  constructor(shared: AlertLedger, copy: LedgerFile, now: () => number = Date.now) {
    this.#shared = shared;
    this.#copy = copy;
    this.#now = now;
  }

  async update<T>(change: LedgerChange<T>): Promise<T> {
    // Read from the disk each time: other processes on this machine store their copies there too.
    const seen = await this.#copy.read();
    const { state, result } = await this.#shared.update((stored) => {
      const changed = change(restoreLedger(stored, seen, this.#now()));
      return { state: changed.state, result: changed };
    });
    await this.#copy.update(() => ({ state, result: undefined }));
    return result;
  }

  async close(): Promise<void> {
    await this.#shared.close();
    await this.#copy.close();
  }
}
