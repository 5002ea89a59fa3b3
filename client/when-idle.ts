import { whenLoaded } from "./when-loaded.ts";

/** Milliseconds after which something is done even if the browser was never idle. */
const IDLE_TIMEOUT_MS = 3_000;

/** Does something once the page stands and the browser has nothing better to do. */
export function whenIdle(action: () => void): void {
  const wait = () => {
    // Safari has no idle callbacks.
    if ("requestIdleCallback" in window) window.requestIdleCallback(action, { timeout: IDLE_TIMEOUT_MS });
    else setTimeout(action, 1);
  };
  whenLoaded(wait);
}
