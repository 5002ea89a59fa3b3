import type { DependencyContainer } from "tsyringe";
import { brand } from "../../brand/brand.ts";
import { copiedLedger } from "../adapters/alert-ledger/copied-ledger.ts";
import { ledgerFile } from "../adapters/alert-ledger/ledger-file.ts";
import { SITE_NAME } from "../adapters/http/contract/site.ts";
import { AlertCampaigns } from "../adapters/marketing-audience/alert-campaigns.ts";
import { sharedAlertLedger } from "../adapters/redis/shared-alert-ledger.ts";
import { SendAlerts } from "../application/alerts/send-alerts.ts";
import type { AlertLedger } from "../ports/alert-ledger.ts";
import type { AlertHealth, AlertSender } from "../ports/alert-sender.ts";
import { token } from "../ports/tokens.ts";
import type { BackgroundWork, Capability } from "./capability.ts";
import { tokens } from "./tokens.ts";

/** What the container has for alerts. */
export const alertTokens = {
  /** `undefined` if the site sends none. */
  health: token<AlertHealth | undefined>("alert health"),
  ledger: token<AlertLedger>("alert ledger"),
  sender: token<AlertSender>("alert sender"),
};

/** Maximum delay of a timer, because the system clock may be changed meanwhile. */
const MAX_WAIT_MS = 60_000;

/**
 * A task of which one run is active at a time. It runs again if that was requested meanwhile, and at the time that the last
 * run has returned, in milliseconds of Unix time; `undefined` for none.
 */
class Schedule {
  readonly #task: (signal: AbortSignal) => Promise<number | undefined>;
  readonly #closing = new AbortController();
  #running: Promise<void> | undefined;
  #isRequested = false;
  #timer: NodeJS.Timeout | undefined;

  /** @param task - Must not reject. Its signal is aborted by {@link close}. */
  constructor(task: (signal: AbortSignal) => Promise<number | undefined>) {
    this.#task = task;
  }

  run(): void {
    this.#isRequested = true;
    this.#running ??= this.#runRequested().finally(() => {
      this.#running = undefined;
    });
  }

  /** Aborts the active run, and resolves when it has ended. */
  async close(): Promise<void> {
    this.#closing.abort();
    clearTimeout(this.#timer);
    await this.#running;
  }

  async #runRequested(): Promise<void> {
    const { signal } = this.#closing;
    while (this.#isRequested && !signal.aborted) {
      this.#isRequested = false;
      const next = await this.#task(signal);
      clearTimeout(this.#timer);
      if (next === undefined || signal.aborted) continue;
      const left = Math.min(Math.max(next - Date.now(), 0), MAX_WAIT_MS);
      this.#timer = setTimeout(() => this.run(), left).unref();
    }
  }
}

/** Delay before the next run if the content service or the ledger has failed. */
const RETRY_INTERVAL_MS = 15_000;

/** The schedule on which alerts are sent by e-mail: also each time that the store that processes share works again. */
function scheduleAlerts(
  container: DependencyContainer,
  onUsable?: (listener: () => void) => void,
): BackgroundWork {
  const sendAlerts = container.resolve(SendAlerts);
  const schedule = new Schedule((signal) =>
    // `run` has logged the failure.
    sendAlerts.run(signal).catch(() => Date.now() + RETRY_INTERVAL_MS),
  );
  return {
    /** Sends due alerts, now and after each publish, and restores a ledger that the shared store has lost. */
    start: () => {
      onUsable?.(() => schedule.run());
      container.resolve(tokens.content).onChange(() => schedule.run());
      schedule.run();
    },
    /** Aborts the alert that is being sent. The next process retries it. */
    close: async () => {
      await schedule.close();
      await container.resolve(alertTokens.ledger).close();
    },
  };
}

/** Whether alerts are sent in a container; `undefined` if they are not meant to be. */
export const alertHealthOf = (container?: DependencyContainer): AlertHealth | undefined =>
  container?.resolve(alertTokens.health);

/** How alerts come into a site. */
export const ALERT_PORTS = {
  offersTopics: true,
  register: (register, { alerts, alertsPerHour, dataFolder, publicUrl }) => {
    register(alertTokens.ledger, () => ledgerFile(dataFolder));
    register(alertTokens.sender, (from) => {
      const marketing = from.resolve(tokens.marketing);
      if (!marketing) throw new Error("Alerts need a marketing provider");
      const [locale] = from.resolve(tokens.locales);
      const site = { name: SITE_NAME, publicUrl };
      const log = from.resolve(tokens.log);
      return new AlertCampaigns({ openList: marketing.openList, mode: alerts ?? "draft", site, locale, log });
    });
    register(alertTokens.health, (from) => (alerts ? from.resolve(SendAlerts) : undefined));
    register(
      SendAlerts,
      (from) =>
        new SendAlerts({
          content: from.resolve(tokens.content),
          ledger: from.resolve(alertTokens.ledger),
          sender: from.resolve(alertTokens.sender),
          log: from.resolve(tokens.log),
          meter: from.resolve(tokens.meter),
          timeZone: brand.timeZone,
          alertsPerHour,
          now: from.resolve(tokens.clock),
        }),
    );
  },
  share: (container, { redis, health }, { dataFolder }) => {
    const shared = sharedAlertLedger(redis, health);
    const ledger = copiedLedger(shared, ledgerFile(dataFolder), container.resolve(tokens.clock));
    container.register(alertTokens.ledger, { useValue: ledger });
  },
  work: (container, shared) =>
    alertHealthOf(container) ? scheduleAlerts(container, shared?.onUsable) : undefined,
} as const satisfies Partial<Capability>;
