import { decimalsOf as decimalsIn, exactNumber, roundedTo } from "../text/amount.ts";
import type { Threshold } from "./market-rules.ts";

/** A number with as many decimals as are shown. */
export interface Amount {
  readonly value: number;
  readonly decimals: number;
}

/** A number of votes, which has tenths if shares of a class have a tenth of a vote. */
export function countOf(votes: number): Amount {
  return { value: votes, decimals: Math.min(decimalsIn(exactNumber(votes)), 1) };
}

/** Decimals of shares that hide nothing. */
const DECIMALS = 1;

/** Decimals that a vote of 10,000 million needs. */
const MAX_DECIMALS = 10;

/** A part of the votes that decides something: those for a resolution and what it needs. */
export interface DecidingPart {
  readonly votes: number;
  readonly threshold: Threshold;
}

/** Whether a part of the votes reaches a threshold, to a single vote. */
export function reaches(votes: number, cast: number, { part, whole, isMore }: Threshold): boolean {
  return isMore ? votes * whole > cast * part : votes * whole >= cast * part;
}

/**
 * Decimals of the shares of a vote: one, or as many as it takes to see that those for and those against differ, and on which
 * side of each threshold a part is. None for a tie: it reads as 50, and not as a rounded 50.0.
 *
 * @param counts - The votes of each choice.
 */
export function decimalsOf(counts: readonly number[], deciding: readonly DecidingPart[]): number {
  const cast = counts.reduce((sum, count) => sum + count, 0);
  const [first = 0, second] = counts.toSorted((one, other) => other - one);
  if (cast === 0) return DECIMALS;
  if (counts.length === 2 && first === second) return 0;
  for (let decimals = DECIMALS; decimals < MAX_DECIMALS; decimals++) {
    const rounded = (votes: number) => roundedTo((votes / cast) * 100, decimals);
    const isVisible =
      (second === undefined || first === second || rounded(first) > rounded(second)) &&
      deciding.every(({ votes, threshold: { part, whole } }) => {
        const side = Math.sign(votes * whole - cast * part);
        const seen = rounded(votes) - roundedTo((part / whole) * 100, decimals);
        return side === 0 || Math.sign(seen) === side;
      });
    if (isVisible) return decimals;
  }
  return MAX_DECIMALS;
}
