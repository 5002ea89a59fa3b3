import { isOfExchange } from "../../domain/alerts/alert-entry.ts";
import {
  type AlertLedgerState,
  type AlertOutcome,
  awaitRecipients,
  CLAIM_MS,
  type ClaimedAlert,
  claimAlert,
  emptyLedger,
  hasFailedAlerts,
  isExpired,
  isLastLook,
  lastRestored,
  limitedAlerts,
  nextAlertAt,
  planAlerts,
  postponeAlert,
  settleAlert,
} from "../../domain/alerts/alert-ledger.ts";
import { isOfCalendar } from "../../domain/alerts/changed-event.ts";
import { asKnown } from "../../domain/alerts/known-document.ts";
import { plainText } from "../../domain/content/rich-text.ts";
import type { SiteOptions } from "../../domain/content/site-options.ts";
import { type AlertLedger, AlertLedgerError } from "../../ports/alert-ledger.ts";
import { type AlertHealth, type AlertSender, AlertSenderError } from "../../ports/alert-sender.ts";
import { ContentServiceError } from "../../ports/content-service.ts";
import type { ContentSource } from "../../ports/content-source.ts";
import type { Log } from "../../ports/log.ts";
import type { Meter } from "../../ports/meter.ts";
import { reasonOf } from "../../ports/reason.ts";
import { type AnnouncedContent, announcedContent } from "./announced-content.ts";

/** Timeout of all requests to the provider for one alert. Shorter than the claim, so that two processes never send it. */
const SEND_TIMEOUT_MS = CLAIM_MS - 15_000;

/** Servers of the content service lag behind each other: within this time, a process may not see yet what another has planned. */
const LAG_MS = 5 * 60_000;

interface SendAlertsOptions {
  readonly content: Pick<ContentSource, "read" | "refresh">;
  /** The language of the subscribers, as in addresses: `de`. Default: that of addresses without a language. */
  readonly language?: string | undefined;
  /** The ledger of this language. */
  readonly ledger: AlertLedger;
  /** Sends to the subscribers of this language. */
  readonly sender: AlertSender;
  readonly log: Log;
  readonly meter: Meter;
  /** The time zone of dates; a name of the IANA database. */
  readonly timeZone: string;
  /** Maximum number of alerts within an hour; 0 means unlimited. */
  readonly alertsPerHour: number;
  /** Milliseconds of Unix time. Default: the system's clock. */
  readonly now?: () => number;
}

interface Published extends AnnouncedContent {
  /** Whether the content service has confirmed that it is the current content. */
  readonly isCurrent: boolean;
}

/**
 * Sends alerts about new documents, about announcements of the exchange, and about dates that are postponed, moved or cancelled,
 * to the subscribers of their topics in one language. Each document is announced once, whichever of its translations is first,
 * even after crashes and restarts and with several processes (docs/adr/0021-alerts-are-sent-once.md).
 */
export class SendAlerts implements AlertHealth {
  readonly #options: SendAlertsOptions;
  readonly #now: () => number;
  #failing: AlertHealth["failing"];
  #restored: Pick<AlertLedgerState, "restoredAt"> = {};
  #limitedSince: number | undefined;

  constructor(options: SendAlertsOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
  }

  get failing(): AlertHealth["failing"] {
    return this.#failing;
  }

