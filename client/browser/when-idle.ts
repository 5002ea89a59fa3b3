declare global {
  interface Navigator {
    /** Not in every browser. `saveData`: whether the visitor has switched on the browser's data saver. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** After this time the callback runs even if the browser was never idle, or has reported no paint. */
const TIMEOUT_MS = 3_000;

/** A hidden tab paints nothing. */
const PAINT_TIMEOUT_MS = 100;

let loaded: Promise<number> | undefined;
let painted: Promise<void> | undefined;

/** Runs a callback when the page is loaded and on the screen, and the browser is idle. */
export function whenIdle(callback: () => void): void {
  const wait = async () => {
    await untilLoaded();
    painted ??= untilPainted();
    await painted;
    // The image that completed the page is painted now.
    await nextPaint();
    await untilIdle(TIMEOUT_MS);
    callback();
  };
  void wait();
}

/** Resolves at the load event with its time, in milliseconds of `performance.now()`. */
export function untilLoaded(): Promise<number> {
  loaded ??= new Promise((resolve) => {
    const onLoad = () => resolve(performance.now());
    if (document.readyState === "complete") onLoad();
    else addEventListener("load", onLoad, { once: true });
  });
  return loaded;
}

/** Resolves when the first frame is on the screen, later than its animation frame: requests before compete with it. */
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

/** Resolves once the next frame is painted, after at most 100 ms: what a press changes is seen before longer work begins. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, PAINT_TIMEOUT_MS);
  });
}

/** Resolves when the browser is idle, or after a time. */
export function untilIdle(timeout: number): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no idle callbacks.
    if ("requestIdleCallback" in window) requestIdleCallback(() => resolve(), { timeout });
    else setTimeout(resolve, 1);
  });
}

/** Loads a script when the page is loaded and the browser is idle. */
export function loadWhenIdle(src: string, onLoad?: () => void): void {
  whenIdle(() => {
    const script = Object.assign(document.createElement("script"), { async: true, src });
    if (onLoad) script.addEventListener("load", onLoad);
    document.body.append(script);
  });
}
