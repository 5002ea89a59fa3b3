import type { ShareAdjustment } from "../content/share-adjustment.ts";
import { isNil, numberOf } from "../money/money.ts";
import { type Dividend, newestDividendFirst } from "./dividend.ts";

/** Between them, an amount in hundredths differs from one in whole units, also after years of growth. */
const FEWEST_TIMES = 60;
const MOST_TIMES = 170;

/** How many before it, and after it, an amount is compared with: dividends grow over the years. */
const NEAR = 2;

/** A dividend of which nobody knows whether it is in hundredths, and one beside it that it is compared with. */
interface DoubtfulAmount {
  readonly dividend: Dividend;
  readonly beside: Dividend;
}

/**
 * Dividends whose amount is about a hundred times that of most of those near it, or the reverse: one of them is in hundredths.
 * Those of one kind, class and currency are compared; not with a split among them, after which amounts are others, nor with one
 * whose unit is said in words: a dividend may be cut to a hundredth.
 */
export function amountsInDoubt(
  dividends: readonly Dividend[],
  adjustments: readonly ShareAdjustment[],
): readonly DoubtfulAmount[] {
  const comparable = dividends.filter(({ amount, shareClass, isSaid }) => {
    const isSplit = adjustments.some((one) => (one.shareClass ?? shareClass) === shareClass);
    return amount !== undefined && !isNil(amount) && !isSaid && !isSplit;
  });
  const alike = Map.groupBy(comparable, ({ kind, shareClass, amount }) =>
    JSON.stringify([kind, shareClass, amount?.currency]),
  );
  return [...alike.values()].flatMap((all) => {
    const inOrder = all.toSorted(newestDividendFirst);
    return inOrder.flatMap((dividend, index) => {
      const near = [
        ...inOrder.slice(Math.max(0, index - NEAR), index),
        ...inOrder.slice(index + 1, index + 1 + NEAR),
      ];
      const others = near.filter((one) => isHundredfold(dividend, one));
      const [beside] = others;
      return beside && others.length * 2 > near.length ? { dividend, beside } : [];
    });
  });
}

function isHundredfold(one: Dividend, other: Dividend): boolean {
  if (one.amount === undefined || other.amount === undefined) return false;
  const times = numberOf(one.amount) / numberOf(other.amount);
  const most = Math.max(times, 1 / times);
  return most >= FEWEST_TIMES && most <= MOST_TIMES;
}

/** A dividend as if its amount were not known. */
export function withoutAmount(dividend: Dividend): Dividend {
  return {
    ...dividend,
    amount: undefined,
    perShare: undefined,
    parts: [],
    figure: undefined,
    dates: dividend.dates.map((day) => ({ ...day, note: undefined })),
  };
}
