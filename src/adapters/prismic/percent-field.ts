import { z } from "zod";
import { type Field, valid } from "./field.ts";

/**
 * A rate in per cent; 0 is one, too. What may be a fraction of 1 is reported, and none: 0.15 may mean 15%.
 *
 * @param highest - Up to which no rate is as low.
 * @param most - No rate is higher.
 */
export function percentAbove(highest: number, most = 100): Field<number | undefined> {
  const isNoFraction = (rate: number) => rate === 0 || rate > highest;
  const error = ({ input }: { readonly input?: unknown }) =>
    `${input} may mean ${Number((Number(input) * 100).toFixed(4))}%: enter what is meant in per cent. It is not shown`;
  return valid(z.number().min(0).max(most).refine(isNoFraction, { error }));
}
