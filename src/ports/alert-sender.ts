import type { AlertOutcome } from "../domain/alerts/alert-ledger.ts";
import type { Announcement } from "../domain/alerts/announcement.ts";

/** An e-mail to those who have chosen a topic. */
export interface Alert {
  /** The same for every attempt to send it, and for no other alert of the site. */
  readonly key: string;
  readonly topic: string;
  /** What it tells of, the first published first. */
  readonly announcements: readonly Announcement[];
  /** Where the company is, a line of the address each. */
  readonly postalAddress: readonly string[];
}

/** Who sends alerts to the subscribers of a topic. */
export interface AlertSender {
  /**
   * Sends an alert, or prepares it to be looked at. Done again with the same key, at once or after any failure, it sends
   * nothing twice.
   *
   * Rejects with {@link AlertSenderError} when the provider fails or refuses; the alert may have been sent all the same.
   *
   * @param signal - Ends the attempt.
   */
  send(
    alert: Alert,
    options: { readonly signal: AbortSignal },
  ): Promise<Extract<AlertOutcome, "sent" | "drafted" | "no-subscribers">>;
}

/** Whether alerts are sent. */
export interface AlertHealth {
  /** Since when they are not, and why; `undefined` while they are. */
  readonly failing: { readonly since: Date; readonly reason: string } | undefined;
}

/** The provider failed, or refused an alert. */
export class AlertSenderError extends Error {
  override readonly name = "AlertSenderError";

  /**
   * @param key - The alert's.
   * @param options - Its `cause` is what the provider's client threw.
   */
  constructor(key: string, options: { readonly cause: unknown }) {
    const { cause } = options;
    super(
      `The alert ${key} was not sent: ${cause instanceof Error ? cause.message : String(cause)}`,
      options,
    );
  }
}
