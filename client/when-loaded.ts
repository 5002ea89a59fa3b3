/** Runs a callback at the load event, or immediately if the page is loaded already. */
export function whenLoaded(callback: () => void): void {
  if (document.readyState === "complete") callback();
  else window.addEventListener("load", callback, { once: true });
}
