/** Milliseconds after which a script is loaded even if the browser was never idle. */
const PATIENCE = 3_000;

/** Loads a script once the page stands and the browser has nothing better to do. */
export function loadWhenIdle(src: string, onLoad: () => void): void {
  const load = () => {
    const script = document.createElement("script");
    script.async = true;
    script.src = src;
    script.addEventListener("load", onLoad);
    document.body.append(script);
  };
  const wait = () => {
    // Safari has no idle callbacks.
    if ("requestIdleCallback" in window) window.requestIdleCallback(load, { timeout: PATIENCE });
    else setTimeout(load, 1);
  };
  if (document.readyState === "complete") wait();
  else window.addEventListener("load", wait, { once: true });
}
