import { nextPaint } from "./next-paint.ts";

/** After this time the callback runs even if the browser was never idle, or has reported no paint. */
const TIMEOUT_MS = 3_000;

let firstPaint: Promise<void> | undefined;

/** Runs a callback when the page is loaded and on the screen, and the browser is idle. */
export function whenIdle(callback: () => void): void {
  const wait = async () => {
    firstPaint ??= untilPainted();
    await firstPaint;
    // The image that completed the page is painted now.
    await nextPaint();
    // Safari has no idle callbacks.
    if ("requestIdleCallback" in window) window.requestIdleCallback(callback, { timeout: TIMEOUT_MS });
    else setTimeout(callback, 1);
  };
  whenLoaded(() => void wait());
}

/**
 * Resolves when the first frame is on the screen, which is later than its animation frame: a short page is loaded before
 * its first frame, and what was fetched in between would compete with it.
 */
function untilPainted(): Promise<void> {
  return new Promise((resolve) => {
    const observer = new PerformanceObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe({ type: "paint", buffered: true });
    // Hidden tabs paint nothing, and browsers that resist fingerprinting do not report it.
    setTimeout(resolve, TIMEOUT_MS);
  });
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
