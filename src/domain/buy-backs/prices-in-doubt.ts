import type { ShareAdjustment } from "../content/share-adjustment.ts";
import { type BuyBack, latestBuyBackFirst } from "./buy-back.ts";
import { usualPrice } from "./transaction.ts";

/** A programme of which nobody knows whether its prices are in hundredths, and one beside it that it is compared with. */
interface DoubtfulPrices {
  readonly programme: BuyBack;
  readonly beside: BuyBack;
}

/** Prices in hundredths differ from those in whole units by this, or more, also after some years. */
const FEWEST_TIMES = 60;

/** How many programmes before it, and after it, one is compared with. */
const NEAR = 2;

/**
 * Programmes whose prices are about a hundred times those of most of the programmes near them, or more, or the reverse: in each,
 * all prices are in one unit, so that none stands out. Those of one security and currency are compared, and none over a split. Of
 * two, nobody knows which one is right.
 */
export function programmesInDoubt(
  programmes: readonly BuyBack[],
  adjustments: readonly ShareAdjustment[],
): readonly DoubtfulPrices[] {
  const priced = programmes.toSorted(latestBuyBackFirst).flatMap((programme) => {
    const { transactions, isin } = programme;
    const [last] = transactions;
    const price = usualPrice(transactions);
    if (last === undefined || price === undefined) return [];
    const { from: first } = transactions.at(-1) ?? last;
    const before = [first, last.to].map((day) => adjustments.filter((one) => one.day <= day).length);
    const key = JSON.stringify([isin, price.currency, before]);
    return { programme, price: Number(price.amount), key };
  });
  return [...Map.groupBy(priced, ({ key }) => key).values()].flatMap((all) =>
    all.flatMap(({ programme, price }, index) => {
      const near = [
        ...all.slice(Math.max(0, index - NEAR), index),
        ...all.slice(index + 1, index + 1 + NEAR),
      ];
      const others = near.filter(
        (other) => Math.max(price / other.price, other.price / price) >= FEWEST_TIMES,
      );
      const [beside] = others;
      return beside && others.length * 2 > near.length ? { programme, beside: beside.programme } : [];
    }),
  );
}

/** A programme as if its transactions were not known. */
export function withoutTransactions(programme: BuyBack): BuyBack {
  return { ...programme, transactions: [], hasAllTransactions: false };
}
