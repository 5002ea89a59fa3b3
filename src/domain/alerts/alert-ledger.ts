import { type Announcement, isOld } from "./announcement.ts";

/**
 * How an alert ended.
 *
 * - `sent`, `drafted`: it is at the provider, sent or to be looked at.
 * - `no-subscribers`: nobody has chosen its topic.
 * - `withdrawn`: what it was to tell of is not published any more.
 * - `expired`: it could not be sent for a day.
 */
export type AlertOutcome = "sent" | "drafted" | "no-subscribers" | "withdrawn" | "expired";

/** An alert that is to be sent, or was. Moments are milliseconds of Unix time. */
export interface PlannedAlert {
  readonly topic: string;
  /** Ids of the documents that it tells of. */
  readonly documents: readonly string[];
  /** When the minute is over in which they were published. */
  readonly dueAt: number;
  /** Until when a process has it for itself. */
  readonly claimedUntil?: number | undefined;
  /** When it is tried again after it failed. */
  readonly retryAt?: number | undefined;
  readonly failures: number;
  readonly outcome?: AlertOutcome | undefined;
}

/** What was announced, and what is to be: all that the processes of a site have to agree on. */
export interface AlertLedgerState {
  /** What was published before is no news. */
  readonly begunAt: number;
  /** Documents that are planned or announced, or correct one that is, by id. */
  readonly documents: Readonly<
    Record<string, { readonly address: string; readonly publishedAt: number } | undefined>
  >;
  /** By a key that says topic and minute. */
  readonly alerts: Readonly<Record<string, PlannedAlert>>;
}

