/** The earliest of moments, of which there may be too many for the arguments of `Math.min`; `undefined` without any. */
export function earliestOf(moments: readonly number[]): number | undefined {
  return moments.reduce<number | undefined>((known, moment) => Math.min(known ?? moment, moment), undefined);
}

/** The latest of moments; `undefined` without any. */
export function latestOf(moments: readonly number[]): number | undefined {
  return moments.reduce<number | undefined>((known, moment) => Math.max(known ?? moment, moment), undefined);
}
