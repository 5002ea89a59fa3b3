import type { Holder } from "./holder.ts";
import type { CapitalDay } from "./share-capital.ts";

/**
 * What the shares of a holder are of all shares of a day, or of all votes, in per cent: shares may have several votes each, or be
 * votes already. None if it does not follow.
 */
function partsOfAll({ shares = 0 }: Holder, { total, classes = [] }: Partial<CapitalDay>): readonly number[] {
  const { onIssue, votes } = total ?? {};
  if (!shares || !onIssue) return [];
  const perShare = classes.flatMap(({ votesPerShare }) => votesPerShare ?? []);
  const ofVotes = votes?.all ? [1, ...perShare].map((each) => (shares * each) / votes.all) : [];
  return [shares / onIssue, ...ofVotes].map((part) => part * 100);
}

/**
 * What the shares of a holder are of all, in per cent, if its percentage is another one; `undefined` if it is near enough, or if it
 * does not follow.
 *
 * @param factor - By which both may differ.
 */
export function partBesidePercent(
  holder: Holder,
  day: Partial<CapitalDay>,
  factor: number,
): number | undefined {
  const { percent } = holder;
  const parts = partsOfAll(holder, day);
  const [ofCapital] = parts;
  if (!percent || ofCapital === undefined) return undefined;
  const isNear = parts.some((part) => part / percent < factor && percent / part < factor);
  return isNear ? undefined : Number(ofCapital.toPrecision(3));
}

/** Whether a holder has more shares than there are, however many votes each has. */
export function hasMoreThanAll(holder: Holder, day: Partial<CapitalDay>): boolean {
  const parts = partsOfAll(holder, day);
  return parts.length > 0 && parts.every((part) => part > 100);
}
