import { type AlertEntry, isOfExchange, isOld } from "./alert-entry.ts";
import { isOfCalendar } from "./changed-event.ts";
import { asKnown, type KnownDocument, noteOf, refreshed, repeatedBy } from "./known-document.ts";

/**
 * The final result of an alert.
 *
 * - `sent`: the provider sends it.
 * - `drafted`: the provider has a draft, which an editor can review.
 * - `no-subscribers`: its topics have no subscribers.
 * - `withdrawn`: its documents are no longer published.
 * - `expired`: it could not be sent within a day.
 */
export type AlertOutcome = "sent" | "drafted" | "no-subscribers" | "withdrawn" | "expired";

/** A planned, claimed or settled alert about the documents of a minute. Times are in milliseconds of Unix time. */
export interface PlannedAlert {
  /** The topics of the documents that it announces, by the documents' ids. */
  readonly documents: Readonly<Record<string, string>>;
  /** End of the minute in which the documents were published, plus the grace period. */
  readonly dueAt: number;
  /** Until then, the process that claimed it has the exclusive right to send it. */
  readonly claimedUntil?: number | undefined;
  /** When a process claimed it last: it may have been sent since then. */
  readonly attemptedAt?: number | undefined;
  readonly retryAt?: number | undefined;
  readonly failures: number;
  /** How often the provider had no recipients for it, so that it waits for them. Default: 0. */
  readonly looks?: number | undefined;
  readonly outcome?: AlertOutcome | undefined;
}

/** The shared state of all processes of a site: which documents are announced, and which alerts are planned. */
export interface AlertLedgerState {
  /** Documents that were published before this time are not announced. */
  readonly begunAt: number;
  /** What the exchange released before this time is not announced: the site had no source, or no topic for it. */
  readonly exchangeBegunAt?: number | undefined;
  /** What events had changed by then was known, and is not announced. Absent while the site has no topic for changes. */
  readonly calendarBegunAt?: number | undefined;
  /** Number of changes so far. A store with a lower revision than before has lost data. Default: 0. */
  readonly revision?: number | undefined;
  /** When processes last restored it, because the store had lost it; in milliseconds of Unix time. */
  readonly restoredAt?: number | undefined;
  /** Documents that are planned, announced, or a repeat of such a document; by id. */
  readonly documents: Readonly<Record<string, KnownDocument | undefined>>;
  /** Since when alerts wait because as many as allowed were sent within an hour, in milliseconds of Unix time. */
  readonly limitedSince?: number | undefined;
  /** By a key that contains the minute. */
  readonly alerts: Readonly<Record<string, PlannedAlert>>;
}

