import type { Consent } from "../notices/consent.ts";
import { departureOf } from "./outbound.ts";
import { redact } from "./redact.ts";

declare global {
  interface Window {
    /** What the tag manager is told, in the order in which it happened. */
    dataLayer?: unknown[];
  }
}

/** Milliseconds for which a link that leaves the site waits for the tag manager (specification, section 9). */
const LEAVE_TIMEOUT_MS = 250;

/** Tells the tag manager something; everything told goes this way, and no e-mail address gets through. */
function tell(event: Readonly<Record<string, unknown>>, onTold?: () => void): void {
  window.dataLayer ??= [];
  const told = Object.fromEntries(Object.entries(event).map(([key, value]) => [key, redact(value)]));
  window.dataLayer.push(onTold ? { ...told, eventCallback: onTold, eventTimeout: LEAVE_TIMEOUT_MS } : told);
}

/**
 * Says what the tag manager's tags may store (its consent mode). Advertising stays denied, since nobody is asked about it.
 *
 * @param command - `default` before the first choice of a page, `update` after.
 */
export function signalConsent(command: "default" | "update", analytics: Consent): void {
  const denied = { ad_storage: "denied", ad_user_data: "denied", ad_personalization: "denied" };
  signal("consent", command, { ...denied, analytics_storage: analytics });
}

function signal(..._words: readonly unknown[]): void {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: the tag manager ignores commands in an array
  window.dataLayer.push(arguments);
}

/** Tells of a page that came into view. */
export function trackPageView(): void {
  const { href, pathname, search } = window.location;
  tell({
    event: "page_view",
    page_location: href,
    page_path: pathname + search,
    page_title: document.title,
  });
}

/** Tells that the tag manager starts, once its script is on the way. */
export function trackStart(): void {
  tell({ event: "gtm.js", "gtm.start": Date.now() });
}

/** Tells of every link that leads away from the site. One that replaces the page waits until that has been told. */
export function trackOutboundLinks(): void {
  const press = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
    if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented) return;
    const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    const departure = departureOf({ href: link.href, target: link.target, isModified }, location.origin);
    if (departure === "none") return;
    const outbound = { event: "outbound_link", link_url: link.href };
    if (departure === "beside") return tell(outbound);
    event.preventDefault();
    leaveOnce(link.href, (go) => tell(outbound, go));
  };
  document.addEventListener("click", press);
}

/** Goes when told to, or after a quarter of a second without. */
function leaveOnce(href: string, before: (go: () => void) => void): void {
  let left = false;
  const go = () => {
    if (left) return;
    left = true;
    window.location.assign(href);
  };
  setTimeout(go, LEAVE_TIMEOUT_MS);
  before(go);
}
