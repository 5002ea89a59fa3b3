import { percentAbove } from "../percent-field.ts";

/** How much of an amount is franked, or withheld as tax. */
export const taxRate = percentAbove(1);

/**
 * By how much shares are cheaper than in the market: often by a few per cent, also by half of one. What is more than half of the
 * price is the rest of it: 98 for 2.
 */
export const discountRate = percentAbove(0.1, 50);
