import { nextPaint } from "./next-paint.ts";

/** After this time the callback runs even if the browser was never idle. */
const IDLE_TIMEOUT_MS = 3_000;

/**
 * Runs a callback when the page is loaded and painted, and the browser is idle. A short page is loaded before its first
 * frame is painted, and the browser may be idle in between.
 */
export function whenIdle(callback: () => void): void {
  const wait = async () => {
    await nextPaint();
    // A frame is on the screen only while the next one is prepared.
    await nextPaint();
    // Safari has no idle callbacks.
    if ("requestIdleCallback" in window) window.requestIdleCallback(callback, { timeout: IDLE_TIMEOUT_MS });
    else setTimeout(callback, 1);
  };
  whenLoaded(() => void wait());
}

/** Runs a callback at the load event, or immediately if the page is loaded already. */
export function whenLoaded(callback: () => void): void {
  if (document.readyState === "complete") callback();
  else window.addEventListener("load", callback, { once: true });
}

/** Loads a script when the page is loaded and the browser is idle. */
export function loadWhenIdle(src: string, onLoad: () => void): void {
  whenIdle(() => {
    const script = document.createElement("script");
    script.async = true;
    script.src = src;
    script.addEventListener("load", onLoad);
    document.body.append(script);
  });
}
