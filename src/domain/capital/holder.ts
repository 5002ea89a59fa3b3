import { isNamedTotal } from "../content/total-among.ts";
import type { Link } from "../links/link.ts";
import { nameWithoutMarks } from "../text/comparable-name.ts";

/** Whether a holding rose to a threshold, or fell below it, as editors choose it. */
export const CROSSINGS = ["Reached or exceeded", "Fell below"] as const;

export type Crossing = (typeof CROSSINGS)[number];

/** A notification of a major holding. Several of one holder are its history. */
export interface Holder {
  readonly name: string;
  /** The day of the notification, `YYYY-MM-DD`. */
  readonly notified?: string | undefined;
  /** The day on which the threshold was crossed, `YYYY-MM-DD`. */
  readonly crossed?: string | undefined;
  /** The threshold, in per cent. */
  readonly threshold?: number | undefined;
  readonly crossing?: Crossing | undefined;
  /** Number of shares, or of the votes attached to them. */
  readonly shares?: number | undefined;
  /** By shares (§ 33 WpHG, DTR 5.1), in per cent of all. */
  readonly percent?: number | undefined;
  /** By instruments (§ 38 WpHG, DTR 5.3), in per cent of all. */
  readonly instruments?: number | undefined;
  /** As the holder states it, in per cent. See {@link totalOf}. */
  readonly total?: number | undefined;
  /** The notification itself. */
  readonly link?: Link | undefined;
}

/** How far a total may be from its parts, each of which is rounded, in per cent. */
const ROUNDING = 0.02;

/**
 * A holding by shares and by instruments, in per cent: as it is stated, or as the sum of both. `undefined` if it is stated and
 * is not their sum, or if one is not known.
 */
export function totalOf({ percent, instruments, total }: Holder): number | undefined {
  if (percent === undefined || instruments === undefined) return total;
  const sum = Number((percent + instruments).toFixed(4));
  if (total === undefined) return sum;
  return Math.abs(total - sum) > ROUNDING + Number.EPSILON * 100 ? undefined : total;
}

/** The share that is not on the side of the threshold on which it is said to be, in per cent; `undefined` if there is none. */
export function shareBesideThreshold(holder: Holder): number | undefined {
  const { percent, threshold, crossing } = holder;
  const total = totalOf(holder);
  // A threshold is one of the shares, or of the total. Of a total that is not a sum, nobody knows on which side it is.
  const held = [percent, total].filter((share) => share !== undefined);
  const isUnclear = total === undefined && holder.total !== undefined;
  if (threshold === undefined || crossing === undefined || isUnclear) return undefined;
  const isBeside = held.every((share) => share < threshold !== (crossing === "Fell below"));
  return isBeside ? held.at(-1) : undefined;
}

/**
 * The latest notification of each holder, in the order in which the editor named the holders, whose names may be in several
 * spellings. Of two of one day, or with one without a day, nobody knows which one holds: such a holder has none.
 */
export function currentHolders(holders: readonly Holder[]): readonly Holder[] {
  return historiesOf(holders).flatMap((all) => {
    const [latest, ...others] = newestFirst(all);
    const isUnclear = others.some((other) => ["", latest && dayOf(latest)].includes(dayOf(other)));
    return latest === undefined || isUnclear ? [] : latest;
  });
}

/** Entries that are the total of others, and no holders: by their names, or the last one, of no day, by its numbers. */
export function totalsAmong(holders: readonly Holder[]): readonly Holder[] {
  const last = holders.at(-1);
  return holders.filter((one) => isNamedTotal(one) || (one === last && isSumOf(one, holders.slice(0, -1))));
}

/** Whether an entry without a day of its own is as much as others together. Of one other, it could be the same holding. */
function isSumOf(one: Holder, others: readonly Holder[]): boolean {
  const { percent, shares } = one;
  if (dayOf(one) !== "" || percent === undefined || others.length < 2) return false;
  const sum = sumOfCurrent(others);
  const held = others.flatMap((other) => other.shares ?? []);
  const isOfShares = shares === undefined || shares === held.reduce((all, each) => all + each, 0);
  return sum !== undefined && Math.abs(sum - percent) <= ROUNDING && isOfShares;
}

/** The shares of all holders of today, in per cent; `undefined` if one is not known. */
export function sumOfCurrent(holders: readonly Holder[]): number | undefined {
  const current = currentHolders(holders);
  const stated = current.flatMap(({ percent }) => percent ?? []);
  const isKnown = stated.length === historiesOf(holders).length;
  return isKnown ? Number(stated.reduce((sum, percent) => sum + percent, 0).toFixed(4)) : undefined;
}

/** The notifications of each holder. */
export function historiesOf(holders: readonly Holder[]): readonly (readonly Holder[])[] {
  return [...Map.groupBy(holders, ({ name }) => nameWithoutMarks(name)).values()];
}

/** Notifications, newest first; those without a day last. */
export function newestFirst(holders: readonly Holder[]): readonly Holder[] {
  return holders.toSorted((one, other) => dayOf(other).localeCompare(dayOf(one)));
}

/** The day that a notification is known by. */
export function dayOf({ notified, crossed }: Holder): string {
  return notified ?? crossed ?? "";
}
