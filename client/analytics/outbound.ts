/** What is to be known of a press of a link. */
export interface LinkPress {
  readonly href: string;
  readonly target: string;
  /** Whether a key or another button asks the browser for something else than to follow the link here. */
  readonly isModified: boolean;
}

/** How a press of a link leaves the site: not at all, in another tab, or in place of this page. */
export function departureOf({ href, target, isModified }: LinkPress, origin: string) {
  if (!URL.canParse(href, origin)) return "none";
  const url = new URL(href, origin);
  if (!/^https?:$/.test(url.protocol) || url.origin === origin) return "none";
  return isModified || (target !== "" && target !== "_self") ? "beside" : "instead";
}
