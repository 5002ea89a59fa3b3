/** A value at a point in time. */
export interface Sample {
  /** Since the start. */
  readonly seconds: number;
  readonly value: number;
}

/** Trend of a value over time. */
export interface Trend {
  /** Median of the samples. */
  readonly middle: number;
  /** Growth from the first sample to the last, according to the slope. */
  readonly growth: number;
}

/**
 * The trend of some samples: the median of the slopes between all pairs (Theil–Sen estimator), which is robust against
 * single peaks.
 */
export function trendOf(samples: readonly Sample[]): Trend {
  const slopes = samples.flatMap((one, index) =>
    samples.slice(index + 1).map((other) => (other.value - one.value) / (other.seconds - one.seconds)),
  );
  const duration = (samples.at(-1)?.seconds ?? 0) - (samples[0]?.seconds ?? 0);
  return { middle: median(samples.map(({ value }) => value)), growth: median(slopes) * duration };
}

/** Whether a value grew by no more than a fraction of its median. */
export function isFlat({ middle, growth }: Trend, part: number): boolean {
  return growth <= middle * part;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
