/** The middle of some figures; of an even number, the lower of the two. */
export function median(figures: readonly number[]): number {
  return percentile(figures, 0.5);
}

/** The figure that a share (0 to 1) of all does not exceed. */
export function percentile(figures: readonly number[], share: number): number {
  const sorted = figures.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}
