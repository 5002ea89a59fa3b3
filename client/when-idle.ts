import { whenLoaded } from "./when-loaded.ts";

/** After this time the callback runs even if the browser was never idle. */
const IDLE_TIMEOUT_MS = 3_000;

/** Runs a callback when the page is loaded and the browser is idle. */
export function whenIdle(callback: () => void): void {
  const wait = () => {
    // Safari has no idle callbacks.
    if ("requestIdleCallback" in window) window.requestIdleCallback(callback, { timeout: IDLE_TIMEOUT_MS });
    else setTimeout(callback, 1);
  };
  whenLoaded(wait);
}
