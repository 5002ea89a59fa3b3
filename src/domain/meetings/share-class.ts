import type { Translatable } from "../content/translatable.ts";
import { exactNumber } from "../text/amount.ts";
import type { ClassVotes, Votes } from "./resolution.ts";

/** A class of shares in issue when the notice was given. */
export interface ShareClass extends Translatable<"name"> {
  readonly name: string;
  readonly shares: number;
  /** Votes of all shares of the class; 0 if they have none. Default: one a share. */
  readonly votes?: number | undefined;
  /** Nominal value of a share, in the currency of the capital. Default: that of the shares of each other class. */
  readonly nominal?: number | undefined;
}

/** Votes of all shares of a class. */
export function votesOfClass({ shares, votes = shares }: ShareClass): number {
  return votes;
}

/** All votes of the company; `undefined` if they are not stated. */
export function allVotes(classes: readonly ShareClass[]): number | undefined {
  return sumOf(classes.map(votesOfClass)) || undefined;
}

/** All shares of the company; `undefined` if they are not stated. */
export function allShares(classes: readonly ShareClass[]): number | undefined {
  return classes.reduce((sum, { shares }) => sum + shares, 0) || undefined;
}

/** The classes that have votes. */
export function votingClasses(classes: readonly ShareClass[]): readonly ShareClass[] {
  return classes.filter((one) => votesOfClass(one) > 0);
}

/**
 * The shares with so many votes; `undefined` if it does not follow: a share of the class has neither a whole number of votes,
 * nor a vote a whole number of shares, as with odd lots of Japanese units.
 */
export function sharesFor(votes: number, one: ShareClass): number | undefined {
  const all = votesOfClass(one);
  if (all > 0 && one.shares % all === 0) return votes * (one.shares / all);
  const perShare = all / one.shares;
  return Number.isInteger(perShare) && votes % perShare === 0 ? votes / perShare : undefined;
}

/** The most votes that so many shares have together: those of the classes with most votes a share. */
export function mostVotesOf(shares: number, classes: readonly ShareClass[]): number {
  const perShare = (one: ShareClass) => votesOfClass(one) / one.shares;
  const inOrder = classes.toSorted((one, other) => perShare(other) - perShare(one));
  let left = shares;
  return inOrder.reduce((votes, one) => {
    const voting = Math.min(left, one.shares);
    left -= voting;
    return one.shares === 0 ? votes : votes + voting * perShare(one);
  }, 0);
}

/** The votes on a resolution, and those of each class, as far as they are counted apart. */
interface Voted {
  readonly all: Votes;
  readonly ofClasses: readonly ClassVotes[];
}

/** Shares for which votes were validly cast, of all classes; `undefined` if it neither is stated nor follows. */
export function sharesVoted({ all, ofClasses }: Voted, classes: readonly ShareClass[]): number | undefined {
  if (all.shares !== undefined) return all.shares;
  const voting = votingClasses(classes);
  const [first] = voting;
  if (!first) return undefined;
  // All shares have the same votes: whose they are makes no difference.
  if (voting.every((one) => votesOfClass(one) * first.shares === votesOfClass(first) * one.shares))
    return all.valid === undefined ? undefined : sharesFor(all.valid, first);
  return sumOf(voting.map((one) => sharesOfClass(ofClasses, one)));
}

/**
 * The part of the share capital that votes represent, in per cent; `undefined` if it does not follow. The law wants the
 * capital, which is not the votes where a share has more votes than another, or none (UK Companies Act 2006, s. 341;
 * directive 2007/36/EC, art. 14; AktG, § 130).
 */
export function capitalShare(voted: Voted, classes: readonly ShareClass[]): number | undefined {
  const [{ nominal } = {}] = classes;
  if (classes.every((one) => one.nominal === nominal)) {
    const shares = sharesVoted(voted, classes);
    const all = allShares(classes);
    return shares === undefined || all === undefined ? undefined : (shares / all) * 100;
  }
  const voting = votingClasses(classes);
  const [first, second] = voting;
  const votedShares = (one: ShareClass) =>
    second ? sharesOfClass(voted.ofClasses, one) : sharesVoted(voted, one === first ? [one] : []);
  const capital = sumOf(classes.map((one) => one.nominal && one.shares * one.nominal));
  const represented = sumOf(
    voting.map((one) => {
      const shares = votedShares(one);
      return shares === undefined || one.nominal === undefined ? undefined : shares * one.nominal;
    }),
  );
  return represented === undefined || !capital ? undefined : (represented / capital) * 100;
}

function sharesOfClass(ofClasses: readonly ClassVotes[], one: ShareClass): number | undefined {
  const votes = ofClasses.find(({ shareClass }) => shareClass === one.name);
  if (votes?.shares !== undefined || votes?.valid === undefined) return votes?.shares;
  return sharesFor(votes.valid, one);
}

/** `undefined` if one of the values is. */
export function sumOf(values: readonly (number | undefined)[]): number | undefined {
  return values.reduce<number | undefined>(
    (sum, value) => (sum === undefined || value === undefined ? undefined : exactNumber(sum + value)),
    0,
  );
}
