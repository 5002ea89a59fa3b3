/**
 * Deduplicates concurrent calls (single flight): calls with the same key share one promise, also if it rejects.
 *
 * @param maxAgeMs - Maximum age of a call in milliseconds to be shared. A later caller starts a new call, with its full
 *   timeout.
 */
export function singleFlight<Result>(
  maxAgeMs: number,
): (key: string, run: () => Promise<Result>) => Promise<Result> {
  const inFlight = new Map<string, { readonly result: Promise<Result>; readonly startedAt: number }>();
  return (key, run) => {
    const startedAt = performance.now();
    const running = inFlight.get(key);
    if (running !== undefined && startedAt - running.startedAt < maxAgeMs) return running.result;
    const result = run().finally(() => {
      if (inFlight.get(key) === call) inFlight.delete(key);
    });
    const call = { result, startedAt };
    inFlight.set(key, call);
    return result;
  };
}
