import type { AlertLedgerState } from "../../domain/alerts/alert-ledger.ts";
import { type AlertLedger, AlertLedgerError } from "../../ports/alert-ledger.ts";

/** The ledger in memory. `fail` lets it reject as one whose disk is full would. */
export class InMemoryAlertLedger implements AlertLedger {
  #stored: string | undefined;
  #isFailing = false;

  /** What is in it. */
  get state(): AlertLedgerState | undefined {
    return this.#stored === undefined ? undefined : JSON.parse(this.#stored);
  }

  /** From now on, fails every change, or no longer. */
  fail(isFailing = true): void {
    this.#isFailing = isFailing;
  }

  async update<T>(
    change: (state: AlertLedgerState | undefined) => { readonly state: AlertLedgerState; readonly result: T },
  ): Promise<T> {
    if (this.#isFailing) throw new AlertLedgerError("memory", { cause: "the disk is full" });
    const { state, result } = change(this.state);
    this.#stored = JSON.stringify(state);
    return result;
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}
