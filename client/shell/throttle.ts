/** A function that can be called as often as one likes, and how to call off what it still has to do. */
export interface Throttled {
  readonly call: () => void;
  readonly cancel: () => void;
}

/**
 * Lets an action happen at most once in so many milliseconds: at once when it has not happened lately, else at the
 * end of the time, so that the last call is never lost.
 */
export function throttle(action: () => void, milliseconds: number): Throttled {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let again = false;

  function run(): void {
    again = false;
    timer = setTimeout(() => {
      timer = undefined;
      if (again) run();
    }, milliseconds);
    action();
  }

  return {
    call() {
      if (timer === undefined) run();
      else again = true;
    },
    cancel() {
      clearTimeout(timer);
      timer = undefined;
      again = false;
    },
  };
}
