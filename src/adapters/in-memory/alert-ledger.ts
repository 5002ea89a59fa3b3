import type { AlertLedgerState } from "../../domain/alerts/alert-ledger.ts";
import { type AlertLedger, AlertLedgerError, type LedgerChange } from "../../ports/alert-ledger.ts";

/** A ledger in memory, for tests. {@link fail} simulates a full disk, {@link lose} a store that forgets. */
export class InMemoryAlertLedger implements AlertLedger {
  #stored: string | undefined;
  #isFailing = false;

  get state(): AlertLedgerState | undefined {
    return this.#stored === undefined ? undefined : JSON.parse(this.#stored);
  }

  fail(isFailing = true): void {
    this.#isFailing = isFailing;
  }

  /** Replaces the ledger by an earlier state. Default: there is none. */
  lose(earlier?: AlertLedgerState): void {
    this.#stored = earlier && JSON.stringify(earlier);
  }

  async update<T>(change: LedgerChange<T>): Promise<T> {
    if (this.#isFailing) throw new AlertLedgerError("memory", { cause: "the disk is full" });
    const { state, result } = change(this.state);
    this.#stored = JSON.stringify(state);
    return result;
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}
