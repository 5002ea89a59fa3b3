/** What decides whether a link leads to a page of the site. */
export interface LinkFacts {
  /** Its address in full. */
  readonly href: string;
  /** Empty where it says nothing of the window it opens in. */
  readonly target: string;
  readonly isDownload: boolean;
}

/**
 * What is served under the site's address without being a page of it; and paths that would name another site if they
 * stood without the site's address.
 */
const ELSEWHERE = /^\/(?:\/|(?:api|assets|sandbox)(?:\/|$))|\.[a-z\d]{2,5}$/i;

/**
 * Address of the page of the site that a link opens in place; nothing for every other link, which is the browser's
 * matter: to other sites and to files, in a named window (`_self` too), to download.
 */
export function pageAddressOf({ href, target, isDownload }: LinkFacts, origin: string): URL | undefined {
  if (target !== "" || isDownload || !URL.canParse(href)) return undefined;
  const url = new URL(href);
  return url.origin === origin && !ELSEWHERE.test(url.pathname) ? url : undefined;
}
