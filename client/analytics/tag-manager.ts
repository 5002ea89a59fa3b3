import { loadWhenIdle } from "../browser/when-idle.ts";
import { closestLink } from "../navigation/page-links.ts";
import type { Consent } from "./consent.ts";

const TAG_MANAGER = "https://www.googletagmanager.com/gtm.js";

/** Starts the tag manager and sends it outbound links. Its script is loaded when the browser is idle. */
export function startAnalytics(containerId: string): void {
  pushEvent({ event: "gtm.js", "gtm.start": Date.now() });
  trackOutboundLinks();
  loadWhenIdle(`${TAG_MANAGER}?id=${encodeURIComponent(containerId.toWellFormed())}`);
}

declare global {
  interface Window {
    /** The events for the tag manager, in order. */
    dataLayer?: unknown[];
  }
}

/** Maximum time that an outbound link waits for the tag manager (specification, section 9). */
const LEAVE_TIMEOUT_MS = 250;

/** Sends an event to the tag manager. All events are sent by this function, so that e-mail addresses are redacted. */
function pushEvent(event: Readonly<Record<string, unknown>>, onSent?: () => void): void {
  const callback = onSent && { eventCallback: onSent, eventTimeout: LEAVE_TIMEOUT_MS };
  window.dataLayer ??= [];
  window.dataLayer.push(redact({ ...event, ...callback }));
}

/**
 * Sets what the tag manager's tags may store (its consent mode): `default` before the first choice of a page, `update`
 * after. Advertising stays denied, since visitors are not asked about it.
 */
export function signalConsent(command: "default" | "update", analytics: Consent): void {
  const denied = { ad_storage: "denied", ad_user_data: "denied", ad_personalization: "denied" };
  signal("consent", command, { ...denied, analytics_storage: analytics });
}

function signal(..._command: readonly unknown[]): void {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: the tag manager ignores commands in an array
  window.dataLayer.push(arguments);
}

/** Sends the tag manager the page in view, by its path and query. */
export function trackPageView(path: string): void {
  pushEvent({
    event: "page_view",
    page_location: location.href,
    page_path: path,
    page_title: document.title,
  });
}

/** Sends an event for each outbound link. A link that replaces the page is followed after the event has been sent. */
function trackOutboundLinks(): void {
  document.addEventListener("click", (event) => {
    const link = closestLink(event.target);
    if (!link || event.defaultPrevented) return;
    const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    const tab = outboundTab({ href: link.href, target: link.target, isModified }, location.origin);
    if (tab === "none") return;
    const outbound = { event: "outbound_link", link_url: link.href };
    if (tab === "another") return pushEvent(outbound);
    event.preventDefault();
    const sent = new Promise<void>((resolve) => {
      pushEvent(outbound, resolve);
      setTimeout(resolve, LEAVE_TIMEOUT_MS);
    });
    void sent.then(() => window.location.assign(link.href));
  });
}

// The quantifiers are bounded, so that a long text without an address takes linear time.
// Also matches an address that is URL-encoded once (%40) or several times (%2540).
const ADDRESS =
  /[^\s@/?&=#:;,<>()"']{1,254}(?:@|%(?:25)*40)[^\s@/?&=#:;,<>()"'%]+\.[^\s@/?&=#:;,<>()"'.%]{2,}/gi;

/** Redacts everything that looks like an e-mail address (specification, section 5), also in nested values. */
export function redact(value: unknown): unknown {
  if (typeof value === "string") return value.replace(ADDRESS, "[redacted]");
  if (Array.isArray(value)) return value.map(redact);
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, redact(inner)]));
  }
  return value;
}

/** Whether a click on a link leaves the site, and in which tab: a modifier key opens another one. */
export function outboundTab(
  { href, target, isModified }: { href: string; target: string; isModified: boolean },
  origin: string,
) {
  if (!URL.canParse(href, origin)) return "none";
  const url = new URL(href, origin);
  if (!/^https?:$/.test(url.protocol) || url.origin === origin) return "none";
  return isModified || (target !== "" && target !== "_self") ? "another" : "same";
}
