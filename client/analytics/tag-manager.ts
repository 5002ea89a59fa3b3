import { linkUnder } from "../navigation/link-under.ts";
import type { Consent } from "../notices/consent.ts";
import { departureOf } from "./outbound.ts";
import { redact } from "./redact.ts";

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
  window.dataLayer ??= [];
  const redacted = Object.fromEntries(Object.entries(event).map(([key, value]) => [key, redact(value)]));
  window.dataLayer.push(
    onSent ? { ...redacted, eventCallback: onSent, eventTimeout: LEAVE_TIMEOUT_MS } : redacted,
  );
}

/**
 * Sets what the tag manager's tags may store (its consent mode). Advertising stays denied, since visitors are not asked
 * about it.
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

/** Sends a page view. */
export function trackPageView(): void {
  const { href, pathname, search } = window.location;
  pushEvent({
    event: "page_view",
    page_location: href,
    page_path: pathname + search,
    page_title: document.title,
  });
}

/** Sends the tag manager's start event, once its script is loading. */
export function trackStart(): void {
  pushEvent({ event: "gtm.js", "gtm.start": Date.now() });
}

/** Sends an event for each outbound link. A link that replaces the page is followed after the event has been sent. */
export function trackOutboundLinks(): void {
  const press = (event: MouseEvent) => {
    const link = linkUnder(event);
    if (!link || event.defaultPrevented) return;
    const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    const departure = departureOf({ href: link.href, target: link.target, isModified }, location.origin);
    if (departure === "none") return;
    const outbound = { event: "outbound_link", link_url: link.href };
    if (departure === "beside") return pushEvent(outbound);
    event.preventDefault();
    leaveOnce(link.href, (go) => pushEvent(outbound, go));
  };
  document.addEventListener("click", press);
}

/** Follows the link when the tag manager calls back, or after the timeout. */
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
