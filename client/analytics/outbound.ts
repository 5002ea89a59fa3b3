/** The data of a click on a link. */
export interface LinkPress {
  readonly href: string;
  readonly target: string;
  /** Whether a modifier key or another mouse button makes the browser open the link elsewhere. */
  readonly isModified: boolean;
}

/** Whether a click on a link leaves the site, and if so, in another tab or in this one. */
export function departureOf({ href, target, isModified }: LinkPress, origin: string) {
  if (!URL.canParse(href, origin)) return "none";
  const url = new URL(href, origin);
  if (!/^https?:$/.test(url.protocol) || url.origin === origin) return "none";
  return isModified || (target !== "" && target !== "_self") ? "beside" : "instead";
}
