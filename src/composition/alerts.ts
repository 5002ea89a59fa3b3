import { brand } from "../../brand/brand.ts";
import { CopiedLedger } from "../adapters/alert-ledger/copied-ledger.ts";
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
import { Schedule } from "./schedule.ts";

/** Delay before the next run if the content service or the ledger has failed. */
const RETRY_INTERVAL_MS = 15_000;

interface SharedLedger {
  readonly alertLedger: AlertLedger;
  /** Calls the listener each time that the process has connected to the store. */
  onConnect(listener: () => void): void;
}

interface SiteAlertsOptions {
  readonly content: PublishedContent;
  readonly log: Log;
  readonly meter: Meter;
  readonly marketing: Marketing | undefined;
  /** Needed if processes run on several machines. Default: the ledger is only on this machine's disk. */
  readonly shared?: SharedLedger | undefined;
}

/** Creates alerts by e-mail, and the schedule on which they are sent; `undefined` if they are not configured. */
export function siteAlerts(
  { alerts: mode, dataFolder, publicUrl }: Config,
  { content, log, meter, marketing, shared }: SiteAlertsOptions,
) {
  if (mode === undefined || marketing === undefined) return undefined;
  const file = new LedgerFile(dataFolder);
  const ledger = shared === undefined ? file : new CopiedLedger(shared.alertLedger, file);
  const site = { name: SITE_NAME, publicUrl };
  const sender: AlertSender = {
    send: async (...args) => new AlertCampaigns({ ...(await marketing.open()), mode, site }).send(...args),
  };
  const sendAlerts = new SendAlerts({ content, ledger, sender, log, meter, timeZone: brand.timeZone });
  const schedule = new Schedule((signal) =>
    // `run` has logged the failure.
    sendAlerts.run(signal).catch(() => Date.now() + RETRY_INTERVAL_MS),
  );
  return {
    sendAlerts,
    /** Sends due alerts, now and after each publish, and restores a ledger that the shared store has lost. */
    start: () => {
      shared?.onConnect(() => schedule.run());
      content.onPublish(() => schedule.run());
      schedule.run();
    },
    /** Aborts the alert that is being sent. The next process retries it. */
    close: async () => {
      await schedule.close();
      await ledger.close();
    },
  };
}
