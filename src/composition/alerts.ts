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
import { AlertSchedule } from "./alert-schedule.ts";
import type { BackgroundWork, Capability } from "./capability.ts";
import { memberLanguagesOf } from "./member-languages.ts";
import { tokens } from "./tokens.ts";

/** The subscribers who get alerts in a language of the site. */
interface MemberLanguage {
  readonly locale: Locale;
  /** How the provider knows them. Default: everybody. */
  readonly members?: MembersByLanguage | undefined;
}

/**
 * The languages by which the provider tells subscribers apart. The default language comes first, and has all subscribers of no
 * other language. If the provider has one name for two languages, such as those of two countries, the first one has them all.
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
  /** A ledger for the subscribers of each language. */
  ledgers: token<LedgersByLanguage>("alert ledgers"),
};

/** Ledgers by language, as in addresses: `de`, or `undefined` for addresses without a language. */
type LedgersByLanguage = ReadonlyMap<string | undefined, AlertLedger>;

function ledgersOf(
  container: DependencyContainer,
  open: (language: string | undefined) => AlertLedger,
): LedgersByLanguage {
  const all = languagesOfMembers(container.resolve(tokens.locales));
  return new Map(all.map(({ locale: { language } }) => [language, open(language)]));
}

/** Delay before the next run if the content service or the ledger has failed. */
const RETRY_INTERVAL_MS = 15_000;

/**
 * Sends alerts in the background.
 *
 * @param onUsable - Calls a listener each time that the store shared by processes works again.
 */
function scheduleAlerts(
  container: DependencyContainer,
  onUsable?: (listener: () => void) => void,
): BackgroundWork {
  const alerts = container.resolve(AlertsInLanguages);
  const schedule = new AlertSchedule((signal) => alerts.run(signal, () => Date.now() + RETRY_INTERVAL_MS));
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

/** The part of the capability that composes alerts. */
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