/** An alert that this process has for itself. */
export interface ClaimedAlert extends PlannedAlert {
  readonly key: string;
  readonly claimedUntil: number;
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Milliseconds after a minute in which what was published in it is still noticed. */
const GRACE_MS = 10_000;
/** Milliseconds within which a second document at an address corrects the first. */
const CORRECTION_MS = 10 * MINUTE_MS;
/** Milliseconds for which documents and alerts are remembered. */
const REMEMBERED_MS = 400 * DAY_MS;
const SETTLED_MS = 7 * DAY_MS;
/** Milliseconds that a process has an alert for itself; all its calls of the provider are over by then. */
export const CLAIM_MS = 60_000;
/** Milliseconds after which an alert is tried again, twice as long each time. */
const FIRST_RETRY_MS = 15_000;
const MAX_RETRY_MS = 15 * MINUTE_MS;

/** A ledger that begins with the second that has begun: the content service names no parts of one. */
export function emptyLedger(now: number): AlertLedgerState {
  return { begunAt: Math.floor(now / 1_000) * 1_000, documents: {}, alerts: {} };
}

/**
 * Plans alerts of what was published and is not in the ledger: one for each topic and minute. What nobody has begun to
 * send follows its documents: those that are withdrawn, or have another topic now, are not in it any more.
 *
 * @param isCurrent - Whether the announcements are surely all that is published; otherwise nothing counts as withdrawn.
 */
export function planAlerts(
  state: AlertLedgerState,
  announcements: readonly Announcement[],
  { now, isCurrent }: { readonly now: number; readonly isCurrent: boolean },
): AlertLedgerState {
  const before = forgetOld(isCurrent ? withoutWithdrawn(state, announcements) : state, now);
  const fresh = announcements
    .filter((one) => !before.documents[one.id] && one.publishedAt >= before.begunAt && !isOld(one, now))
    .toSorted((a, b) => a.publishedAt - b.publishedAt || a.id.localeCompare(b.id));
  return fresh.reduce(plan, before);
}

function plan(state: AlertLedgerState, { id, address, publishedAt, topic }: Announcement): AlertLedgerState {
  const documents = { ...state.documents, [id]: { address, publishedAt } };
  const isCorrection = Object.values(state.documents).some(
    (known) => known?.address === address && Math.abs(publishedAt - known.publishedAt) <= CORRECTION_MS,
  );
  if (isCorrection) return { ...state, documents };
  const minute = Math.floor(publishedAt / MINUTE_MS) * MINUTE_MS;
  const key = openKey(state, `${new Date(minute).toISOString().slice(0, 16)}Z ${topic}`);
  const alert = state.alerts[key] ?? {
    topic,
    documents: [],
    dueAt: minute + MINUTE_MS + GRACE_MS,
    failures: 0,
  };
  return {
    ...state,
    documents,
    alerts: { ...state.alerts, [key]: { ...alert, documents: [...alert.documents, id] } },
  };
}

/** A key of an alert that can still be added to, or of none. */
function openKey({ alerts }: AlertLedgerState, name: string): string {
  let key = name;
  for (let count = 2; alerts[key] !== undefined && !isOpen(alerts[key]); count++) key = `${name} ${count}`;
  return key;
}

function isOpen(alert: PlannedAlert | undefined): boolean {
  return alert?.outcome === undefined && alert?.claimedUntil === undefined && alert?.failures === 0;
}

function withoutWithdrawn(state: AlertLedgerState, announcements: readonly Announcement[]): AlertLedgerState {
  const topics = new Map(announcements.map(({ id, topic }) => [id, topic]));
  const open = Object.values(state.alerts).filter(isOpen);
  const gone = new Set(
    open.flatMap(({ documents, topic }) => documents.filter((id) => topics.get(id) !== topic)),
  );
  if (gone.size === 0) return state;
  const alerts = Object.entries(state.alerts).map(([key, alert]) => {
    const documents = alert.documents.filter((id) => !(isOpen(alert) && gone.has(id)));
    return [key, { ...alert, documents }] as const;
  });
  return {
    ...state,
    documents: only(state.documents, (_, id) => !gone.has(id)),
    alerts: Object.fromEntries(alerts.filter(([, { documents }]) => documents.length > 0)),
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
  stays: (value: T, key: string) => boolean,
): Readonly<Record<string, T>> {
  const entries = Object.entries(all);
  const left = entries.filter(([key, value]) => stays(value, key));
  return left.length === entries.length ? all : Object.fromEntries(left);
}

/** Takes the first alert that is due and that no other process has; none is due where `claimed` is absent. */
export function claimAlert(
  state: AlertLedgerState,
  now: number,
): { readonly state: AlertLedgerState; readonly claimed?: ClaimedAlert } {
  const [first] = Object.entries(state.alerts)
    .filter(([, one]) => nextMoment(one) <= now)
    .toSorted(([, a], [, b]) => a.dueAt - b.dueAt);
  if (first === undefined) return { state };
  const [key, alert] = first;
  const claimed = { ...alert, key, claimedUntil: now + CLAIM_MS };
  return { state: changed(state, key, { claimedUntil: claimed.claimedUntil }), claimed };
}

/** Notes how an alert ended. */
export function settleAlert(state: AlertLedgerState, key: string, outcome: AlertOutcome): AlertLedgerState {
  return changed(state, key, { outcome });
}

/** Gives an alert that failed back until later, unless another process has it by now. */
export function postponeAlert(
  state: AlertLedgerState,
  { key, claimedUntil, failures }: ClaimedAlert,
  now: number,
): AlertLedgerState {
  if (state.alerts[key]?.claimedUntil !== claimedUntil) return state;
  const retryAt = now + Math.min(FIRST_RETRY_MS * 2 ** failures, MAX_RETRY_MS);
  return changed(state, key, { claimedUntil: undefined, retryAt, failures: failures + 1 });
}

/** Whether it is too late for an alert: it could not be sent for a day. */
export function isExpired({ dueAt }: PlannedAlert, now: number): boolean {
  return now - dueAt > DAY_MS;
}

/** Whether there are alerts that failed and are still to be sent. */
export function hasFailedAlerts({ alerts }: AlertLedgerState): boolean {
  return Object.values(alerts).some(({ outcome, failures }) => outcome === undefined && failures > 0);
}

/** When there is something to do next, in milliseconds of Unix time; `undefined` while nothing is planned. */
export function nextAlertAt({ alerts }: AlertLedgerState): number | undefined {
  const moments = Object.values(alerts).map(nextMoment).filter(Number.isFinite);
  return moments.length === 0 ? undefined : Math.min(...moments);
}

function nextMoment({ outcome, dueAt, retryAt = 0, claimedUntil = 0 }: PlannedAlert): number {
  return outcome === undefined ? Math.max(dueAt, retryAt, claimedUntil) : Number.POSITIVE_INFINITY;
}

function changed(state: AlertLedgerState, key: string, changes: Partial<PlannedAlert>): AlertLedgerState {
  const alert = state.alerts[key];
  return alert ? { ...state, alerts: { ...state.alerts, [key]: { ...alert, ...changes } } } : state;
}
