import { brand } from "../../brand/brand.ts";
import { LedgerFile } from "../adapters/alert-ledger/ledger-file.ts";
import { SITE_NAME } from "../adapters/http/contract/site.ts";
import { AlertCampaigns } from "../adapters/marketing-audience/alert-campaigns.ts";
import { SendAlerts } from "../application/send-alerts.ts";
import type { AlertLedger } from "../ports/alert-ledger.ts";
import type { AlertSender } from "../ports/alert-sender.ts";
import type { Log } from "../ports/log.ts";
import type { Meter } from "../ports/meter.ts";
import type { PublishedContent } from "../ports/published-content.ts";
import type { Config } from "./config.ts";
import type { Marketing } from "./marketing.ts";

interface SiteAlertsOptions {
  readonly content: PublishedContent;
  readonly log: Log;
  readonly meter: Meter;
  readonly marketing: Marketing | undefined;
  /** Shared by processes on several machines. Default: one on the disk of this machine. */
  readonly ledger?: AlertLedger | undefined;
}

/** Alerts by e-mail, and when they are sent. */
export interface SiteAlerts {
  readonly sendAlerts: SendAlerts;
  /** Sends what is due, now and after each publish. */
  start(): void;
  /** Ends what is being sent; the next process goes on from there. */
  close(): Promise<void>;
}

/** Alerts, where they are switched on. */
export function siteAlerts(
  { alerts: mode, dataFolder, publicUrl }: Config,
  { content, log, meter, marketing, ledger = new LedgerFile(dataFolder) }: SiteAlertsOptions,
): SiteAlerts | undefined {
  if (mode === undefined || marketing === undefined) return undefined;
  const site = { name: SITE_NAME, publicUrl };
  const sender: AlertSender = {
    send: async (...sent) => new AlertCampaigns({ ...(await marketing.open()), mode, site }).send(...sent),
  };
  const sendAlerts = new SendAlerts({ content, ledger, sender, log, meter, timeZone: brand.timeZone });
  const schedule = new AlertSchedule(sendAlerts);
  return {
    sendAlerts,
    start: () => {
      content.onPublish(() => schedule.run());
      schedule.run();
    },
    close: async () => {
      await schedule.close();
      await ledger.close();
    },
  };
}

/** Milliseconds until the next attempt where content or ledger fail. */
const RETRY_INTERVAL_MS = 15_000;
/** Milliseconds until the clock is looked at again: it may have been set. */
const MAX_WAIT_MS = 60_000;

/** Runs one after the other: at once when asked, and at the moment that the last run has named. */
class AlertSchedule {
  readonly #alerts: Pick<SendAlerts, "run">;
  #running: Promise<void> | undefined;
  #isWanted = false;
  readonly #closing = new AbortController();
  #timer: NodeJS.Timeout | undefined;

  constructor(alerts: Pick<SendAlerts, "run">) {
    this.#alerts = alerts;
  }

  run(): void {
    this.#isWanted = true;
    this.#running ??= this.#runWanted().finally(() => {
      this.#running = undefined;
    });
  }

  async close(): Promise<void> {
    this.#closing.abort();
    clearTimeout(this.#timer);
    await this.#running;
  }

  async #runWanted(): Promise<void> {
    while (this.#isWanted && !this.#closing.signal.aborted) {
      this.#isWanted = false;
      // The failure has been logged.
      const next = await this.#alerts.run(this.#closing.signal).catch(() => Date.now() + RETRY_INTERVAL_MS);
      this.#wait(next);
    }
  }

  #wait(next: number | undefined): void {
    clearTimeout(this.#timer);
    if (next === undefined || this.#closing.signal.aborted) return;
    const left = Math.min(Math.max(next - Date.now(), 0), MAX_WAIT_MS);
    this.#timer = setTimeout(() => this.run(), left).unref();
  }
}
