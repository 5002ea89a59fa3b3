import { pageAddressOf } from "./page-address.ts";

/** The link that contains an element. */
export function closestLink(element: EventTarget | null): HTMLAnchorElement | undefined {
  const link = element instanceof Element ? element.closest("a[href]") : null;
  return link instanceof HTMLAnchorElement ? link : undefined;
}

/** Address of a link that client-side navigation handles; `undefined` for other links. */
export function pageUrlOf(link: HTMLAnchorElement): URL | undefined {
  const { href, target } = link;
  return pageAddressOf({ href, target, isDownload: link.hasAttribute("download") }, window.location.origin);
}
