import { z } from "zod";
import { valid } from "../field.ts";

/**
 * A rate in per cent; 0 is one, too. What may be a fraction of 1 is reported, and none: 0.15 may mean 15%.
 *
 * @param highest - Up to which no rate is as low.
 */
function percentAbove(highest: number) {
  const isNoFraction = (rate: number) => rate === 0 || rate > highest;
  const error = ({ input }: { readonly input?: unknown }) =>
    `${input} may mean ${Number((Number(input) * 100).toFixed(4))}%: enter what is meant in per cent. It is not shown`;
  return valid(z.number().min(0).max(100).refine(isNoFraction, { error }));
}

/** How much of an amount is franked, or withheld as tax. */
export const taxRate = percentAbove(1);

/** By how much shares are cheaper than in the market: often by a few per cent, also by half of one. */
export const discountRate = percentAbove(0.1);
