/** The properties of a link that decide whether client-side navigation handles it. */
interface LinkProperties {
  /** Absolute address. */
  readonly href: string;
  /** Empty if the link has no `target`. */
  readonly target: string;
  readonly isDownload: boolean;
}

/**
 * Paths on this origin that are not pages, and paths that begin with `//`, which would be another site if used as a
 * relative address.
 */
const NOT_A_PAGE = /^\/(?:\/|(?:api|assets|sandbox)(?:\/|$))|\.[a-z\d]{2,5}$/i;

/**
 * Address of a link that client-side navigation handles. `undefined` for links that the browser handles: to other sites
 * and files, with a `target` (`_self` too), and downloads.
 */
export function pageAddressOf({ href, target, isDownload }: LinkProperties, origin: string): URL | undefined {
  if (target !== "" || isDownload || !URL.canParse(href)) return undefined;
  const url = new URL(href);
  return url.origin === origin && !NOT_A_PAGE.test(url.pathname) ? url : undefined;
}
