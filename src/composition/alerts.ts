import type { DependencyContainer } from "tsyringe";
import { z } from "zod";
import { brand } from "../../brand/brand.ts";
import type { Locale } from "../../brand/locale.ts";
import { copiedLedger } from "../adapters/alert-ledger/copied-ledger.ts";
import { ledgerFile } from "../adapters/alert-ledger/ledger-file.ts";
import { AlertCampaigns, type MembersByLanguage } from "../adapters/marketing-audience/alert-campaigns.ts";
import { sharedAlertLedger } from "../adapters/redis/shared-alert-ledger.ts";
import { AlertsInLanguages, jointMeters } from "../application/alerts/alerts-in-languages.ts";
import { SendAlerts } from "../application/alerts/send-alerts.ts";
import { oneOf, wholeNumber } from "../environment/kinds.ts";
import { readVariables } from "../environment/variables.ts";
import type { AlertLedger } from "../ports/alert-ledger.ts";
import { alertMetrics } from "../ports/alert-metrics.ts";
import type { AlertHealth } from "../ports/alert-sender.ts";
import { token } from "../ports/tokens.ts";
import type { BackgroundWork, Capability } from "./capability.ts";
import { memberLanguagesOf } from "./member-languages.ts";
import { tokens } from "./tokens.ts";

/** The subscribers of a language of the site. */
interface MemberLanguage {
  readonly locale: Locale;
  /** Who they are at the provider. Default: everybody. */
  readonly members?: MembersByLanguage | undefined;
}

/**
 * The languages by which the provider tells subscribers apart, the default first: it has whoever has none of the others. Of two
 * languages that it calls the same, such as those of two countries, the first one has all.
 */
function languagesOfMembers(locales: readonly [Locale, ...Locale[]]): readonly MemberLanguage[] {
  const [main, ...translated] = locales;
  const memberLanguage = memberLanguagesOf(locales);
  const nameOf = ({ language }: Locale) => memberLanguage(language);
  const others = translated.flatMap((locale) => {
    const name = nameOf(locale);
    const first = locales.find((one) => nameOf(one) === name);
    return name !== undefined && first === locale ? [{ locale, members: { of: name } }] : [];
  });
  const notOf = others.map(({ members }) => members.of);
  return [{ locale: main, ...(notOf.length > 0 && { members: { notOf } }) }, ...others];
}

/** What the container has for alerts. */
export const alertTokens = {
  /** `undefined` if the site sends none. */
  health: token<AlertHealth | undefined>("alert health"),
  /** Those of subscribers of each language. */
  ledgers: token<LedgersByLanguage>("alert ledgers"),
};

/** The ledgers of the subscribers of each language, as in addresses; of that without a language as `undefined`. */
type LedgersByLanguage = ReadonlyMap<string | undefined, AlertLedger>;

function ledgersOf(
  container: DependencyContainer,
  open: (language: string | undefined) => AlertLedger,
): LedgersByLanguage {
  const all = languagesOfMembers(container.resolve(tokens.locales));
  return new Map(all.map(({ locale: { language } }) => [language, open(language)]));
}

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
  const alerts = container.resolve(AlertsInLanguages);
  const schedule = new Schedule((signal) => alerts.run(signal, () => Date.now() + RETRY_INTERVAL_MS));
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
      for (const ledger of container.resolve(alertTokens.ledgers).values()) await ledger.close();
    },
  };
}

/** Whether alerts are sent in a container; `undefined` if they are not meant to be. */
export const alertHealthOf = (container?: DependencyContainer): AlertHealth | undefined =>
  container?.resolve(alertTokens.health);

const alertVariables = z.object({
  ALERTS: oneOf("off", "draft", "send").default("off").meta({
    description:
      "Alerts by e-mail about newly published documents, to subscribers of their topic: `off`; `draft`, which creates a draft campaign at the marketing provider; or `send`. With the sandbox for content and no provider, campaigns are at `/sandbox/marketing/campaigns`, and sign-ups are in memory.",
  }),
  ALERTS_PER_HOUR: wholeNumber(0, 1_000).prefault("10").meta({
    description:
      "Maximum number of alerts by e-mail within an hour, each at most one e-mail to a subscriber; 0 means unlimited. Others wait until the hour has passed, which operators are told at once: a feed or an import may have gone wrong.",
  }),
});

/** How alerts come into a site. */
export const ALERT_PORTS = {
  metrics: alertMetrics,
  offersTopics: true,
  configured: {
    variables: alertVariables,
    needsProvider: (environment) => {
      const { ALERTS: mode } = readVariables(alertVariables, environment);
      return mode === "off" ? undefined : `ALERTS: ${mode}`;
    },
  },
  register: (register, { environment, dataFolder, publicUrl }) => {
    const { ALERTS: mode, ALERTS_PER_HOUR: alertsPerHour } = readVariables(alertVariables, environment);
    register(alertTokens.ledgers, (from) => ledgersOf(from, (language) => ledgerFile(dataFolder, language)));
    register(alertTokens.health, (from) => (mode === "off" ? undefined : from.resolve(AlertsInLanguages)));
    register(AlertsInLanguages, (from) => {
      const marketing = from.resolve(tokens.marketing);
      if (!marketing) throw new Error("Alerts need a marketing provider");
      const locales = from.resolve(tokens.locales);
      const ledgers = from.resolve(alertTokens.ledgers);
      const log = from.resolve(tokens.log);
      const meterOfOne = jointMeters(from.resolve(tokens.meter));
      const alertsIn = ({ locale, members }: MemberLanguage) => {
        const ledger = ledgers.get(locale.language);
        if (!ledger) throw new Error(`There is no ledger of alerts in ${locale.brand.locale}`);
        return new SendAlerts({
          content: from.resolve(tokens.content),
          language: locale.language,
          ledger,
          sender: new AlertCampaigns({
            openList: marketing.openList,
            mode: mode === "send" ? "send" : "draft",
            site: { name: locale.brand.name, publicUrl },
            locale,
            mainLocale: locales[0],
            members,
            log,
          }),
          log,
          meter: meterOfOne(),
          timeZone: brand.timeZone,
          alertsPerHour,
          now: from.resolve(tokens.clock),
        });
      };
      return new AlertsInLanguages(languagesOfMembers(locales).map(alertsIn));
    });
  },
  share: (container, { redis, health }, { dataFolder }) => {
    const now = container.resolve(tokens.clock);
    const ledgers = ledgersOf(container, (language) =>
      copiedLedger(sharedAlertLedger(redis, health, language), ledgerFile(dataFolder, language), now),
    );
    container.register(alertTokens.ledgers, { useValue: ledgers });
  },
  work: (container, shared) =>
    alertHealthOf(container) ? scheduleAlerts(container, shared?.onUsable) : undefined,
} as const satisfies Partial<Capability>;
