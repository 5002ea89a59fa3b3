import { type AlertLedgerState, isOpen, type PlannedAlert } from "./alert-ledger.ts";

/**
 * The stored ledger, or the same object with what a process has seen in it, if the store has lost that: the ledger is
 * missing, begins later, has an earlier revision, or was restored by another process from what that one had seen.
 *
 * @param stored - The ledger in the store; `undefined` if there is none.
 * @param seen - The last state that the process has seen; `undefined` if it has seen none.
 * @param now - Milliseconds of Unix time.
 */
export function restoreLedger(
  stored: AlertLedgerState | undefined,
  seen: AlertLedgerState | undefined,
  now: number,
): AlertLedgerState | undefined {
  if (seen === undefined) return stored;
  if (stored === undefined) return { ...seen, restoredAt: now };
  const { restoredAt = 0 } = stored;
  const { restoredAt: seenRestoredAt = 0 } = seen;
  // By another process, which has also reported the loss.
  if (restoredAt > seenRestoredAt) return merge(stored, seen);
  const isEarlier = restoredAt < seenRestoredAt || (stored.revision ?? 0) < (seen.revision ?? 0);
  return isEarlier || stored.begunAt > seen.begunAt ? { ...merge(stored, seen), restoredAt: now } : stored;
}

/** What is in either of two states. Of an alert in both, the state that is nearer to its outcome. */
function merge(stored: AlertLedgerState, seen: AlertLedgerState): AlertLedgerState {
  const all = [seen, stored].flatMap((state) => Object.entries(state.alerts));
  const alerts = Object.fromEntries(all.toSorted(([, a], [, b]) => progressOf(a) - progressOf(b)));
  const planned = idsIn(all.map(([, alert]) => alert));
  const kept = idsIn(Object.values(alerts));
  // A document that is in neither of two states of an alert any more is planned again, for another alert.
  const documents = Object.entries({ ...seen.documents, ...stored.documents }).filter(
    ([id]) => kept.has(id) || !planned.has(id),
  );
  return {
    ...stored,
    begunAt: Math.min(stored.begunAt, seen.begunAt),
    exchangeBegunAt: earlierOf(stored.exchangeBegunAt, seen.exchangeBegunAt),
    revision: Math.max(stored.revision ?? 0, seen.revision ?? 0),
    documents: Object.fromEntries(documents),
    alerts,
  };
}

function earlierOf(one: number | undefined, other: number | undefined): number | undefined {
  return one === undefined || (other !== undefined && other < one) ? other : one;
}

function progressOf(alert: PlannedAlert): number {
  if (alert.outcome !== undefined) return 2;
  return isOpen(alert) ? 0 : 1;
}

function idsIn(alerts: readonly PlannedAlert[]): ReadonlySet<string> {
  return new Set(alerts.flatMap(({ documents }) => Object.keys(documents)));
}
