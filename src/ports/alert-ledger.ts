import type { AlertLedgerState } from "../domain/alerts/alert-ledger.ts";
import { reasonOf } from "./reason.ts";

/** Changes the state, and has a result. Its argument is `undefined` if there is no ledger yet. */
export type LedgerChange<T> = (state: AlertLedgerState | undefined) => {
  readonly state: AlertLedgerState;
  readonly result: T;
};

/** The store that all processes of a site share, to send each alert only once. */
export interface AlertLedger {
  /**
   * Changes the ledger atomically. Resolves with the `result` of `change` once the new state is stored. If another process
   * has changed the ledger meanwhile, `change` is called again. If `change` returns the state that it was given, nothing
   * is stored.
   *
   * Rejects with {@link AlertLedgerError} if the ledger cannot be read or stored; the new state may be stored nevertheless.
   */
  update<T>(change: LedgerChange<T>): Promise<T>;

  /** Closes open files and connections of its own. */
  close(): Promise<void>;
}

/** The ledger cannot be read or stored, because the disk or Redis fails. */
export class AlertLedgerError extends Error {
  override readonly name = "AlertLedgerError";

  /**
   * @param store - Where the ledger is stored: `disk`, `Redis`.
   * @param options - Its `cause` is the error of that store.
   */
  constructor(store: string, options: { readonly cause: unknown }) {
    super(`The ledger of alerts fails (${store}): ${reasonOf(options.cause)}`, options);
  }
}
