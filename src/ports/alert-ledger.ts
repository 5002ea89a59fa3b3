import type { AlertLedgerState } from "../domain/alerts/alert-ledger.ts";

/** Where the processes of a site agree on which alerts were sent. */
export interface AlertLedger {
  /**
   * Changes the ledger as a whole, in one step that all processes see or none. Resolves with what `change` answers once it
   * is stored. `change` is called again when another process was quicker, and stores nothing where it answers the state
   * that it was given.
   *
   * Rejects with {@link AlertLedgerError} when the ledger cannot be read or stored; it may have been stored all the same.
   *
   * @param change - Gets `undefined` where there is no ledger yet.
   */
  update<T>(
    change: (state: AlertLedgerState | undefined) => { readonly state: AlertLedgerState; readonly result: T },
  ): Promise<T>;

  /** Gives back what is open. */
  close(): Promise<void>;
}

/** The ledger cannot be read or stored: the disk or Redis fails. */
export class AlertLedgerError extends Error {
  override readonly name = "AlertLedgerError";

  /**
   * @param keeper - What keeps the ledger: `disk`, `Redis`.
   * @param options - Its `cause` is what that threw.
   */
  constructor(keeper: string, options: { readonly cause: unknown }) {
    const { cause } = options;
    super(
      `The ledger of alerts fails (${keeper}): ${cause instanceof Error ? cause.message : String(cause)}`,
      options,
    );
  }
}
