import { endOf } from "../content/calendar-event.ts";
import { type Announcement, isOfExchange, isOld } from "./announcement.ts";
import { isOfCalendar } from "./changed-event.ts";

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
  readonly retryAt?: number | undefined;
  readonly failures: number;
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
  /** Documents that are planned, announced, or a correction of such a document; by id. */
  readonly documents: Readonly<
    Record<string, { readonly address: string; readonly publishedAt: number } | undefined>
  >;
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
/** A second document with the same address within this time counts as a correction of the first. */
const CORRECTION_MS = 10 * MINUTE_MS;
/** Time after which announced documents are deleted from the ledger. */
const REMEMBERED_MS = 400 * DAY_MS;
/** Time after which settled alerts are deleted from the ledger. */
const SETTLED_MS = 7 * DAY_MS;
/** Lifetime of a claim. All requests to the provider end before it, so that no two processes send the same alert. */
export const CLAIM_MS = 60_000;
/** Delay before the first retry. It doubles with each further retry. */
const FIRST_RETRY_MS = 15_000;
const MAX_RETRY_MS = 15 * MINUTE_MS;

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
  announcements: readonly Announcement[],
  {
    now,
    isCurrent,
    hasExchange,
    hasCalendar,
  }: Readonly<Record<"isCurrent" | "hasExchange" | "hasCalendar", boolean>> & { readonly now: number },
): AlertLedgerState {
  const begun = begin(state, now, hasExchange);
  const left = forgetOld(isCurrent ? withoutWithdrawn(begun, announcements) : begun, now);
  // Older content may lack changes that were announced before the ledger was lost.
  const before = isCurrent ? beginCalendar(left, hasCalendar ? announcements : undefined, now) : left;
  const { begunAt, exchangeBegunAt = Number.POSITIVE_INFINITY } = before;
  const isAnnounced = ({ id, publishedAt }: Announcement) =>
    isOfCalendar(id)
      ? isCalendarBegun(before)
      : publishedAt >= (isOfExchange(id) ? exchangeBegunAt : begunAt);
  const fresh = announcements
    .filter(isAnnounced)
    .filter((one) => !before.documents[one.id] && !isOld(one, now))
    .toSorted((a, b) => a.publishedAt - b.publishedAt || a.id.localeCompare(b.id));
  return fresh.reduce(plan, before);
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
  announcements: readonly Announcement[] | undefined,
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

/** A changed event is forgotten so long after its end: until then it is on the site, and would be new again. */
function noteOf({ address, publishedAt, event }: Announcement) {
  return { address, publishedAt: event ? endOf(event) : publishedAt };
}

function plan(state: AlertLedgerState, announcement: Announcement): AlertLedgerState {
  const { id, address, publishedAt, topic } = announcement;
  const documents = { ...state.documents, [id]: noteOf(announcement) };
  const isCorrection = Object.values(state.documents).some(
    (known) => known?.address === address && Math.abs(publishedAt - known.publishedAt) <= CORRECTION_MS,
  );
  if (isCorrection) return { ...state, documents };
  const minute = Math.floor(publishedAt / MINUTE_MS) * MINUTE_MS;
  const key = openKey(state, `${new Date(minute).toISOString().slice(0, 16)}Z`);
  const alert = state.alerts[key] ?? { documents: {}, dueAt: minute + MINUTE_MS + GRACE_MS, failures: 0 };
  return {
    ...state,
    documents,
    alerts: { ...state.alerts, [key]: { ...alert, documents: { ...alert.documents, [id]: topic } } },
  };
}

/** The key of an alert to which documents can still be added, or an unused key. */
function openKey({ alerts }: AlertLedgerState, name: string): string {
  let key = name;
  for (let count = 2; alerts[key] !== undefined && !isOpen(alerts[key]); count++) key = `${name} ${count}`;
  return key;
}

/** Whether no process has started to send it, so that its documents can still change. */
export function isOpen(alert: PlannedAlert | undefined): boolean {
  return alert?.outcome === undefined && alert?.claimedUntil === undefined && alert?.failures === 0;
}

function withoutWithdrawn(state: AlertLedgerState, announcements: readonly Announcement[]): AlertLedgerState {
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

/** Claims the first alert that is due and not claimed by another process. `claimed` is absent if there is none. */
export function claimAlert(
  state: AlertLedgerState,
  now: number,
): { readonly state: AlertLedgerState; readonly claimed?: ClaimedAlert } {
  const [first] = Object.entries(state.alerts)
    .filter(([, one]) => nextTime(one) <= now)
    .toSorted(([, a], [, b]) => a.dueAt - b.dueAt);
  if (first === undefined) return { state };
  const [key, alert] = first;
  const claimed = { ...alert, key, claimedUntil: now + CLAIM_MS };
  return { state: changed(state, key, { claimedUntil: claimed.claimedUntil }), claimed };
}

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

/** When the next alert is due, in milliseconds of Unix time; `undefined` if none is planned. */
export function nextAlertAt({ alerts }: AlertLedgerState): number | undefined {
  const times = Object.values(alerts).map(nextTime).filter(Number.isFinite);
  return times.length === 0 ? undefined : Math.min(...times);
}

function nextTime({ outcome, dueAt, retryAt = 0, claimedUntil = 0 }: PlannedAlert): number {
  return outcome === undefined ? Math.max(dueAt, retryAt, claimedUntil) : Number.POSITIVE_INFINITY;
}

function changed(state: AlertLedgerState, key: string, changes: Partial<PlannedAlert>): AlertLedgerState {
  const alert = state.alerts[key];
  return alert ? { ...state, alerts: { ...state.alerts, [key]: { ...alert, ...changes } } } : state;
}
