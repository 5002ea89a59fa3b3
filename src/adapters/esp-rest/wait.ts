/** A longer wait makes Node's timer fire at once. */
export const MAX_TIMER_MS = 2 ** 31 - 1;

/**
 * Waits.
 *
 * @throws {unknown} The reason of the signal, when it is aborted.
 */
export function wait(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(
      () => {
        signal?.removeEventListener("abort", stop);
        resolve();
      },
      Math.min(milliseconds, MAX_TIMER_MS),
    );
    if (signal?.aborted) stop();
    else signal?.addEventListener("abort", stop, { once: true });
  });
}