  get ledgerRestoredSince(): Date | undefined {
    const since = lastRestored(this.#restored, this.#now());
    return since === undefined ? undefined : new Date(since);
  }

  get limitedSince(): Date | undefined {
    return this.#limitedSince === undefined ? undefined : new Date(this.#limitedSince);
  }

  /**
   * Plans alerts for new documents, and sends the alerts that are due. Call it after each publish, and again at the time
   * that it resolves with, in milliseconds of Unix time; `undefined` if no alert is planned.
   *
   * Rejects with `ContentServiceError` or `AlertLedgerError` if the content service or the ledger fails. If the provider
   * fails, the run does not reject: the failure is logged and shown by {@link failing}, and the alert is retried.
   *
   * @param signal - Aborts the run. The next run of any process retries the alert that was being sent.
   */
  async run(signal: AbortSignal = new AbortController().signal): Promise<number | undefined> {
    try {
      await this.#sendDue(await this.#published(), signal);
      const left = await this.#change((state) => state);
      if (!hasFailedAlerts(left)) this.#noteSuccess();
      return nextAlertAt(left, this.#now(), this.#options.alertsPerHour);
    } catch (error) {
      this.#noteFailure(error, {});
      throw error;
    }
  }

  async #published(): Promise<Published> {
    const { content, language, timeZone } = this.#options;
    // Refresh: another process may have planned alerts for a publish that this process has not seen yet.
    const confirmed = await content.refresh().catch(() => undefined);
    const visible = (await content.read()).in(language);
    const announced = announcedContent(visible, { now: this.#now(), timeZone });
    return { ...announced, isCurrent: confirmed !== undefined };
  }

  async #sendDue(published: Published, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const { claimed, announcements } = await this.#claim(published);
      if (claimed === undefined) return;
      try {
        const outcome = await this.#send(claimed, { ...published, announcements }, signal);
        if (outcome === "no-recipients-yet") await this.#lookAgain(claimed);
        else await this.#settle(claimed, outcome);
      } catch (error) {
        this.#noteFailure(error, { alert: claimed.key, failures: claimed.failures + 1 });
        await this.#change((state) => postponeAlert(state, claimed, this.#now()));
      }
    }
  }

  /**
   * Plans new alerts and claims one that is due, in one update of the ledger. The announcements that it returns have the ids
   * under which the ledger knows them.
   */
  #claim({ announcements, ...published }: Published) {
    return this.#update((before) => {
      const now = this.#now();
      const planned = planAlerts(before, announcements, { ...published, now });
      const { state, claimed } = claimAlert(planned, now, this.#options.alertsPerHour);
      return { state, result: { claimed, announcements: asKnown(state.documents, announcements) } };
    });
  }

  async #lookAgain(claimed: ClaimedAlert): Promise<void> {
    const { key, looks = 0 } = claimed;
    this.#options.log.info(
      { alert: key, looks: looks + 1 },
      "an alert waits: a campaign has no recipients yet",
    );
    await this.#change((state) => awaitRecipients(state, claimed, this.#now()));
  }

  #change(change: (state: AlertLedgerState) => AlertLedgerState): Promise<AlertLedgerState> {
    return this.#update((before) => {
      const state = change(before);
      return { state, result: state };
    });
  }

  async #update<T>(
    change: (before: AlertLedgerState) => { readonly state: AlertLedgerState; readonly result: T },
  ): Promise<T> {
    const updated = await this.#options.ledger.update((stored) => {
      const before = stored ?? emptyLedger(this.#now());
      const changed = change(before);
      const isSame = changed.state === stored;
      const state = isSame ? stored : { ...changed.state, revision: (before.revision ?? 0) + 1 };
      return { state, result: { state, isNew: stored === undefined, result: changed.result } };
    });
    this.#noteLedger(updated.state, updated.isNew);
    this.#noteLimit(updated.state);
    return updated.result;
  }

  /** Warns of a new ledger, which is right only for a new site: a process without its data folder cannot tell that from a loss. */
  #noteLedger({ begunAt, restoredAt }: AlertLedgerState, isNew: boolean): void {
    const { log, meter } = this.#options;
    if (isNew) {
      const fields = { begunAt: new Date(begunAt).toISOString() };
      log.warn(fields, "a new ledger of alerts begins: nothing that was published before is announced");
    }
    if (restoredAt === undefined || restoredAt === this.#restored.restoredAt) return;
    this.#restored = { restoredAt };
    meter.set("email_alert_ledger_restored_since_timestamp_seconds", {}, Math.floor(restoredAt / 1_000));
    const since = this.ledgerRestoredSince;
    if (since !== undefined)
      log.error({ since }, "the ledger of alerts was lost, and is restored from copies");
  }

  /** Logs once that alerts wait for the hourly limit: so many of them may be a mistake. */
  #noteLimit(state: AlertLedgerState): void {
    const { log, meter, alertsPerHour } = this.#options;
    const { limitedSince } = state;
    if (limitedSince === this.#limitedSince) return;
    this.#limitedSince = limitedSince;
    const waiting = limitedAlerts(state, this.#now());
    meter.set("email_alerts_limited_since_timestamp_seconds", {}, Math.floor((limitedSince ?? 0) / 1_000));
    if (limitedSince === undefined) log.info({}, "no alert waits for the limit of an hour any more");
    else log.error({ waiting, alertsPerHour }, "alerts wait: as many as allowed were sent within an hour");
  }

  async #send(claimed: ClaimedAlert, published: Published, signal: AbortSignal) {
    const { key, documents } = claimed;
    if (isExpired(claimed, this.#now())) return "expired" as const;
    const announcements = published.announcements.filter(({ id, topic }) => documents[id] === topic);
    const isComplete = announcements.length === Object.keys(documents).length;
    const known = new Set(published.announcements.map(({ id }) => id));
    const unknown = Object.keys(documents).filter((id) => !known.has(id));
    const isRecent = this.#now() - claimed.dueAt < LAG_MS;
    // Another process has planned it, and this one has not read the announcement of the exchange or the calendar yet.
    const isBehind =
      (published.hasExchange && unknown.some(isOfExchange)) || (isRecent && unknown.some(isOfCalendar));
    if (isBehind || !(isComplete || published.isCurrent)) throw new UnconfirmedError(key);
    if (announcements.length === 0) return "withdrawn" as const;
    const alert = {
      key,
      // Topics of withdrawn documents count, too: an earlier attempt that was cut off may have sent e-mails for them.
      topics: [...new Set(Object.values(documents))].toSorted(),
      topicNames: new Map(published.topics.map(({ shared, name }) => [shared, name])),
      announcements: announcements.toSorted((a, b) => a.publishedAt - b.publishedAt),
      postalAddress: postalAddressOf(published.options),
    };
    const timeout = AbortSignal.timeout(SEND_TIMEOUT_MS);
    const isLast = isLastLook(claimed);
    return this.#options.sender.send(alert, {
      signal: AbortSignal.any([signal, timeout]),
      isLastLook: isLast,
    });
  }

  async #settle({ key, documents }: ClaimedAlert, outcome: AlertOutcome): Promise<void> {
    const { log, meter } = this.#options;
    await this.#change((state) => settleAlert(state, key, outcome));
    meter.count("email_alerts_total", { outcome });
    const fields = { alert: key, documents: Object.keys(documents), outcome };
    if (outcome === "expired") log.error(fields, "an alert has expired: it could not be sent within a day");
    else log.info(fields, "an alert is completed");
  }

  /** Logs a failure of another service as a warning, and a bug of the site as an error. */
  #noteFailure(error: unknown, fields: object): void {
    const { log, meter } = this.#options;
    const kind = kindOf(error);
    // A failure of the content service or the ledger repeats every few seconds, so only the first one is logged.
    const isRepeated = this.#failing !== undefined && !("alert" in fields);
    const since = this.#failing?.since ?? new Date(this.#now());
    this.#failing = { since, reason: reasonOf(error) };
    meter.count("email_alert_failures_total", { kind });
    meter.set("email_alerts_failing_since_timestamp_seconds", {}, Math.floor(since.getTime() / 1_000));
    if (isRepeated) return;
    const entry = { err: error, kind, ...fields };
    if (kind === "bug") log.error(entry, "alerts cannot be sent because of a bug; they will be retried");
    else log.warn(entry, "alerts cannot be sent; they will be retried");
  }

  #noteSuccess(): void {
    if (this.#failing === undefined) return;
    this.#failing = undefined;
    this.#options.meter.set("email_alerts_failing_since_timestamp_seconds", {}, 0);
    this.#options.log.info({}, "alerts can be sent again");
  }
}

/** A document of an alert is missing, and the content service cannot confirm that it was withdrawn. */
class UnconfirmedError extends Error {
  override readonly name = "UnconfirmedError";

  constructor(key: string) {
    super(`The content service cannot confirm the documents of the alert ${key}`);
  }
}

function kindOf(error: unknown): "provider" | "ledger" | "content" | "bug" {
  if (error instanceof AlertSenderError) return "provider";
  if (error instanceof AlertLedgerError) return "ledger";
  const isContent = error instanceof UnconfirmedError || error instanceof ContentServiceError;
  return isContent ? "content" : "bug";
}

/** The address of the first office, which is the head office by convention. */
function postalAddressOf({ offices: [office] }: SiteOptions): readonly string[] {
  return office === undefined ? [] : plainText(office.contactInformation).split("\n");
}
