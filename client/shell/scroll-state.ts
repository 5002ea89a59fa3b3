/** Where the visitor is on the page: at its top, or further down, having moved down or up last. */
export type ScrollState = "top" | "down" | "up";

/** A place on the page, and how the visitor came to it. */
export interface ScrollPlace {
  /** Pixels from the top; less than 0 where the browser lets a page be pulled beyond it. */
  readonly y: number;
  readonly state: ScrollState;
}

/** Pixels that still count as the top (specification, section 4). */
const TOP = 1;

/** The place that a visitor has come to, from the one before; a first place is one that a visitor came down to. */
export function placeAt(y: number, before: ScrollPlace = { y: 0, state: "top" }): ScrollPlace {
  if (y <= TOP) return { y, state: "top" };
  if (y === before.y) return before;
  return { y, state: y < before.y ? "up" : "down" };
}
