import { onPageView } from "../navigation/navigation-events.ts";
import { loadWhenIdle } from "../preview/load-when-idle.ts";
import { trackOutboundLinks, trackPageView, trackStart } from "./tag-manager.ts";

const TAG_MANAGER = "https://www.googletagmanager.com/gtm.js";

/** Starts the tag manager and sends it page views and outbound links. Its script is loaded when the browser is idle. */
export function startAnalytics(containerId: string): void {
  trackStart();
  trackPageView();
  onPageView(trackPageView);
  trackOutboundLinks();
  loadWhenIdle(`${TAG_MANAGER}?id=${encodeURIComponent(containerId.toWellFormed())}`, () => undefined);
}
