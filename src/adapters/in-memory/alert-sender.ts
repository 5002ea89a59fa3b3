import { type Alert, type AlertSender, AlertSenderError } from "../../ports/alert-sender.ts";

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

  async send(alert: Alert): Promise<"sent"> {
    if (this.#isFailing) throw new AlertSenderError(alert.key, { cause: "it is down" });
    if (!this.#sent.has(alert.key)) this.#sent.set(alert.key, alert);
    return "sent";
  }
}
