import { AT_A_TIME, FACTS_GATE } from "./gate-fields.ts";
import { enteredMoment } from "./simple-fields.ts";
import { isEmpty, isRecord } from "./stated-facts.ts";

/** Whether an editor has entered a time or a release at the exchange from which a slice is shown. */
export function isWaiting({ primary }: { readonly primary?: unknown }): boolean {
  return isRecord(primary) && !(isEmpty(primary.shown_from) && isAtTime(primary.release));
}

/**
 * The fields of a merged slice, shown only while both languages show it: facts appear no earlier than the original says, and
 * texts no earlier than the translation says.
 *
 * @param merged - The facts and the times of the original, with the texts of the translation.
 * @param translated - The fields of the translation.
 */
export function withTimesOfBoth(merged: unknown, translated: unknown): unknown {
  if (!isRecord(merged) || !isRecord(translated)) return merged;
  const from = isEmpty(merged.shown_from)
    ? translated.shown_from
    : laterTime(merged.shown_from, translated.shown_from);
  const until = isEmpty(merged.shown_until) ? translated.shown_until : merged.shown_until;
  const times = { ...merged, shown_from: from, shown_until: until };
  if (isAtTime(translated.release)) return times;
  const { release, exchange_reference: reference, release_latest: latest } = translated;
  const released = { ...times, release, exchange_reference: reference, release_latest: latest };
  if (isAtTime(merged.release)) return released;
  if (merged.exchange_reference === reference) return times;
  return {
    ...released,
    [FACTS_GATE.release]: merged.release,
    [FACTS_GATE.reference]: merged.exchange_reference,
    [FACTS_GATE.latest]: merged.release_latest,
  };
}

/** Whether the choice of a release is that the exchange decides nothing. */
function isAtTime(release: unknown): boolean {
  return isEmpty(release) || release === AT_A_TIME;
}

/** The later of two times. One that cannot be read counts as later, because it hides the slice. */
function laterTime(one: unknown, other: unknown): unknown {
  if (isEmpty(other)) return one;
  const first = enteredMoment(one);
  const second = enteredMoment(other);
  if (first === undefined) return one;
  return second === undefined || second > first ? other : one;
}
