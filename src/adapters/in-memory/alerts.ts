import type { AlertLedgerState } from "../../domain/alerts/alert-ledger.ts";
import { type AlertLedger, AlertLedgerError, type LedgerChange } from "../../ports/alert-ledger.ts";
import {
  type Alert,
  type AlertSender,
  AlertSenderError,
  type SenderOutcome,
  type SendOptions,
} from "../../ports/alert-sender.ts";

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

/** Records alerts instead of sending them, for tests. {@link fail} simulates an outage of the provider. */
export class InMemoryAlertSender implements AlertSender {
  readonly #sent = new Map<string, Alert>();
  #isFailing = false;

  /** The sent alerts in order. An alert that was sent again is listed once. */
  get sent(): readonly Alert[] {
    return [...this.#sent.values()];
  }

  fail(isFailing = true): void {
    this.#isFailing = isFailing;
  }

  async send(alert: Alert, _options: SendOptions): Promise<SenderOutcome> {
    if (this.#isFailing) throw new AlertSenderError(alert.key, { cause: "it is down" });
    if (!this.#sent.has(alert.key)) this.#sent.set(alert.key, alert);
    return "sent";
  }
}
