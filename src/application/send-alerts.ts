import {
  type AlertLedgerState,
  type AlertOutcome,
  CLAIM_MS,
  type ClaimedAlert,
  claimAlert,
  emptyLedger,
  hasFailedAlerts,
  isExpired,
  nextAlertAt,
  planAlerts,
  postponeAlert,
  settleAlert,
} from "../domain/alerts/alert-ledger.ts";
import { type Announcement, announcementOf } from "../domain/alerts/announcement.ts";
import { plainText } from "../domain/content/rich-text.ts";
import type { SiteOptions } from "../domain/content/site-options.ts";
import { type AlertLedger, AlertLedgerError } from "../ports/alert-ledger.ts";
import { type AlertHealth, type AlertSender, AlertSenderError } from "../ports/alert-sender.ts";
import { type ContentRef, ContentServiceError } from "../ports/content-repository.ts";
import type { Log } from "../ports/log.ts";
import type { Meter } from "../ports/meter.ts";
import type { PublishedContent } from "../ports/published-content.ts";

/** Milliseconds for all calls of the provider: less than the process has the alert for itself. */
const SEND_TIMEOUT_MS = CLAIM_MS - 15_000;

interface SendAlertsOptions {
  readonly content: PublishedContent;
  readonly ledger: AlertLedger;
  readonly sender: AlertSender;
  readonly log: Log;
  readonly meter: Meter;
  /** Where days begin; a name of the IANA database. */
  readonly timeZone: string;
  /** Milliseconds of Unix time. Default: the system's clock. */
  readonly now?: () => number;
}

/** What visitors see now, as far as alerts tell of it. */
interface Published {
  readonly announcements: readonly Announcement[];
  readonly options: SiteOptions;
  /** Whether the content service has confirmed it. */
  readonly isCurrent: boolean;
}

/**
 * Alerts those who have chosen a topic to what was published with it: each document once, whatever crashes, restarts,
 * and several processes do (docs/adr/0021-alerts-are-sent-once.md).
 */
export class SendAlerts implements AlertHealth {
  readonly #options: SendAlertsOptions;
  readonly #now: () => number;
  #failing: AlertHealth["failing"];

  constructor(options: SendAlertsOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
  }

  get failing(): AlertHealth["failing"] {
    return this.#failing;
  }

  /**
   * Plans alerts of what is published now, and sends those that are due. To be run after each publish, and again at the
   * moment that it resolves with, in milliseconds of Unix time; `undefined` while nothing is to come.
   *
   * Rejects with `ContentServiceError` or `AlertLedgerError` when content or ledger fail. That an alert could not be sent
   * is logged and shown by {@link failing}; it is tried again.
   *
   * @param signal - Ends it; what is just being sent is tried again by the next run of any process.
   */
  async run(signal: AbortSignal = new AbortController().signal): Promise<number | undefined> {
    try {
      await this.#sendDue(await this.#published(), signal);
      const left = await this.#change((state) => state);
      if (!hasFailedAlerts(left)) this.#noteSuccess();
      return nextAlertAt(left);
    } catch (error) {
      this.#noteFailure(error, {});
      throw error;
    }
  }

