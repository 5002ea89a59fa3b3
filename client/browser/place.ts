/** A place in a page: a part of it, and where that begins in the window. */
export interface Place {
  readonly partId: string;
  /** Distance from the top of the window to the part, in CSS pixels. */
  readonly top: number;
}

/** What of a part may be above the window, or hidden by the header, if it is the part that is being read. */
const READ_FROM_PX = 200;

/** Parts with a name of their own: React numbers others, and after a change it numbers them differently. */
const PARTS = 'main [id]:not([id^="_"])';

/** Where the visitor is in the page in view; `undefined` at its top. */
export function placeInView(): Place | undefined {
  if (scrollY === 0) return undefined;
  return [...document.querySelectorAll(PARTS)]
    .filter((part) => part.getClientRects().length > 0)
    .map((part) => ({ partId: part.id, top: part.getBoundingClientRect().top }))
    .findLast(({ top }) => top < READ_FROM_PX);
}

/** Scrolls to a place in another state of the page, if that has the part. */
export function returnTo({ partId, top }: Place): void {
  const part = document.getElementById(partId);
  if (part) scrollBy({ top: part.getBoundingClientRect().top - top, behavior: "instant" });
}
