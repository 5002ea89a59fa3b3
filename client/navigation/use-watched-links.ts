import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { type RefObject, useEffect } from "react";
import { documentQuery } from "../api/queries.ts";
import { prefersReducedData } from "../prefers-reduced-data.ts";
import { whenIdle } from "../when-idle.ts";
import { closestLink, pageUrlOf } from "./page-links.ts";
import { resolveLink } from "./resolve-link.ts";
import { watchLinks } from "./watch-links.ts";

/** Distance from the viewport that counts as near (specification, section 9). */
const PREFETCH_MARGIN = "200px";

/** Where a link is marked that is prefetched only on intent: every visitor gets the cookie notice, and few read the policy. */
export const PREFETCHED_ON_INTENT = "data-prefetch-on-intent";

/**
 * Watches all links of the site: prefetches their pages when they come near the viewport, and when they are hovered over,
 * touched or focused; resolves those that the server has left unresolved.
 *
 * @param root - The element around all links.
 */
export function useWatchedLinks(root: RefObject<HTMLElement | null>): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!root.current) return undefined;
    const observer = prefetchObserver(queryClient);
    const stopWatching = watchLinks(root.current, (link) => {
      observer.observe(link);
      void resolveLink(link, queryClient);
    });
    const stopPrefetching = prefetchOnIntent(root.current, queryClient);
    return () => {
      observer.disconnect();
      stopWatching();
      stopPrefetching();
    };
  }, [root, queryClient]);
}

function prefetchOnIntent(root: HTMLElement, queryClient: QueryClient): () => void {
  let last: HTMLAnchorElement | undefined;
  const onIntent = ({ target }: Event) => {
    const link = closestLink(target);
    // The pointer moves between children of the same link.
    if (link === last) return;
    last = link;
    const url = link && pageUrlOf(link);
    if (url) prefetch(url, queryClient);
  };
  const events = ["pointerover", "touchstart", "focusin"];
  for (const type of events) root.addEventListener(type, onIntent, { passive: true });
  return () => {
    for (const type of events) root.removeEventListener(type, onIntent);
  };
}

/** Observes links, and prefetches a page once, unless the link is a way back up. */
function prefetchObserver(queryClient: QueryClient): IntersectionObserver {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
        observer.unobserve(target);
        // The images of the current page are loaded first.
        whenIdle(() => prefetchOnce(target, queryClient));
      }
    },
    { rootMargin: PREFETCH_MARGIN },
  );
  return observer;
}

function prefetchOnce(link: HTMLAnchorElement, queryClient: QueryClient): void {
  if (prefersReducedData() || link.closest(`[${PREFETCHED_ON_INTENT}]`)) return;
  const url = pageUrlOf(link);
  if (!url || isCurrentOrAncestor(url)) return;
  const { queryKey } = documentQuery(url.pathname + url.search);
  if (queryClient.getQueryState(queryKey) === undefined) prefetch(url, queryClient);
}

/**
 * Whether a page is the current one or above it. Few visitors follow the logo, which is on every page, the breadcrumb, or
 * one of the many filters of a list.
 */
function isCurrentOrAncestor({ pathname }: URL): boolean {
  return pathname === "/" || `${location.pathname}/`.startsWith(`${pathname}/`);
}

function prefetch({ pathname, search }: URL, queryClient: QueryClient): void {
  const isCurrentPage = pathname === location.pathname && search === location.search;
  if (!navigator.onLine || pathname === "/search" || isCurrentPage) return;
  // Failures are ignored: following the link requests the page again.
  void queryClient.prefetchQuery(documentQuery(pathname + search, "low"));
}
