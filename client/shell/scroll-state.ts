import { useEffect, useState } from "react";

/** Scroll state of the page: at the top, or further down with the direction of the last scroll. */
type ScrollState = "top" | "down" | "up";

/** A scroll position with its state. */
export interface ScrollPosition {
  /** Pixels from the top; negative while the browser overscrolls. */
  readonly y: number;
  readonly state: ScrollState;
}

/** Pixels that still count as the top (specification, section 4). */
const TOP = 1;

/** The next position after a scroll. The first position counts as scrolled down to. */
export function positionAt(y: number, before: ScrollPosition = { y: 0, state: "top" }): ScrollPosition {
  if (y <= TOP) return { y, state: "top" };
  if (y === before.y) return before;
  return { y, state: y < before.y ? "up" : "down" };
}

/** Throttle interval of scroll events (specification, section 9). */
const SCROLL_INTERVAL_MS = 250;

/** Calls back, throttled, with the scroll state after each scroll. Returns a function that stops it. */
export function watchScroll(onScroll: (state: ScrollState) => void): () => void {
  let position = positionAt(scrollY);
  const update = throttle(() => {
    position = positionAt(scrollY, position);
    onScroll(position.state);
  }, SCROLL_INTERVAL_MS);
  addEventListener("scroll", update.call, { passive: true });
  return () => {
    removeEventListener("scroll", update.call);
    update.cancel();
  };
}

/** The scroll state of the page; `undefined` until the application has started. */
export function useScrollState(): ScrollState | undefined {
  const [state, setState] = useState<ScrollState>();
  useEffect(() => {
    setState(positionAt(scrollY).state);
    return watchScroll(setState);
  }, []);
  return state;
}

/**
 * Runs a callback at most once per interval: immediately at first (leading edge), and again at the end of the interval
 * if it was called meanwhile (trailing edge), so that the last call is never lost.
 */
export function throttle(callback: () => void, milliseconds: number) {
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
