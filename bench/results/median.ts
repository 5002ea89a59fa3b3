/** The median; of an even number of values, the lower of the middle two. */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** The percentile of some values; `share` is from 0 to 1. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}
