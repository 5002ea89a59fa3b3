import { whenIdle } from "../when-idle.ts";
import { loadDocument } from "./document-cache.ts";
import { linkUnder, pageBehind } from "./link-under.ts";
import { onNearViewport } from "./on-near-viewport.ts";
import { prefersReducedData } from "./prefers-reduced-data.ts";

/** Addresses that have been fetched ahead because a link to them came near. */
const fetched = new Set<string>();

/**
 * Fetches the page behind a link ahead when the link comes near the screen, once an address; not before this page stands,
 * whose images are wanted first.
 */
export function prefetchWhenNear(link: HTMLAnchorElement): void {
  if (prefersReducedData()) return;
  onNearViewport(link, () =>
    whenIdle(() => {
      const url = pageBehind(link);
      // Other choices of the list that is shown are many, and few of them are made.
      if (!url || url.pathname === location.pathname || fetched.has(url.pathname + url.search)) return;
      fetched.add(url.pathname + url.search);
      prefetch(url);
    }),
  );
}

/** Fetches a page ahead whenever a link to it is pointed at, touched or gets the focus. */
export function prefetchOnIntent(): void {
  let last: HTMLAnchorElement | undefined;
  const intend = (event: Event) => {
    const link = linkUnder(event);
    // The pointer comes from one word of a link to the next: that is one wish.
    if (link === last) return;
    last = link;
    const url = link && pageBehind(link);
    if (url) prefetch(url);
  };
  for (const type of ["pointerover", "touchstart", "focusin"]) {
    document.addEventListener(type, intend, { passive: true });
  }
}

function prefetch({ pathname, search }: URL): void {
  const isHere = pathname === location.pathname && search === location.search;
  if (!navigator.onLine || pathname === "/search" || isHere) return;
  // A failure is not remembered: whoever follows the link asks again.
  loadDocument(pathname + search, "low").catch(() => undefined);
}
