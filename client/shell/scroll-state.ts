import { useEffect, useState } from "react";

/** Scroll state of the page: at the top, or further down with the direction of the last scroll. */
type ScrollState = "top" | "down" | "up";

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
  return { y, state: y < before.y ? "up" : "down" };
}

/** At most one state is reported in this time (specification, section 9). */
const SCROLL_INTERVAL_MS = 250;

/** Calls back, throttled, with the scroll state after each scroll. Returns a function that stops it. */
export function watchScroll(onScroll: (state: ScrollState) => void): () => void {
  let position = positionAt(scrollY);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const update = () => {
    timer = undefined;
    if (scrollY === position.y) return;
    position = positionAt(scrollY, position);
    onScroll(position.state);
    // Also reports where the last scroll has ended.
    timer = setTimeout(update, SCROLL_INTERVAL_MS);
  };
  const onEvent = () => {
    if (timer === undefined) update();
  };
  addEventListener("scroll", onEvent, { passive: true });
  return () => {
    removeEventListener("scroll", onEvent);
    clearTimeout(timer);
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
