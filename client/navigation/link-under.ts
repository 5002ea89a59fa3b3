import { pageAddressOf } from "./page-address.ts";

/** The link that an event happened in. */
export function linkUnder({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest("a[href]") : null;
  return link instanceof HTMLAnchorElement ? link : undefined;
}

/** Address of the page of this site that a link opens in place. */
export function pageBehind(link: HTMLAnchorElement): URL | undefined {
  const { href, target } = link;
  return pageAddressOf({ href, target, isDownload: link.hasAttribute("download") }, window.location.origin);
}
