import type { TypedTransaction } from "./transaction-values.ts";

/** Fewer show nothing of how prices change. */
const FEWEST_ROWS = 3;

/** From one day of trading to the next, a price changes by less than the first, and a number of shares often by the second. */
const STEADY = 1.2;
const UNSTEADY = 1.5;

/**
 * Whether the columns of prices and of numbers of shares of a table are exchanged: the prices of a venue are whole numbers that
 * change from row to row as numbers of shares do, and its numbers of shares change as prices.
 */
export function hasExchangedColumns(rows: readonly TypedTransaction[]): boolean {
  const priced = rows.flatMap(({ venue = "", shares, average }) =>
    typeof shares === "number" && typeof average === "number" ? { venue, shares, average } : [],
  );
  const ofVenues = [...Map.groupBy(priced, ({ venue }) => venue).values()];
  return ofVenues.some((all) => {
    const prices = all.map(({ average }) => average);
    const ofShares = stepsOf(all.map(({ shares }) => shares));
    const unsteady = stepsOf(prices).filter((step) => step >= UNSTEADY);
    const areAsPrices = ofShares.every((step) => step <= STEADY) && ofShares.some((step) => step > 1);
    return (
      all.length >= FEWEST_ROWS &&
      prices.every(Number.isInteger) &&
      areAsPrices &&
      unsteady.length * 2 >= ofShares.length
    );
  });
}

/** How many times each number is the one before it, or that one this. */
function stepsOf(numbers: readonly number[]): readonly number[] {
  return numbers.slice(1).map((number, index) => {
    const before = numbers[index] ?? number;
    return Math.max(number / before, before / number);
  });
}
