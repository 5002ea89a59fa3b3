import type { AlertEntry } from "../domain/alerts/alert-entry.ts";
import type { AlertOutcome } from "../domain/alerts/alert-ledger.ts";
import { reasonOf } from "./reason.ts";

/** The documents of a minute, for the subscribers of their topics. */
export interface Alert {
  /** Identifies the alert among all alerts of the site. Retries use the same key. */
  readonly key: string;
  /** The topics that decide which subscribers get which documents. Retries use the same topics. */
  readonly topics: readonly string[];
  /** What topics are called in the language of the e-mail, where that is another name. Default: as they are. */
  readonly topicNames?: ReadonlyMap<string, string> | undefined;
  /** The announced documents, oldest first. */
  readonly announcements: readonly AlertEntry[];
  /** The lines of the company's postal address. */
  readonly postalAddress: readonly string[];
}

/** Sends alerts to the subscribers of topics. */
export interface AlertSender {
  /**
   * Sends an alert, or creates a draft of it. Each subscriber gets one e-mail, about the topics that they have chosen. It is
   * idempotent by the alert's key: concurrent calls and retries never send the alert twice.
   *
   * Resolves with `no-recipients-yet` if a part of it was not sent because the provider has no recipients for it, which may be
   * because it has not counted them yet. All other parts are sent, and the alert has to be sent again for this one.
   *
   * Rejects with {@link AlertSenderError} if the provider fails or rejects the alert; it may have been sent nevertheless.
   */
  send(alert: Alert, options: SendOptions): Promise<SenderOutcome>;
}

/** The circumstances of one attempt to send an alert. */
export interface SendOptions {
  /** Aborts the attempt. */
  readonly signal: AbortSignal;
  /** Whether a part that has no recipients now has none, and is given up, unless it was made only now. */
  readonly isLastLook: boolean;
}

export type SenderOutcome =
  | Extract<AlertOutcome, "sent" | "drafted" | "no-subscribers">
  | "no-recipients-yet";

/** Whether sending alerts works. */
export interface AlertHealth {
  /** Since when sending fails, and why; `undefined` while it works. */
  readonly failing: { readonly since: Date; readonly reason: string } | undefined;
  /** When the ledger was restored after a loss, if that was less than a day ago. */
  readonly ledgerRestoredSince: Date | undefined;
  /** Since when alerts wait, because as many as allowed were sent within an hour; `undefined` while none does. */
  readonly limitedSince: Date | undefined;
}

/** The provider failed, or rejected an alert. */
export class AlertSenderError extends Error {
  override readonly name = "AlertSenderError";

  /**
   * @param key - The key of the alert.
   * @param options - Its `cause` is the error of the provider's client.
   */
  constructor(key: string, options: { readonly cause: unknown }) {
    super(`The alert ${key} was not sent: ${reasonOf(options.cause)}`, options);
  }
}
