/** A figure at a moment. */
export interface Sample {
  /** Since the beginning. */
  readonly seconds: number;
  readonly value: number;
}

/** Which way a figure goes. */
export interface Trend {
  /** What most of the samples lie around. */
  readonly middle: number;
  /** By how much it grew from the first sample to the last, by its slope. */
  readonly growth: number;
}

/**
 * The trend of some samples: the median of the slopes between all pairs of them (Theil–Sen), which single peaks do not
 * tilt.
 */
export function trendOf(samples: readonly Sample[]): Trend {
  const slopes = samples.flatMap((one, index) =>
    samples.slice(index + 1).map((other) => (other.value - one.value) / (other.seconds - one.seconds)),
  );
  const duration = (samples.at(-1)?.seconds ?? 0) - (samples[0]?.seconds ?? 0);
  return { middle: median(samples.map(({ value }) => value)), growth: median(slopes) * duration };
}

/** Whether a figure grew by no more than a part of itself. */
export function isFlat({ middle, growth }: Trend, part: number): boolean {
  return growth <= middle * part;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
