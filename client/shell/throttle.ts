/** A throttled function, and how to cancel its pending call. */
export interface Throttled {
  readonly call: () => void;
  readonly cancel: () => void;
}

/**
 * Runs a callback at most once per interval: immediately at first (leading edge), and again at the end of the interval
 * if it was called meanwhile (trailing edge), so that the last call is never lost.
 */
export function throttle(callback: () => void, milliseconds: number): Throttled {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isPending = false;

  function run(): void {
    isPending = false;
    timer = setTimeout(() => {
      timer = undefined;
      if (isPending) run();
    }, milliseconds);
    callback();
  }

  return {
    call() {
      if (timer === undefined) run();
      else isPending = true;
    },
    cancel() {
      clearTimeout(timer);
      timer = undefined;
      isPending = false;
    },
  };
}