/** An alert that this process has claimed. */
export interface ClaimedAlert extends PlannedAlert {
  readonly key: string;
  readonly claimedUntil: number;
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Time after the end of a minute, in which a late poll can still add documents to its alert. */
const GRACE_MS = 10_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Time after which announced documents are deleted from the ledger. */
const REMEMBERED_MS = 400 * DAY_MS;
/** Time after which settled alerts are deleted from the ledger. */
const SETTLED_MS = 7 * DAY_MS;
/** Lifetime of a claim. All requests to the provider end before it, so that no two processes send the same alert. */
export const CLAIM_MS = 60_000;
/** Delay before the first retry. It doubles with each further retry. */
const FIRST_RETRY_MS = 15_000;
const MAX_RETRY_MS = 15 * MINUTE_MS;
/** The last one is eight minutes after the first. */
const MAX_LOOKS = 6;

/** An empty ledger. It begins at a full second, because the content service's timestamps have no milliseconds. */
export function emptyLedger(now: number): AlertLedgerState {
  return { begunAt: Math.floor(now / 1_000) * 1_000, documents: {}, alerts: {} };
}

/**
 * Plans alerts for published documents that are not in the ledger yet: one alert for each minute. Also removes documents
 * that are withdrawn, or have another topic now, from alerts that no process has started to send.
 *
 * @param isCurrent - Whether the announcements are confirmed to be complete. If not, no document counts as withdrawn.
 * @param hasExchange - Whether what the exchange releases is announced.
 * @param hasCalendar - Whether changes of events are announced.
 */
export function planAlerts(
  state: AlertLedgerState,
  published: readonly AlertEntry[],
  {
    now,
    isCurrent,
    hasExchange,
    hasCalendar,
  }: Readonly<Record<"isCurrent" | "hasExchange" | "hasCalendar", boolean>> & { readonly now: number },
): AlertLedgerState {
  const announcements = asKnown(state.documents, published);
  const begun = begin(state, now, hasExchange);
  const left = forgetOld(isCurrent ? withoutWithdrawn(begun, announcements) : begun, now);
  // Older content may lack changes that were announced before the ledger was lost.
  const known = isCurrent ? beginCalendar(left, hasCalendar ? announcements : undefined, now) : left;
  const documents = isCurrent ? refreshed(known.documents, announcements) : known.documents;
  const before = documents === known.documents ? known : { ...known, documents };
  const { begunAt, exchangeBegunAt = Number.POSITIVE_INFINITY } = before;
  const isAnnounced = ({ id, publishedAt }: AlertEntry) =>
    isOfCalendar(id)
      ? isCalendarBegun(before)
      : publishedAt >= (isOfExchange(id) ? exchangeBegunAt : begunAt);
  const fresh = announcements
    .filter(isAnnounced)
    .filter((one) => !before.documents[one.id] && !isOld(one, now))
    .toSorted((a, b) => a.publishedAt - b.publishedAt || a.id.localeCompare(b.id));
  const ids = new Set(announcements.map(({ id }) => id));
  return fresh.reduce((planned, one) => plan(planned, one, ids), before);
}

/** A ledger cannot begin in the future: the clock was ahead then, and has been set back. */
function begin(state: AlertLedgerState, now: number, hasExchange: boolean): AlertLedgerState {
  const current = emptyLedger(now).begunAt;
  const notAhead = (time = current) => (time > now ? current : time);
  const begunAt = notAhead(state.begunAt);
  const exchangeBegunAt = hasExchange ? notAhead(state.exchangeBegunAt) : state.exchangeBegunAt;
  const isSame = begunAt === state.begunAt && exchangeBegunAt === state.exchangeBegunAt;
  return isSame ? state : { ...state, begunAt, exchangeBegunAt };
}

/**
 * Notes what events have changed as known when the site first has a topic for that, and again after a loss of the ledger:
 * whether it was announced is in no copy that is left.
 *
 * @param announcements - `undefined` if changes of events are not announced.
 */
function beginCalendar(
  state: AlertLedgerState,
  announcements: readonly AlertEntry[] | undefined,
  now: number,
): AlertLedgerState {
  const { calendarBegunAt, restoredAt = 0 } = state;
  if (!announcements) return calendarBegunAt === undefined ? state : { ...state, calendarBegunAt: undefined };
  if (isCalendarBegun(state)) return state;
  const known = announcements.filter(({ id }) => isOfCalendar(id)).map((one) => [one.id, noteOf(one)]);
  const documents = { ...Object.fromEntries(known), ...state.documents };
  // The clock may have been set back.
  return { ...state, calendarBegunAt: Math.max(now, restoredAt), documents };
}

function isCalendarBegun({ calendarBegunAt = -1, restoredAt = 0 }: AlertLedgerState): boolean {
  return calendarBegunAt >= restoredAt;
}

function plan(
  state: AlertLedgerState,
  announcement: AlertEntry,
  published: ReadonlySet<string>,
): AlertLedgerState {
  const { id, publishedAt, topic } = announcement;
  const repeated = repeatedBy(state.documents, announcement, published);
  const joined = repeated !== undefined && published.has(repeated) ? openAlertOf(state, repeated) : undefined;
  const isRepeat = repeated !== undefined && joined === undefined;
  const note = { ...noteOf(announcement), ...(isRepeat && { sameAs: repeated }) };
  const documents = { ...state.documents, [id]: note };
  if (isRepeat) return { ...state, documents };
  const minute = Math.floor(publishedAt / MINUTE_MS) * MINUTE_MS;
  const key = joined ?? openKey(state, `${new Date(minute).toISOString().slice(0, 16)}Z`);
  const alert = state.alerts[key] ?? { documents: {}, dueAt: minute + MINUTE_MS + GRACE_MS, failures: 0 };
  return {
    ...state,
    documents,
    alerts: { ...state.alerts, [key]: { ...alert, documents: { ...alert.documents, [id]: topic } } },
  };
}

/** The key of the alert with a document, if others can still be added to it. */
function openAlertOf({ alerts }: AlertLedgerState, id: string): string | undefined {
  const found = Object.entries(alerts).find(
    ([, alert]) => alert.documents[id] !== undefined && isOpen(alert),
  );
  return found?.[0];
}

/** The key of an alert to which documents can still be added, or an unused key. */
function openKey({ alerts }: AlertLedgerState, name: string): string {
  let key = name;
  for (let count = 2; alerts[key] !== undefined && !isOpen(alerts[key]); count++) key = `${name} ${count}`;
  return key;
}

/** Whether no process has started to send it, so that its documents can still change. */
export function isOpen(alert: PlannedAlert | undefined): boolean {
  // Ledgers of earlier versions have no time of the last attempt.
  const isAttempted = alert?.attemptedAt !== undefined || alert?.claimedUntil !== undefined;
  return alert?.outcome === undefined && !isAttempted && alert?.failures === 0;
}

function withoutWithdrawn(state: AlertLedgerState, announcements: readonly AlertEntry[]): AlertLedgerState {
  const topics = new Map(announcements.map(({ id, topic }) => [id, topic]));
  const open = Object.values(state.alerts).filter(isOpen);
  // The exchange withdraws nothing: this process has not seen yet what another has planned.
  const isWithdrawn = (id: string, topic: string) => topics.get(id) !== topic && !isOfExchange(id);
  const withdrawn = new Set(
    open.flatMap(({ documents }) =>
      Object.keys(documents).filter((id) => isWithdrawn(id, documents[id] ?? "")),
    ),
  );
  if (withdrawn.size === 0) return state;
  const alerts = Object.entries(state.alerts).map(([key, alert]) => {
    const documents = isOpen(alert) ? only(alert.documents, (_, id) => !withdrawn.has(id)) : alert.documents;
    return [key, { ...alert, documents }] as const;
  });
  return {
    ...state,
    documents: only(state.documents, (_, id) => !withdrawn.has(id)),
    alerts: Object.fromEntries(alerts.filter(([, { documents }]) => Object.keys(documents).length > 0)),
  };
}

function forgetOld(state: AlertLedgerState, now: number): AlertLedgerState {
  const documents = only(state.documents, (known) => (known?.publishedAt ?? 0) > now - REMEMBERED_MS);
  const alerts = only(
    state.alerts,
    ({ outcome, dueAt }) => outcome === undefined || dueAt > now - SETTLED_MS,
  );
  const isSame = documents === state.documents && alerts === state.alerts;
  return isSame ? state : { ...state, documents, alerts };
}

function only<T>(
  all: Readonly<Record<string, T>>,
  predicate: (value: T, key: string) => boolean,
): Readonly<Record<string, T>> {
  const entries = Object.entries(all);
  const remaining = entries.filter(([key, value]) => predicate(value, key));
  return remaining.length === entries.length ? all : Object.fromEntries(remaining);
}

/**
 * Claims the first alert that is due, not claimed by another process, and within the limit. `claimed` is absent if there is
 * none.
 *
 * @param limit - Maximum number of alerts within an hour, each of which is at most one e-mail to a reader; 0 means unlimited.
 */
export function claimAlert(
  state: AlertLedgerState,
  now: number,
  limit: number,
): { readonly state: AlertLedgerState; readonly claimed?: ClaimedAlert } {
  const due = Object.entries(state.alerts)
    .filter(([, one]) => nextTime(one) <= now)
    .toSorted(([, a], [, b]) => a.dueAt - b.dueAt);
  const first = due.find(([one]) => allowedAt(state, one, now, limit) <= now);
  if (first === undefined) return { state: withLimit(state, due.length > 0 ? now : undefined) };
  const [key, alert] = first;
  const claim = { claimedUntil: now + CLAIM_MS, attemptedAt: now };
  return { state: changed(state, key, claim), claimed: { ...alert, ...claim, key } };
}

/** Notes since when alerts wait for the limit. */
function withLimit(state: AlertLedgerState, now: number | undefined): AlertLedgerState {
  if ((state.limitedSince === undefined) === (now === undefined)) return state;
  return { ...state, limitedSince: now };
}

/**
 * When an alert may be sent: an hour after the attempt that has reached the limit. An alert that is tried again counts once, and
 * one counts that may have been sent.
 */
function allowedAt({ alerts }: AlertLedgerState, key: string, now: number, limit: number): number {
  if (limit === 0) return 0;
  const attempts = Object.entries(alerts)
    .filter(([other, { outcome }]) => other !== key && !UNSENT.has(outcome))
    .map(([, { attemptedAt = 0 }]) => attemptedAt)
    // One of the future is of a clock that was set back.
    .filter((time) => Math.abs(now - time) < HOUR_MS)
    .toSorted((a, b) => b - a);
  return (attempts[limit - 1] ?? Number.NEGATIVE_INFINITY) + HOUR_MS;
}

/** After these outcomes nobody got an e-mail. */
const UNSENT: ReadonlySet<AlertOutcome | undefined> = new Set(["no-subscribers", "withdrawn", "expired"]);

/** The number of alerts that wait for the limit. */
export function limitedAlerts({ limitedSince, alerts }: AlertLedgerState, now: number): number {
  if (limitedSince === undefined) return 0;
  return Object.values(alerts).filter((alert) => nextTime(alert) <= now).length;
}

/** The ledger after an alert was completed. */
export function settleAlert(state: AlertLedgerState, key: string, outcome: AlertOutcome): AlertLedgerState {
  return changed(state, key, { outcome });
}

/** Releases the claim of a failed alert and schedules a retry, unless another process has claimed it meanwhile. */
export function postponeAlert(
  state: AlertLedgerState,
  { key, claimedUntil, failures }: ClaimedAlert,
  now: number,
): AlertLedgerState {
  if (state.alerts[key]?.claimedUntil !== claimedUntil) return state;
  const retryAt = now + Math.min(FIRST_RETRY_MS * 2 ** failures, MAX_RETRY_MS);
  return changed(state, key, { claimedUntil: undefined, retryAt, failures: failures + 1 });
}

/**
 * Releases the claim of an alert for which the provider has no recipients yet, and schedules another look: it counts them a while
 * after a campaign is made.
 */
export function awaitRecipients(
  state: AlertLedgerState,
  { key, claimedUntil, looks = 0 }: ClaimedAlert,
  now: number,
): AlertLedgerState {
  if (state.alerts[key]?.claimedUntil !== claimedUntil) return state;
  return changed(state, key, {
    claimedUntil: undefined,
    retryAt: now + FIRST_RETRY_MS * 2 ** looks,
    looks: looks + 1,
  });
}

/** Whether an alert for which there are no recipients now has none. */
export function isLastLook({ looks = 0 }: PlannedAlert): boolean {
  return looks + 1 >= MAX_LOOKS;
}

/** Whether an alert is more than a day overdue. */
export function isExpired({ dueAt }: PlannedAlert, now: number): boolean {
  return now - dueAt > DAY_MS;
}

/** When the ledger was restored, if that was less than a day ago: documents of that time can still be announced. */
export function lastRestored(
  { restoredAt }: Pick<AlertLedgerState, "restoredAt">,
  now: number,
): number | undefined {
  return restoredAt !== undefined && now - restoredAt < DAY_MS ? restoredAt : undefined;
}

/** Whether any alert has failed and waits for a retry. */
export function hasFailedAlerts({ alerts }: AlertLedgerState): boolean {
  return Object.values(alerts).some(({ outcome, failures }) => outcome === undefined && failures > 0);
}

/** When the next alert can be sent, in milliseconds of Unix time; `undefined` if none is planned. */
export function nextAlertAt(state: AlertLedgerState, now: number, limit: number): number | undefined {
  const times = Object.entries(state.alerts)
    .filter(([, { outcome }]) => outcome === undefined)
    .map(([key, alert]) => Math.max(nextTime(alert), allowedAt(state, key, now, limit)));
  return times.length === 0 ? undefined : Math.min(...times);
}

function nextTime({ outcome, dueAt, retryAt = 0, claimedUntil = 0 }: PlannedAlert): number {
  return outcome === undefined ? Math.max(dueAt, retryAt, claimedUntil) : Number.POSITIVE_INFINITY;
}

function changed(state: AlertLedgerState, key: string, changes: Partial<PlannedAlert>): AlertLedgerState {
  const alert = state.alerts[key];
  return alert ? { ...state, alerts: { ...state.alerts, [key]: { ...alert, ...changes } } } : state;
}
