import { type Alert, type AlertSender, AlertSenderError } from "../../ports/alert-sender.ts";

/** Alerts that are sent nowhere, but can be looked at. `fail` lets each attempt reject as a provider that is down would. */
export class InMemoryAlertSender implements AlertSender {
  readonly #sent = new Map<string, Alert>();
  #isFailing = false;

  /** What was sent, in order; an alert that was sent again is here once. */
  get sent(): readonly Alert[] {
    return [...this.#sent.values()];
  }

  /** From now on, fails every attempt, or no longer. */
  fail(isFailing = true): void {
    this.#isFailing = isFailing;
  }

  async send(alert: Alert): Promise<"sent"> {
    if (this.#isFailing) throw new AlertSenderError(alert.key, { cause: "it is down" });
    if (!this.#sent.has(alert.key)) this.#sent.set(alert.key, alert);
    return "sent";
  }
}
