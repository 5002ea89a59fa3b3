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

/**
 * Waits for a task that may ignore the signal, or cause its abort: a function of the caller's.
 *
 * @throws {unknown} The reason of the signal, when it is aborted, and what the task throws.
 */
export function unlessAborted<T>(signal: AbortSignal | undefined, task: () => Promise<T>): Promise<T> {
  if (signal === undefined) return task();
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) return abort();
    signal.addEventListener("abort", abort);
    // The runtime keeps the signal for a while; with a listener, it would keep the result.
    const end = () => signal.removeEventListener("abort", abort);
    task().finally(end).then(resolve, reject);
  });
}

/**
 * Iterates until the signal is aborted, also while the next item does not come.
 *
 * @throws {unknown} The reason of the signal, and what the iterable throws.
 */
export async function* untilAborted<T>(
  items: AsyncIterable<T>,
  signal: AbortSignal,
): AsyncGenerator<T, void> {
  const iterator = items[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await unlessAborted(signal, () => iterator.next());
      if (next.done) return;
      yield next.value;
    }
  } finally {
    // Not awaited: it waits for an item that may never come. What it throws then is of no use to anybody.
    iterator.return?.().catch(() => undefined);
  }
}
