import type { DependencyContainer } from "tsyringe";
import { SendAlerts } from "../application/send-alerts.ts";
import { Schedule } from "./schedule.ts";
import { tokens } from "./tokens.ts";

/** Delay before the next run if the content service or the ledger has failed. */
const RETRY_INTERVAL_MS = 15_000;

/**
 * The schedule on which alerts are sent by e-mail.
 *
 * @param onConnect - Calls its listener each time that the process has connected to the store that all processes share.
 *   Absent if there is none.
 */
export function scheduleAlerts(container: DependencyContainer, onConnect?: (listener: () => void) => void) {
  const sendAlerts = container.resolve(SendAlerts);
  const schedule = new Schedule((signal) =>
    // `run` has logged the failure.
    sendAlerts.run(signal).catch(() => Date.now() + RETRY_INTERVAL_MS),
  );
  return {
    /** Sends due alerts, now and after each publish, and restores a ledger that the shared store has lost. */
    start: () => {
      onConnect?.(() => schedule.run());
      container.resolve(tokens.publishedContent).onPublish(() => schedule.run());
      schedule.run();
    },
    /** Aborts the alert that is being sent. The next process retries it. */
    close: async () => {
      await schedule.close();
      await container.resolve(tokens.alertLedger).close();
    },
  };
}
