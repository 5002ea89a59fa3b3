/** Paths that are not pages, and those with `//`, which would be another site as a relative address. */
const ELSEWHERE = /^\/(?:\/|(?:api|assets|sandbox)(?:\/|$))|\.[a-z\d]{2,5}$/i;

export function closestLink(element: EventTarget | null): HTMLAnchorElement | undefined {
  const link = element instanceof Element ? element.closest("a[href]") : null;
  return link instanceof HTMLAnchorElement ? link : undefined;
}

/**
 * Address of a link that client-side navigation handles. `undefined` for links that the browser handles: to other sites
 * and files, with a `target` (`_self` too), and downloads.
 */
export function pageUrlOf(
  link: Pick<HTMLAnchorElement, "href" | "target" | "hasAttribute">,
  { origin }: Pick<Location, "origin"> = location,
): URL | undefined {
  if (link.target !== "" || link.hasAttribute("download") || !URL.canParse(link.href)) return undefined;
  const url = new URL(link.href);
  return url.origin === origin && !ELSEWHERE.test(url.pathname) ? url : undefined;
}

/** Whether an address is that of the page in view, apart from its hash. */
export function isInView({ pathname, search }: Pick<URL, "pathname" | "search">): boolean {
  return pathname === location.pathname && search === location.search;
}
