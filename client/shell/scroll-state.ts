/** Scroll state of the page: at the top, or further down with the direction of the last scroll. */
export type ScrollState = "top" | "down" | "up";

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
