/** A hidden tab paints nothing. */
const TIMEOUT_MS = 100;

/** Resolves once the next frame is painted, after at most 100 ms: what a press changes is seen before longer work begins. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, TIMEOUT_MS);
  });
}
