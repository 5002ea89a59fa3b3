import { whenIdle } from "../when-idle.ts";
import { loadDocument } from "./document-cache.ts";
import { linkUnder, pageBehind } from "./link-under.ts";
import { onNearViewport } from "./on-near-viewport.ts";
import { prefersReducedData } from "./prefers-reduced-data.ts";

/** Addresses that have been prefetched because a link to them came near the viewport. */
const fetched = new Set<string>();

/**
 * Prefetches a link's page when the link comes near the viewport, once per address, unless it is a way back up. Waits
 * until the browser is idle, so that the images of the current page are loaded first.
 */
export function prefetchWhenNear(link: HTMLAnchorElement): void {
  // Every visitor gets the cookie notice, and few read the policy before they close it.
  if (link.closest("[data-notice='cookies']")) return;
  onNearViewport(link, () =>
    whenIdle(() => {
      if (prefersReducedData()) return;
      const url = pageBehind(link);
      if (!url || isAtOrAbove(url) || fetched.has(url.pathname + url.search)) return;
      fetched.add(url.pathname + url.search);
      prefetch(url);
    }),
  );
}

/**
 * Whether a page is the current one or above it. Few visitors follow the logo, which is on every page, the breadcrumb, or
 * one of the many filters of a list.
 */
function isAtOrAbove({ pathname }: URL): boolean {
  return pathname === "/" || `${location.pathname}/`.startsWith(`${pathname}/`);
}

/** Prefetches a link's page when the link is hovered over, touched or focused. */
export function prefetchOnIntent(): void {
  let last: HTMLAnchorElement | undefined;
  const onIntent = (event: Event) => {
    const link = linkUnder(event);
    // The pointer moves between children of the same link.
    if (link === last) return;
    last = link;
    const url = link && pageBehind(link);
    if (url) prefetch(url);
  };
  for (const type of ["pointerover", "touchstart", "focusin"]) {
    document.addEventListener(type, onIntent, { passive: true });
  }
}

function prefetch({ pathname, search }: URL): void {
  const isCurrentPage = pathname === location.pathname && search === location.search;
  if (!navigator.onLine || pathname === "/search" || isCurrentPage) return;
  // Failures are ignored: following the link requests the page again.
  loadDocument(pathname + search, "low").catch(() => undefined);
}
