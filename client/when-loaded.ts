/** Does something once the page is loaded with all that it shows: at the load event, or at once where that has passed. */
export function whenLoaded(action: () => void): void {
  if (document.readyState === "complete") action();
  else window.addEventListener("load", action, { once: true });
}