  async #published(): Promise<Published> {
    const { content } = this.#options;
    // Another process may have planned what this one has not seen yet.
    const confirmed = await content.publishedRef({ refresh: true }).catch(() => undefined);
    const ref = confirmed ?? (await content.publishedRef());
    const options = await content.siteOptions(ref);
    return {
      announcements: await this.#announcements(ref, options.topics ?? []),
      options,
      isCurrent: confirmed !== undefined,
    };
  }

  async #announcements(ref: ContentRef, topics: readonly string[]): Promise<readonly Announcement[]> {
    const found: Announcement[] = [];
    const { content, timeZone } = this.#options;
    for await (const items of content.everything(ref)) {
      found.push(...items.flatMap((item) => announcementOf(item, timeZone) ?? []));
    }
    return found.filter(({ topic }) => topics.includes(topic));
  }

  async #sendDue(published: Published, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const claimed = await this.#claim(published);
      if (claimed === undefined) return;
      try {
        await this.#settle(claimed, await this.#send(claimed, published, signal));
      } catch (error) {
        this.#noteFailure(error, { alert: claimed.key, failures: claimed.failures + 1 });
        await this.#change((state) => postponeAlert(state, claimed, this.#now()));
      }
    }
  }

  /** Plans what is not planned, and takes what is due. */
  #claim({ announcements, isCurrent }: Published): Promise<ClaimedAlert | undefined> {
    return this.#options.ledger.update((stored) => {
      const now = this.#now();
      const planned = planAlerts(stored ?? emptyLedger(now), announcements, { now, isCurrent });
      const { state, claimed } = claimAlert(planned, now);
      return { state, result: claimed };
    });
  }

  /** Changes the ledger, and answers what is in it then. */
  #change(change: (state: AlertLedgerState) => AlertLedgerState): Promise<AlertLedgerState> {
    return this.#options.ledger.update((stored) => {
      const state = change(stored ?? emptyLedger(this.#now()));
      return { state, result: state };
    });
  }

  async #send(claimed: ClaimedAlert, published: Published, signal: AbortSignal): Promise<AlertOutcome> {
    const { key, topic, documents } = claimed;
    if (isExpired(claimed, this.#now())) return "expired";
    const announcements = published.announcements.filter(
      (one) => documents.includes(one.id) && one.topic === topic,
    );
    if (announcements.length < documents.length && !published.isCurrent) throw new UnconfirmedError(key);
    if (announcements.length === 0) return "withdrawn";
    const alert = {
      key,
      topic,
      announcements: withoutListedFiles(announcements),
      postalAddress: postalAddressOf(published.options),
    };
    const timeout = AbortSignal.timeout(SEND_TIMEOUT_MS);
    return this.#options.sender.send(alert, { signal: AbortSignal.any([signal, timeout]) });
  }

  async #settle({ key, documents }: ClaimedAlert, outcome: AlertOutcome): Promise<void> {
    const { log, meter } = this.#options;
    await this.#change((state) => settleAlert(state, key, outcome));
    meter.count("email_alerts_total", { outcome });
    const fields = { alert: key, documents, outcome };
    if (outcome === "expired") log.error(fields, "an alert is given up: it could not be sent for a day");
    else log.info(fields, "an alert is done");
  }

  /** The other side's failure is a warning, a bug of ours an error. */
  #noteFailure(error: unknown, fields: object): void {
    const { log, meter } = this.#options;
    const kind = kindOf(error);
    // What fails every few seconds before there is any alert is said once.
    const isKnown = this.#failing !== undefined && !("alert" in fields);
    const since = this.#failing?.since ?? new Date(this.#now());
    this.#failing = { since, reason: error instanceof Error ? error.message : String(error) };
    meter.count("email_alert_failures_total", { kind });
    meter.set("email_alerts_failing_since_timestamp_seconds", {}, Math.floor(since.getTime() / 1_000));
    if (isKnown) return;
    const said = { err: error, kind, ...fields };
    if (kind === "bug")
      log.error(said, "alerts cannot be sent, by a fault of the site; they are tried again");
    else log.warn(said, "alerts cannot be sent; they are tried again");
  }

  #noteSuccess(): void {
    if (this.#failing === undefined) return;
    this.#failing = undefined;
    this.#options.meter.set("email_alerts_failing_since_timestamp_seconds", {}, 0);
    this.#options.log.info({}, "alerts are sent again");
  }
}

/** What an alert is to tell of is not there, and the content service does not say whether it was withdrawn. */
class UnconfirmedError extends Error {
  override readonly name = "UnconfirmedError";

  constructor(key: string) {
    super(`The content service does not say what is published of the alert ${key}`);
  }
}

function kindOf(error: unknown): "provider" | "ledger" | "content" | "bug" {
  if (error instanceof AlertSenderError) return "provider";
  if (error instanceof AlertLedgerError) return "ledger";
  const isContent = error instanceof UnconfirmedError || error instanceof ContentServiceError;
  return isContent ? "content" : "bug";
}

/** Without PDF documents that an article beside them lists. */
function withoutListedFiles(announcements: readonly Announcement[]): readonly Announcement[] {
  const listed = new Set(
    announcements.filter(({ href }) => href).flatMap(({ files }) => files.map(({ href }) => href)),
  );
  const left = announcements.filter(
    ({ href, files }) => href !== undefined || files.some((file) => !listed.has(file.href)),
  );
  return left.toSorted((a, b) => a.publishedAt - b.publishedAt);
}

/** The head office, which editors put first. */
function postalAddressOf({ offices: [office] }: SiteOptions): readonly string[] {
  return office === undefined ? [] : plainText(office.contactInformation).split("\n");
}
